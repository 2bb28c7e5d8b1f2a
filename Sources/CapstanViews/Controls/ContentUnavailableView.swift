/// Says in the middle of the page that there is nothing to be seen.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a page of a label, words and controls.
  @MainActor @preconcurrency public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The label, the words and the controls below each other; figures are approximations of ours.
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.environment(\.labelStyle, .of(UnavailableLabelStyle()))
        description.font(.subheadline).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large grey symbol over bold words.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == CapstanViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a page of a symbol and words.
  @MainActor @preconcurrency public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { CapstanViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a page of a symbol and words.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { CapstanViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// The page of a search without results.
  @MainActor public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }

  /// The page of a search for words without results.
  @MainActor public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}
