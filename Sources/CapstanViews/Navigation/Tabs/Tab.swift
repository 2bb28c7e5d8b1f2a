/// A page of a tab container and what stands for it in the bar.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type by which tabs are chosen.
  public typealias TabValue = Value
  /// The body, which does not exist.
  public typealias Body = Never

  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  @MainActor private init(
    _ value: Value?, _ role: TabRole?, content: () -> Content, label: () -> Label
  ) {
    (self.value, self.role) = (value, role)
    (self.content, self.label) = (content(), label())
  }

  /// Creates a tab with a label of its own.
  @MainActor @preconcurrency public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content: content, label: label)
  }

  /// The tab as its container shows it.
  @MainActor public func _listed() -> _ListedTabs<Value> {
    var listed = ListedView(id: [], view: AnyView(content))
    if let value { listed[TagTrait.self] = AnyHashable(value) }
    listed[TabRoleTrait.self] = role
    listed[TabItemTrait.self] = AnyView(label)
    return _ListedTabs(views: [listed])
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a picture.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a tab with a title and a picture.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Creates a tab whose role says what stands for it.
  @MainActor @preconcurrency public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a picture.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a tab whose role says what stands for it.
  @MainActor @preconcurrency public init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(nil, role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of its own.
  @MainActor @preconcurrency public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content: content, label: label)
  }
}

/// What stands for a tab that has a title and a picture.
public nonisolated struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  init(title: Text, image: Image) {
    (self.title, self.image) = (title, image)
  }

  init(role: TabRole?) {
    let isSearch = role == .search
    title = Text(verbatim: isSearch ? "Search" : "")
    image = Image(systemName: isSearch ? "magnifyingglass" : "circle")
  }

  /// The picture with the title.
  @MainActor public var body: some View {
    Label(title: { title }, icon: { image })
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together; the bar shows them one after another.
public nonisolated struct TabSection<SelectionValue: Hashable>: TabContent {
  /// The type by which tabs are chosen.
  public typealias TabValue = SelectionValue
  /// The body, which does not exist.
  public typealias Body = Never

  private let content: _ListedTabs<SelectionValue>

  /// Creates a section without a header.
  @MainActor @preconcurrency public init(
    @TabContentBuilder<SelectionValue> content: () -> _ListedTabs<SelectionValue>
  ) {
    self.content = content()
  }

  /// Creates a section; its header is for side bars and not shown.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> _ListedTabs<SelectionValue>
  ) {
    self.content = content()
  }

  /// Creates a section; its header is for side bars and not shown.
  @MainActor @preconcurrency public init<Header: View>(
    @TabContentBuilder<SelectionValue> content: () -> _ListedTabs<SelectionValue>,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// The tabs of the section.
  @MainActor public func _listed() -> _ListedTabs<SelectionValue> { content }
}
