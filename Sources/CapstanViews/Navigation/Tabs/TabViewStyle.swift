/// How a tab container looks: a bar, or pages side by side.
@MainActor @preconcurrency public protocol TabViewStyle: Sendable {
  /// What the engine knows of the style.
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// The kinds of tab containers.
public enum _TabViewStyleKind: Equatable, Sendable {
  /// With a bar.
  case bar
  /// With pages side by side.
  case page(PageTabViewStyle.IndexDisplayMode)
}

extension TabViewStyle {
  /// With a bar.
  public nonisolated var _kind: _TabViewStyleKind { .bar }
}

/// The style of the place: a bar.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A bar; where there is room a side bar, which is not drawn.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A bar of tabs only.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A bar whose tabs are grouped, which is not drawn.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages side by side.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages side by side.
  public var _kind: _TabViewStyleKind { .page(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of the place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a side bar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar with groups.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
@MainActor @preconcurrency public protocol IndexViewStyle: Sendable {
  /// When the dots stand on a background.
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, on a background or not.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots stand on a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String

    /// As the system decides.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While a finger rests on them, which is never here.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// When the dots stand on a background.
  public let _background: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, on a background or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab containers in the view look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }

  /// Sets how dots of pages in the view look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewBackground, style._background)
  }
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  var indexViewBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexViewBackgroundKey.self] }
    set { self[IndexViewBackgroundKey.self] = newValue }
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = _TabViewStyleKind.bar
}

private enum IndexViewBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}
