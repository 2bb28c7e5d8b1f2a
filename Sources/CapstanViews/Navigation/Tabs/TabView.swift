/// Shows one of several pages, with a bar of tabs to choose from.
///
/// Pages are told apart by their tags, or by their place where they have none. A page is made when it
/// is first shown and then kept.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  @State private var own: [AnyHashable]?
  @Environment(\.tabViewStyle) private var style
  @Environment(\.tabViewAccessory) private var accessory

  /// Creates a container whose page is chosen by a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a container of tabs whose tab is chosen by a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> _ListedTabs<SelectionValue>
  ) where Content == _ListedTabs<SelectionValue> {
    self.selection = selection
    self.content = content()
  }

  /// The page and its bar.
  @MainActor public var body: some View {
    let pages = TabPage.pages(of: content)
    let current = current(of: pages)
    if case .page(let dots) = style {
      PagedTabs(
        pages: pages, current: current, dots: dots, select: { select($0, of: pages) })
    } else {
      BarContainer(
        content: PageSwitch(
          pages: pages.map { PageSwitch.Page(id: $0.id, name: $0.name, view: $0.view) },
          current: pages.isEmpty ? nil : pages[current].id),
        background: StyleView(style: BackgroundStyle()),
        top: { _ in EmptyView() },
        bottom: { settings in
          if settings[.tabBar].visibility != .hidden, !UITabBar.appearance().isHidden {
            VStack(spacing: 0) {
              if let accessory { TabViewAccessory(content: accessory) }
              TabBar(
                pages: pages, current: current, select: { select($0, of: pages) },
                settings: settings[.tabBar])
            }
          }
        },
        passes: \.outsideTabs
      )
      .environment(\.tabViewAccessory, nil)
    }
  }

  @MainActor private func current(of pages: [TabPage]) -> Int {
    guard let selection else { return pages.firstIndex { $0.id == own } ?? 0 }
    let value = AnyHashable(selection.wrappedValue).unwrapped
    return pages.firstIndex { $0.tag.unwrapped == value } ?? 0
  }

  @MainActor private func select(_ index: Int, of pages: [TabPage]) {
    let page = pages[index]
    guard let selection else { return own = page.id }
    if let value = page.tag.base as? SelectionValue { selection.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a container that keeps its page to itself.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never, Content == _ListedTabs<Never> {
  /// Creates a container of tabs that keeps its tab to itself.
  @MainActor @preconcurrency public init(
    @TabContentBuilder<Never> content: () -> _ListedTabs<Never>
  ) {
    selection = nil
    self.content = content()
  }
}

/// A page of a tab container.
nonisolated struct TabPage: Identifiable {
  let id: [AnyHashable]
  let tag: AnyHashable
  let name: String
  let view: AnyView
  /// What stands for the page in the bar.
  let label: AnyView
  let badge: Text?
  let isSearch: Bool
  let isEnabled: Bool

  @MainActor static func pages<Content: View>(of content: Content) -> [TabPage] {
    let listed = ListedView.views(of: content).filter { $0[TabHiddenTrait.self] != true }
    return listed.enumerated().map { index, page in
      let tag = page.tag ?? AnyHashable(index)
      return TabPage(
        id: page.id, tag: tag, name: "TabView[\(page.tag == nil ? "\(index)" : "\(tag)")]",
        view: page.view, label: page[TabItemTrait.self] ?? AnyView(EmptyView()),
        badge: page[BadgeTrait.self], isSearch: page[TabRoleTrait.self] == .search,
        isEnabled: page[TabDisabledTrait.self] != true)
    }
  }
}

/// What stands for a page in a bar of tabs.
enum TabItemTrait: ViewTrait {
  typealias Value = AnyView
}

/// What a tab is for.
enum TabRoleTrait: ViewTrait {
  typealias Value = TabRole
}

/// Whether a tab is left out.
enum TabHiddenTrait: ViewTrait {
  typealias Value = Bool
}

/// Whether a tab cannot be chosen.
enum TabDisabledTrait: ViewTrait {
  typealias Value = Bool
}

/// A count or word beside a view's name.
enum BadgeTrait: ViewTrait {
  typealias Value = Text
}

extension AnyHashable {
  /// The value inside of optionals; the value itself where there is none.
  var unwrapped: AnyHashable {
    guard let optional = base as? any HashableOptional else { return self }
    return optional.content?.unwrapped ?? AnyHashable(NoValue())
  }

  private struct NoValue: Hashable {}
}

/// An optional whose value can be compared.
private protocol HashableOptional {
  var content: AnyHashable? { get }
}

extension Optional: HashableOptional where Wrapped: Hashable {
  fileprivate var content: AnyHashable? { map { AnyHashable($0) } }
}

extension View {
  /// Sets what stands for the view in a bar of tabs.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(
      TraitModifier(key: ObjectIdentifier(TabItemTrait.self), value: AnyView(label())))
  }

  /// Shows a count beside the view's name in bars and lists; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows words beside the view's name in bars and lists.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows words beside the view's name in bars and lists.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows words beside the view's name in bars and lists.
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(
    _ label: S?
  ) -> some View {
    badge(label.map { Text($0) })
  }
}

/// Shows words at the end of a row, or tells the bar of tabs of them.
nonisolated struct BadgeModifier: ViewModifier, TellsTrait {
  let label: Text?

  @Environment(\.isListRow) private var isListRow

  @MainActor var traitID: ObjectIdentifier { ObjectIdentifier(BadgeTrait.self) }
  @MainActor var traitValue: Any { label as Any }

  @MainActor func body(content: Content) -> some View {
    if isListRow, let label {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        label.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}
