public import Foundation

/// Shows nothing, but says once that something is presented.
nonisolated struct PresentationModifier: ViewModifier {
  let name: String
  let isPresented: @MainActor () -> Bool

  @MainActor func body(content: Content) -> some View {
    content.notDrawn(name, when: isPresented())
  }
}

extension View {
  /// Says once that something is presented, which is not drawn.
  nonisolated func presenting(
    _ name: String, _ isPresented: @escaping @MainActor () -> Bool
  ) -> some View {
    modifier(PresentationModifier(name: name, isPresented: isPresented))
  }

  /// Presents a sheet, which is not drawn.
  @MainActor @preconcurrency public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a sheet") { isPresented.wrappedValue }
  }

  /// Presents a sheet of a value, which is not drawn.
  @MainActor @preconcurrency public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a sheet") { item.wrappedValue != nil }
  }

  /// Presents a cover, which is not drawn.
  @MainActor @preconcurrency public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a full-screen cover") { isPresented.wrappedValue }
  }

  /// Presents a cover of a value, which is not drawn.
  @MainActor @preconcurrency public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a full-screen cover") { item.wrappedValue != nil }
  }

  /// Presents a popover, which is not drawn.
  @MainActor @preconcurrency public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a popover") { isPresented.wrappedValue }
  }

  /// Presents a popover of a value, which is not drawn.
  @MainActor @preconcurrency public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a popover") { item.wrappedValue != nil }
  }

  /// Offers a menu to a long press, which is not drawn.
  @MainActor @preconcurrency public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Offers a menu to a long press, which is not drawn.
  @MainActor @preconcurrency public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { self }

  /// Offers a menu and a preview to a long press, which is not drawn.
  @MainActor @preconcurrency public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Sets the heights of the sheet around, which is not drawn.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the heights of the sheet around, which is not drawn.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Shows or hides the mark of the sheet around, which is not drawn.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    self
  }

  /// Sets the background of the sheet around, which is not drawn.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the corners of the sheet around, which is not drawn.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Lets touches through behind the sheet around, which is not drawn.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets how what is presented adapts, which is not drawn.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Keeps the sheet around from being pulled away, which is not drawn.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half of the page.
  public static let medium = PresentationDetent(name: "medium")
  /// The page.
  public static let large = PresentationDetent(name: "large")

  /// A part of the page.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Whether touches reach what lies behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction()
  /// Yes.
  public static let enabled = PresentationBackgroundInteraction()
  /// No.
  public static let disabled = PresentationBackgroundInteraction()

  /// Yes, up to a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { enabled }
}

/// How what is presented adapts to a narrow page.
public struct PresentationAdaptation: Sendable {
  /// As the system decides.
  public static let automatic = PresentationAdaptation()
  /// Not at all.
  public static let none = PresentationAdaptation()
  /// As a popover.
  public static let popover = PresentationAdaptation()
  /// As a sheet.
  public static let sheet = PresentationAdaptation()
  /// As a cover.
  public static let fullScreenCover = PresentationAdaptation()
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Source)
  /// At a point.
  case point(UnitPoint)

  /// A rectangle that is found later.
  public struct Source: Sendable {
    /// The view's own.
    public static let bounds = Source()
  }
}

/// A menu for a long press, which is not drawn.
public nonisolated struct ContextMenu<MenuItems: View> {
  /// Creates a menu.
  @MainActor @preconcurrency public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
