/// Shows a page and those that links have put on top of it, below a bar with the page's title.
///
/// Pages change at once: the platform's slide is not drawn.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathBinding?

  @State private var own: [OwnPage] = []
  @State private var navigator = Navigator()

  private struct OwnPage {
    let content: PushedPage.Content
    let number: Int
  }

  /// The bar, the page and the bar of tools.
  @MainActor public var body: some View {
    connect()
    return BarContainer(
      content: NavigationPages(root: AnyView(root), path: pages, navigator: navigator),
      background: StyleView(style: BackgroundStyle()),
      top: { settings in
        if settings[.navigationBar].visibility != .hidden {
          NavigationBar(settings: settings, goBack: { navigator.goBack?() })
        }
      },
      bottom: { BottomToolbar(settings: $0) },
      passes: \.outsideNavigation)
  }

  @MainActor private var pages: [PushedPage] {
    var pages: [PushedPage] = []
    for (index, value) in (path?.values() ?? []).enumerated() {
      pages.append(
        PushedPage(id: [AnyHashable(index), value] as [AnyHashable], content: .value(value)))
    }
    for page in own { pages.append(PushedPage(id: "page \(page.number)", content: page.content)) }
    return pages
  }

  @MainActor private func connect() {
    let ownPages = $own
    let path = path
    navigator.push = { content in
      if case .value(let value) = content, let path {
        path.append(value)
      } else {
        let number = (ownPages.wrappedValue.last?.number ?? -1) + 1
        ownPages.wrappedValue.append(OwnPage(content: content, number: number))
      }
    }
    navigator.pop = { count in
      let bound = path?.values().count ?? 0
      if count < bound {
        path?.truncate(count)
        ownPages.wrappedValue = []
      } else {
        ownPages.wrappedValue = Array(ownPages.wrappedValue.prefix(count - bound))
      }
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a container that keeps its pages to itself.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a container whose pages are the values of a path.
  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) {
    self.root = root()
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      truncate: { path.wrappedValue.values.removeLast(path.wrappedValue.count - $0) })
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a container whose pages are the elements of a collection.
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      truncate: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) })
  }
}

/// A path in a binding of any type.
nonisolated struct NavigationPathBinding {
  let values: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  let truncate: @MainActor (Int) -> Void
}

/// Values of any types that lead from page to page.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes values away from the end.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}

/// Shows a page and those that links have put on top of it, below a bar with the page's title.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a container.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The container; of several pages side by side the first is shown.
  @MainActor public var body: some View {
    let first = ListedView.views(of: content).first
    NavigationStack { first?.view }
  }
}

/// Columns of pages, of which a narrow page shows the first.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  /// Creates two columns.
  @MainActor @preconcurrency public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  /// Creates three columns.
  @MainActor @preconcurrency public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  /// The first column.
  @MainActor public var body: some View {
    NavigationStack { sidebar }.notDrawn("the detail column of NavigationSplitView")
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
