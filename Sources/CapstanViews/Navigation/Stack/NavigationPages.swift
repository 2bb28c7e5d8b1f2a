/// The pages of a navigation container: the first one and those on top of it.
nonisolated struct NavigationPages: PrimitiveView {
  typealias Body = Never
  let root: AnyView
  let path: [PushedPage]
  let navigator: Navigator

  @MainActor static func _makeNode(_ inputs: NodeInputs) -> ViewNode<NavigationPages> {
    NavigationPagesNode(inputs)
  }
}

/// A page on top of the first one: a view, or a value that a destination shows.
nonisolated struct PushedPage {
  enum Content {
    case view(AnyView)
    case value(AnyHashable)
  }

  let id: AnyHashable
  let content: Content
}

/// What the views of a page say about pages that follow.
nonisolated struct NavigationDestinations {
  /// Shows a value of a type.
  var values: [(type: ObjectIdentifier, view: @MainActor (AnyHashable) -> AnyView?)] = []
  /// Pages that a binding shows.
  var presented: [(id: AnyHashable, view: AnyView, dismiss: @MainActor () -> Void)] = []
  var stamps: [PageSettings.Stamp] = []

  @MainActor func view(of value: AnyHashable) -> AnyView? {
    for destination in values.reversed() {
      if let view = destination.view(value) { return view }
    }
    return nil
  }
}

/// Joins what the views of a page say about pages that follow.
enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }

  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    let next = nextValue()
    value.values += next.values
    value.presented += next.presented
    value.stamps += next.stamps
  }
}

/// The node that keeps the pages and shows the last.
final class NavigationPagesNode: ViewNode<NavigationPages> {
  private var pages: [(id: AnyHashable?, node: PageNode)] = []
  private var view: NavigationPages?
  private var stamps: [PageSettings.Stamp] = []

  override var children: [Node] { pages.map(\.node) }
  override var liveChildren: [Node] { pages.map(\.node).filter(\.isShown) }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func update(_ view: NavigationPages, _ context: UpdateContext) {
    super.update(view, context)
    self.view = view
    updatePages()
  }

  private func updatePages() {
    guard let view else { return }
    let old = pages
    pages = []
    var destinations = NavigationDestinations()
    var dismissals: [@MainActor () -> Void] = []

    func show(_ id: AnyHashable?, _ content: AnyView, dismiss: (@MainActor () -> Void)?) {
      // A loop, because a closure that captures the key would have to be free of isolation.
      var known: PageNode?
      for page in old where page.id == id { known = page.node }
      let node = known ?? PageNode(childInputs)
      var environment = environment
      environment.navigator = view.navigator
      if let dismiss {
        environment.dismissal = Dismissal(isPresented: true, action: dismiss)
        dismissals.append(dismiss)
      }
      node.name = id.map { "NavigationStack[\($0)]" }
      node.update(content, UpdateContext(environment: environment))
      pages.append((id, node))
      let own = node.child?.navigationDestinations ?? NavigationDestinations()
      destinations.values += own.values
      destinations.stamps += own.stamps
      for page in own.presented { show(page.id, page.view, dismiss: page.dismiss) }
    }

    show(nil, view.root, dismiss: nil)
    for (index, page) in view.path.enumerated() {
      let content: AnyView? =
        switch page.content {
        case .view(let view): view
        case .value(let value): destinations.view(of: value)
        }
      show(page.id, content ?? AnyView(MissingDestination())) { [navigator = view.navigator] in
        navigator.pop(to: index)
      }
    }
    for entry in old where !pages.contains(where: { $0.node === entry.node }) {
      entry.node.unmount()
    }
    for (index, page) in pages.enumerated() { page.node.isShown = index == pages.count - 1 }
    view.navigator.goBack = dismissals.last
    stamps = destinations.stamps
  }

  override func resolvePreferences() -> Bool {
    let wanted = super.resolvePreferences()
    let now = pages.flatMap { $0.node.child?.navigationDestinations.stamps ?? [] }
    guard !now.elementsEqual(stamps, by: { $0 === $1 }) else { return wanted }
    updatePages()
    return true
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout PreferenceValue<K>
  ) {
    super.collectPreference(key, into: &value)
    guard K.self == PageSettingsKey.self, pages.count > 1 else { return }
    var own = PageSettings()
    own.canGoBack = true
    own.backTitle = pages[pages.count - 2].node.child?.pageSettings.title
    if let own = own as? K.Value { value.add(own) }
  }

  override func appendElements(to list: inout [ViewElement]) {
    pages.last?.node.appendElements(to: &list)
  }
}

/// Stands for a value that no destination shows, as on the platform.
nonisolated struct MissingDestination: View {
  @MainActor var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .font(.largeTitle).foregroundStyle(.yellow)
      .notDrawn("a navigation value without a matching navigationDestination")
  }
}

extension Node {
  /// What the views inside say about pages that follow.
  var navigationDestinations: NavigationDestinations {
    var value = PreferenceValue<NavigationDestinationsKey>()
    collectPreference(NavigationDestinationsKey.self, into: &value)
    return value.value
  }
}

/// Leads from page to page; kept by the navigation container.
@MainActor final class Navigator {
  var push: @MainActor (PushedPage.Content) -> Void = { _ in }
  /// Leaves so many pages on top of the first.
  var pop: @MainActor (_ to: Int) -> Void = { _ in }
  var goBack: (@MainActor () -> Void)?

  func pop(to count: Int) { pop(count) }

  nonisolated init() {}
}

extension EnvironmentValues {
  /// What leads to other pages; nil outside of navigation containers.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}
