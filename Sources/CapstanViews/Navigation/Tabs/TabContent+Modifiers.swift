extension TabContent {
  /// Returns the tabs, each changed.
  private func changed(_ change: (inout ListedView) -> Void) -> _ListedTabs<TabValue> {
    var tabs = _listed()
    for index in tabs.views.indices { change(&tabs.views[index]) }
    return tabs
  }

  /// Shows a count on the tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0[BadgeTrait.self] = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Shows words on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0[BadgeTrait.self] = label }
  }

  /// Shows words on the tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows words on the tab.
  @_disfavoredOverload public func badge<S: StringProtocol>(
    _ label: S?
  ) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0[TabHiddenTrait.self] = hidden }
  }

  /// Keeps the tab from being chosen.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0[TabDisabledTrait.self] = disabled }
  }

  /// Names the tab for customisation, which there is none of here.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { _listed() }

  /// Says how the tab can be customised, which it cannot here.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _listed() }

  /// Says where the tab is shown by default; the bar shows every tab.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _listed() }

  /// Says where the tab stands; the bar keeps the order of the builder.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { _listed() }

  /// Sets the tab's accessibility label; the title is used here.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    _listed()
  }

  /// Gives the tab a name that is not read aloud; the title is used here.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _listed()
  }
}

/// How a tab can be customised.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Moved and hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Not at all.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A form of the bar that adapts.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The side bar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = TabPlacement(name: "automatic")
  /// In front, always.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the side bar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension View {
  /// Binds what the reader has changed of a tab view, which nothing changes here.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
}

/// What the reader has changed of a tab view: nothing.
public struct TabViewCustomization: Equatable, Sendable {
  /// Creates no changes.
  public init() {}
}
