extension View {
  /// Puts a search field below the title; nothing is typed into it here.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    pageSettings { settings in
      let typed = text.wrappedValue
      settings.searchPrompt =
        typed.isEmpty ? prompt ?? Text(verbatim: "Search") : Text(verbatim: typed)
    }
  }

  /// Puts a search field below the title; nothing is typed into it here.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field below the title; nothing is typed into it here.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field below the title; whether it is active is not drawn.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field below the title; whether it is active is not drawn.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field below the title; suggestions are not drawn.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Binds whether the search field has the focus, which nothing has here.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds whether the search field has the focus, which nothing has here.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Offers scopes of a search, which are not drawn.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    notDrawn("searchScopes")
  }

  /// Offers suggestions of a search, which appear while typing only.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }
}

/// Where a search field stands; it stands below the title here.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// When the field is shown in the bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system decides.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

/// How a navigation container looks.
public protocol NavigationViewStyle: Sendable {}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns, of which a narrow page shows the first.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of the place: pages on top of each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on top of each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, of which a narrow page shows the first.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the place.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets how navigation containers look; all show one page.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }
}

/// Two columns, of which the first is shown.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}
