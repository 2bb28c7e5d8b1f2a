extension View {
  /// Puts a view above the bar of tabs, as later systems do.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    notDrawn("tabViewBottomAccessory")
  }

  /// Lets the bar of tabs shrink while scrolling, which never happens here.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Puts a view above the tabs of a side bar, which is not drawn.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Puts a view below the tabs of a side bar, which is not drawn.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the form of a bar that adapts; the bar is drawn.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

/// When the bar of tabs shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
