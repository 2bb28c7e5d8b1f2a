/// Opens windows, which never happens here.
public struct OpenWindowAction: Sendable {
  init() {}

  /// Opens no window.
  public func callAsFunction(id: String) {}
  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes windows, which never happens here.
public struct DismissWindowAction: Sendable {
  init() {}

  /// Closes no window.
  public func callAsFunction() {}
  /// Closes no window.
  public func callAsFunction(id: String) {}
}

/// Ends a search, which never goes on here.
public struct DismissSearchAction: Sendable {
  init() {}

  /// Ends nothing.
  public func callAsFunction() {}
}

/// Gives the focus back, which nothing has here.
public struct ResetFocusAction: Sendable {
  init() {}

  /// Moves no focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Refreshes a view.
public struct RefreshAction: Sendable {
  /// Runs the refresh.
  public func callAsFunction() async {}
}

/// Renames what is shown.
public struct RenameAction: Sendable {
  /// Renames nothing.
  public func callAsFunction() {}
}

/// Where the view at a bar of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

/// Where a bar of tabs stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the page's lower edge.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the page's upper edge.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// As pages.
  public static let pageView = TabBarPlacement(name: "pageView")
}

/// How prominent a background is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As always.
  public static let standard = BackgroundProminence(name: "standard")
  /// As behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}
