public import Foundation

// Settings of containers that change nothing in a clip, or are named as not drawn.

extension View {
  /// Sets what navigation is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Leaves something out of the bar.
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    notDrawn("toolbar(removing:)")
  }

  /// Adds a menu to the title, which is not shown.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }

  /// Sets how another page comes in, which it does not here.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Names the view from which another page comes, which it does not here.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how columns stand; one is shown.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Sets what a drag in a sheet does; sheets are not drawn.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the size of a sheet; sheets are not drawn.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Sets the background of a sheet; sheets are not drawn.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Shows a column of details, which is not drawn.
  @MainActor @preconcurrency public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { presenting("an inspector") { isPresented.wrappedValue } }

  /// Puts a field for searching somewhere else; it stays where it is.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Sets when a search begins; it never does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// Sets the background of the container around, which keeps its own.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { notDrawn("containerBackground") }

  /// Sets the background of the container around, which keeps its own.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { notDrawn("containerBackground") }

  /// Repeats the view beyond its edges under bars, which is not drawn.
  public nonisolated func backgroundExtensionEffect() -> some View {
    notDrawn("backgroundExtensionEffect")
  }

  /// Keeps the distance that windows keep from their content: 16 points, an approximation of ours.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Sets the distance between a label's icon and its title, which keep their own.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    notDrawn("labelIconToTitleSpacing")
  }

  /// Sets how buttons take space.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    notDrawn("buttonSizing", when: sizing == .flexible)
  }

  /// Sets how prominent badges are; all look alike.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets the look of groups of controls; all look alike.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }

  /// Adds actions to a section's header, which are not drawn.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    notDrawn("sectionActions")
  }

  /// Calls a closure while a window is resized, which it never is.
  public nonisolated func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Says how content fades under bars; it does not.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Calls a closure when scrolling begins and ends, which never happens here.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Calls a closure when scrolling begins and ends, which never happens here.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Calls a closure when the view is scrolled into sight; it is told once that it is in sight.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Adds what assistive technologies can do.
  public nonisolated func accessibilityActions<C: View>(
    @ViewBuilder _ content: () -> C
  ) -> some View { self }

  /// Stands for the view with assistive technologies.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Puts parts into the view for assistive technologies.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Says what kind of text the view holds.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Sets the voice; nothing is read aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// What navigation is for.
public struct ToolbarRole: Sendable {
  /// As the system decides.
  public static let automatic = ToolbarRole()
  /// For looking.
  public static let browser = ToolbarRole()
  /// For changing.
  public static let editor = ToolbarRole()
  /// For going back and forth.
  public static let navigationStack = ToolbarRole()
}

/// What bars hold by themselves.
public struct ToolbarDefaultItemKind: Sendable {
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// What shows and hides the side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
}

/// How another page comes in.
public protocol NavigationTransition {}

/// From the side.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// From the side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How columns stand.
public protocol NavigationSplitViewStyle {}

/// As the system decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system decides.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Side by side.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// What a drag in a sheet does.
public struct PresentationContentInteraction: Sendable {
  /// As the system decides.
  public static let automatic = PresentationContentInteraction()
  /// It changes the sheet's height.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

/// The size of a sheet.
public struct PresentationSizing: Sendable {
  /// As the system decides.
  public static let automatic = PresentationSizing()
  /// As its content.
  public static let fitted = PresentationSizing()
  /// As a form.
  public static let form = PresentationSizing()
  /// As a page.
  public static let page = PresentationSizing()
}

/// Where a field for searching goes.
public struct SearchToolbarBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SearchToolbarBehavior()
  /// Into a button.
  public static let minimize = SearchToolbarBehavior()
}

/// When a search begins.
public struct TabSearchActivation: Sendable {
  /// As the system decides.
  public static let automatic = TabSearchActivation()
  /// When its tab is chosen.
  public static let searchTabSelection = TabSearchActivation()
}

/// The container whose background is meant.
public struct ContainerBackgroundPlacement: Sendable {
  /// Pages of navigation.
  public static let navigation = ContainerBackgroundPlacement()
  /// Columns of navigation.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// Widgets.
  public static let widget = ContainerBackgroundPlacement()
  /// Tabs.
  public static let tabView = ContainerBackgroundPlacement()
}

/// How buttons take space.
public struct ButtonSizing: Equatable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ButtonSizing(name: "automatic")
  /// All there is.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// How prominent badges are.
public struct BadgeProminence: Sendable {
  /// Little.
  public static let decreased = BadgeProminence()
  /// As always.
  public static let standard = BadgeProminence()
  /// Much.
  public static let increased = BadgeProminence()
}

/// The look of groups of controls.
public protocol ControlGroupStyle {}

/// One look for all.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the system decides.
  public static var automatic: AutomaticControlGroupStyle { .init() }
  /// In bars.
  public static var navigation: AutomaticControlGroupStyle { .init() }
  /// In menus.
  public static var menu: AutomaticControlGroupStyle { .init() }
  /// In menus, small.
  public static var compactMenu: AutomaticControlGroupStyle { .init() }
}

/// How content fades under bars.
public struct ScrollEdgeEffectStyle: Sendable {
  /// As the system decides.
  public static let automatic = ScrollEdgeEffectStyle()
  /// At an edge.
  public static let hard = ScrollEdgeEffectStyle()
  /// Gently.
  public static let soft = ScrollEdgeEffectStyle()
}

/// What scrolling is doing: nothing.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when scrolling begins or ends.
public struct ScrollPhaseChangeContext {
  /// What is scrolled.
  public let geometry: ScrollGeometry
  /// Points a second.
  public let velocity: CGVector?
}
