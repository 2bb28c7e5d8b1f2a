public import Foundation

extension View {
  /// Shows or hides marks of the place while scrolling, which is never here.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets marks of the place flash, which they never do here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Keeps scroll views from being scrolled, which they never are here.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says how scroll views bounce, which they never do here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says how the keyboard is dismissed, which is never shown.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Says where scrolling comes to rest, which never happens here.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }

  /// Makes the views inside places where scrolling comes to rest, which never happens here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Binds the place to which content is scrolled: the view inside of an identity.
  ///
  /// Without an anchor the view comes into sight by the shortest way.
  @MainActor @preconcurrency public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map { AnyHashable($0) }
    return transformEnvironment(\.scrollSettings) { settings in
      settings.target = target
      settings.targetAnchor = anchor
    }
  }

  /// Binds the place to which content is scrolled.
  @MainActor @preconcurrency public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let value = position.wrappedValue
    return transformEnvironment(\.scrollSettings) { settings in
      settings.target = value.id
      settings.targetAnchor = value.anchor ?? anchor
    }
  }

  /// Shows what lies outside of scroll views, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipped = !disabled }
  }

  /// Sets which part of the content scroll views show first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
  }

  /// Shows or hides the background of lists and forms.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollSettings) { $0.showsBackground = visibility != .hidden }
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  /// Runs a refresh when the list is pulled, which never happens here.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

extension EdgeInsets {
  /// Creates insets of one length on some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// A place to which content is scrolled.
public struct ScrollPosition: Equatable, Sendable {
  /// The identity of the view at the place.
  var id: AnyHashable? { target?.id }
  private(set) var anchor: UnitPoint?
  private var target: Target?

  /// Unchecked: identities are values that do not change.
  private struct Target: Equatable, @unchecked Sendable {
    let id: AnyHashable
  }

  /// Creates the place at the beginning.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates a place at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (target, self.anchor) = (Target(id: id), anchor)
  }

  /// Creates the place at an edge, of which only the first is drawn.
  public init(edge: Edge) {}

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (target, self.anchor) = (Target(id: id), anchor)
  }

  /// Returns the identity of the view at the place.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id as? T }
}

/// When marks of the place are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Rather not.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When scroll views bounce.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is larger.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How the keyboard is dismissed.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a margin is kept from.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// From content and marks.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// From content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// From marks.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// At whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far a flick leads.
  public struct LimitBehavior: Sendable {
    /// As the system decides.
    public static let automatic = LimitBehavior()
    /// To the next view.
    public static let always = LimitBehavior()
    /// As far as it goes.
    public static let never = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Gives the means to scroll to a view.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  private var place = NodeReader()

  /// Creates a reader.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }

  /// The content.
  @MainActor public var body: some View {
    content(ScrollViewProxy(node: place.node))
  }
}

/// Scrolls to views.
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls to the view of an identity; without an anchor it comes into sight by the shortest way.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let number = (node.graph.scrollRequest?.number ?? 0) + 1
    node.graph.scrollRequest = ScrollRequest(number: number, id: id, anchor: anchor)
    node.invalidate()
  }
}

/// A wish to scroll to a view.
struct ScrollRequest {
  /// Counts wishes.
  let number: Int
  let id: AnyHashable
  let anchor: UnitPoint?
}

/// Gives a view its place in the tree.
nonisolated struct NodeReader: DynamicProperty {
  private(set) weak var node: Node?

  @MainActor static func _install(
    _ property: inout NodeReader, in context: DynamicPropertyContext
  ) {
    property.node = context.node
  }
}
