extension View {
  /// Puts a view above the bar of tabs, as later systems do.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Puts a view above the bar of tabs, as later systems do.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return modifier(EnvironmentModifier { $0.tabViewAccessory = accessory })
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

extension EnvironmentValues {
  /// What stands above the bar of the next tab container inside.
  var tabViewAccessory: AnyView? {
    get { self[TabViewAccessoryKey.self] }
    set { self[TabViewAccessoryKey.self] = newValue }
  }
}

private enum TabViewAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

/// A view above the bar of tabs, on glass; its figures are an approximation of ours.
nonisolated struct TabViewAccessory: View {
  let content: AnyView

  @MainActor var body: some View {
    content
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .glassEffect(.regular, in: Capsule())
      .padding(.horizontal, 21)
      .padding(.bottom, 10)
  }
}
