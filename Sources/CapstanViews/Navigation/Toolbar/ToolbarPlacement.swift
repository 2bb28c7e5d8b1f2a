/// A bar at the edge of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: CaseIterable, Hashable, Sendable {
    case automatic, navigationBar, tabBar, bottomBar, other
  }

  let kind: Kind

  /// The bar that the system chooses: that at the top.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar of tools at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of a window, which there is none of here.
  public static let windowToolbar = ToolbarPlacement(kind: .other)
  /// The bar above the keyboard, which there is none of here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(kind: .other)
  }

  /// The bars that are meant; none given means the one at the top.
  static func kinds(_ bars: [ToolbarPlacement]) -> [Kind] {
    bars.isEmpty ? [.navigationBar] : bars.map { $0.kind == .automatic ? .navigationBar : $0.kind }
  }
}

extension View {
  /// Shows or hides bars around the page.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars around the page.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Sets the background of bars around the page.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of bars around the page.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides the background of bars around the page.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the scheme in which bars around the page are drawn.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.colorScheme = colorScheme }
  }

  /// Shows or hides the bar with the title.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barSettings([.navigationBar]) { $0.visibility = hidden ? .hidden : .visible }
  }

  /// Shows or hides the bar with the title.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides the bar with the title.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Keeps the home indicator out of sight; none is drawn here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  private nonisolated func barSettings(
    _ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout PageSettings.Bar) -> Void
  ) -> some View {
    pageSettings { settings in
      for kind in ToolbarPlacement.kinds(bars) { change(&settings[kind]) }
    }
  }
}
