import Foundation

/// A view for each element of a collection, told apart by identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Makes a node with a child for each identity.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<ForEach<Data, ID, Content>> {
    ForEachNode(inputs)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for elements that know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates views for elements whose identity is a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates views for the elements of a collection in a binding, identified by themselves.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements of a collection in a binding, identified by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[elementAt: $0.0]) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// The node of a collection of views.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  private struct Row {
    let id: ID
    let presence: Presence
    let node: RowNode<Content>
  }

  private var rows: [Row] = []
  private var view: ForEach<Data, ID, Content>?

  override var children: [Node] { rows.flatMap(\.presence.nodes) }
  override var liveChildren: [Node] { rows.filter { !$0.presence.isRemoved }.map(\.node) }

  override func elements(identifiedBy id: AnyHashable) -> [ViewElement]? {
    // An identity of a view's own goes before that of its row.
    if let found = super.elements(identifiedBy: id) { return found }
    return rows.first { !$0.presence.isRemoved && AnyHashable($0.id) == id }?.node.elements
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: UpdateContext) {
    super.update(view, context)
    let isFirst = self.view == nil
    self.view = view
    isDirty = false
    let old = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var live = Set<ID>()
    var next: [Row] = []
    for element in view.data {
      let id = view.id(element)
      guard live.insert(id).inserted else { continue }
      let row = old[id] ?? makeRow(id)
      // What the content reads of observed objects is read here, not in the body around.
      let content = graph.tracking(self) { view.content(element) }
      row.node.update(content, context)
      if row.presence.isRemoved { row.presence.revive(in: self) }
      if old[id] == nil, !isFirst, !graph.isSampling { row.presence.insert(in: self) }
      next.append(row)
    }
    rows = merging(next, removing: rows.filter { !live.contains($0.id) })
  }

  override func reevaluate() {
    guard let view else { return }
    update(view, UpdateContext(environment: environment))
  }

  private func makeRow(_ id: ID) -> Row {
    let node = RowNode<Content>(childInputs, id: "\(id)")
    return Row(id: id, presence: Presence(node), node: node)
  }

  /// Keeps removed rows that linger where they stood.
  private func merging(_ next: [Row], removing gone: [Row]) -> [Row] {
    var result = next
    for row in gone {
      guard row.presence.isRemoved || linger(row.presence) else {
        row.presence.unmount()
        continue
      }
      let place = rows.firstIndex { $0.presence === row.presence } ?? 0
      let before = rows[..<place].last { row in result.contains { $0.presence === row.presence } }
      let index = before.flatMap { row in
        result.firstIndex { $0.presence === row.presence }
      }
      result.insert(row, at: index.map { $0 + 1 } ?? 0)
    }
    return result
  }

  private func linger(_ presence: Presence) -> Bool {
    guard !graph.isSampling, presence.remove(in: self) else { return false }
    // A row that came back and went again has a later end, and an action of its own for it.
    graph.schedule(at: presence.end) { [weak self] in
      guard let self, presence.isRemoved, presence.end <= graph.eventTime else { return }
      rows.removeAll { $0.presence === presence }
      presence.unmount()
      graph.needsUpdate = true
    }
    return true
  }

  override func appendElements(to list: inout [ViewElement]) {
    for row in rows { row.presence.appendElements(to: &list) }
  }
}

/// The node of one element's view.
final class RowNode<Content: View>: ViewNode<Content> {
  private let id: String
  private var child: ViewNode<Content>?

  init(_ inputs: NodeInputs, id: String) {
    self.id = id
    super.init(inputs)
  }

  override init(_ inputs: NodeInputs) {
    preconditionFailure("This node is made with its content.")
  }

  override var children: [Node] { [Node](of: child) }
  override var pathComponent: String? { "ForEach[\(id)]" }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&child, view, context)
  }
}
