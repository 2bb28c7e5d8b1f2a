/// A part of a tab container: a tab, a section of tabs, or what is made of them.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type by which tabs are chosen.
  associatedtype TabValue: Hashable
  /// The type of the tabs that this one is made of.
  associatedtype Body: TabContent

  /// The tabs that this one is made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Returns the tabs as pages; not called by listings.
  func _listed() -> _ListedTabs<TabValue>
}

extension TabContent where Body.TabValue == TabValue {
  /// Returns the tabs of the body.
  public func _listed() -> _ListedTabs<TabValue> { body._listed() }
}

extension Never: TabContent {
  /// No tab is chosen.
  public typealias TabValue = Never

  /// Never returns: there is no value of this type.
  public func _listed() -> _ListedTabs<Never> { _ListedTabs(views: []) }
}

extension TabContent where Body == Never {
  /// Traps: the tab is shown as it stands.
  public var body: Never { preconditionFailure("A tab of the engine has no body.") }
}

/// Tabs in order, as their container shows them.
public nonisolated struct _ListedTabs<TabValue: Hashable>: View, TabContent, ListsViews {
  /// The body, which does not exist.
  public typealias Body = Never

  var views: [ListedView]

  /// Makes a node without elements: tabs are shown by their container.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<_ListedTabs<TabValue>> {
    ViewNode(inputs)
  }

  /// Traps: tabs are shown as they stand.
  @MainActor public var body: Never {
    let reason = "Tabs have no body."
    return preconditionFailure(reason)
  }

  /// The tabs themselves.
  @MainActor public func _listed() -> _ListedTabs<TabValue> { self }

  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    views += self.views
  }

  /// Returns the tabs with a step added to their way through the builder.
  func stepping(_ step: AnyHashable) -> [ListedView] {
    views.map { $0.stepping(step) }
  }
}

extension ListedView {
  /// Returns the view with a step added before its way through the builder.
  func stepping(_ step: AnyHashable) -> ListedView {
    var copy = ListedView(id: [step] + id, view: view)
    (copy.isImage, copy.implicitTag) = (isImage, implicitTag)
    copy.copyTraits(of: self)
    return copy
  }
}

/// Builds tabs from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> _ListedTabs<TabValue>
  where C.TabValue == TabValue {
    content._listed()
  }

  /// Takes a tab whose value stands for an optional one.
  public static func buildExpression<C: TabContent>(_ content: C) -> _ListedTabs<TabValue>
  where C.TabValue? == TabValue {
    _ListedTabs(views: content._listed().views)
  }

  /// Joins tabs.
  public static func buildBlock(_ content: _ListedTabs<TabValue>...) -> _ListedTabs<TabValue> {
    _ListedTabs(views: content.enumerated().flatMap { $1.stepping($0) })
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(
    _ content: _ListedTabs<TabValue>?
  ) -> _ListedTabs<TabValue> {
    content ?? _ListedTabs(views: [])
  }

  /// Builds the first branch of an `if` with `else`, or a `switch`.
  public static func buildEither(first: _ListedTabs<TabValue>) -> _ListedTabs<TabValue> {
    _ListedTabs(views: first.stepping(true))
  }

  /// Builds the second branch of an `if` with `else`, or a `switch`.
  public static func buildEither(second: _ListedTabs<TabValue>) -> _ListedTabs<TabValue> {
    _ListedTabs(views: second.stepping(false))
  }

  /// Passes tabs on that stand under an availability check.
  public static func buildLimitedAvailability(
    _ content: _ListedTabs<TabValue>
  ) -> _ListedTabs<TabValue> {
    content
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type by which the tabs are chosen.
  public typealias TabValue = Content.TabValue
  /// The body, which does not exist.
  public typealias Body = Never

  /// The tabs of all elements.
  @MainActor public func _listed() -> _ListedTabs<TabValue> {
    _ListedTabs(
      views: data.flatMap { element in
        content(element)._listed().stepping(AnyHashable(id(element)))
      })
  }
}

extension ForEach {
  /// Creates tabs for elements that know their identity.
  @_disfavoredOverload @MainActor @preconcurrency public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> _ListedTabs<V>
  )
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ListedTabs<V> {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for a range of numbers.
  @_disfavoredOverload @MainActor @preconcurrency public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> _ListedTabs<V>
  )
  where Data == Range<Int>, ID == Int, Content == _ListedTabs<V> {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates tabs for elements whose identity is a property.
  @_disfavoredOverload @MainActor @preconcurrency public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> _ListedTabs<V>
  )
  where Content == _ListedTabs<V> {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
