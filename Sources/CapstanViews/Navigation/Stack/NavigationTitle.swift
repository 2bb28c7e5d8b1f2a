/// Names of the bar with the title.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large

    var kind: TitleDisplayMode { self }
  }
}

/// How a title in a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the system decides: large on the first page.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar; drawn large here.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    pageSettings { $0.title = title }
  }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the page.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, which cannot be edited here.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets how the title of the page is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pageSettings { $0.titleMode = displayMode }
  }

  /// Sets how the title of the page is shown.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    pageSettings { $0.titleMode = mode.mode }
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pageSettings { ($0.title, $0.titleMode) = (title, displayMode) }
  }

  /// Sets the title of the page and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the page and how it is shown.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Hides the way back to the page before.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    pageSettings { $0.hidesBackButton = hidesBackButton }
  }

  /// Sets the second line of the title, which is not drawn.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    notDrawn("navigationSubtitle")
  }

  /// Sets the second line of the title, which is not drawn.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    notDrawn("navigationSubtitle")
  }

  /// Sets the second line of the title, which is not drawn.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S
  ) -> some View {
    notDrawn("navigationSubtitle")
  }
}
