/// One of the views that a builder has listed, with what it tells its container.
///
/// Containers that show some of their views, or show each in a frame of their own, list the views'
/// values first and make nodes for what they show. Views whose body lists several count as one.
nonisolated struct ListedView: Identifiable {
  /// The way through the builder: positions, branches, identities.
  let id: [AnyHashable]
  var view: AnyView
  var isImage = false
  /// The identity in a collection, which stands for a tag where there is none.
  var implicitTag: AnyHashable?
  private var traits: [ObjectIdentifier: Any] = [:]

  init(id: [AnyHashable], view: AnyView) {
    (self.id, self.view) = (id, view)
  }

  subscript<K: ViewTrait>(key: K.Type) -> K.Value? {
    get { traits[ObjectIdentifier(key)] as? K.Value }
    set { traits[ObjectIdentifier(key)] = newValue }
  }

  mutating func copyTraits(of other: ListedView) {
    traits = other.traits
  }

  /// What the view tells its container, its tag among it.
  var containerValues: ContainerValues {
    var values = self[ContainerValuesTrait.self] ?? ContainerValues()
    if let tag { values.remember(tag: tag) }
    return values
  }

  /// The view, telling its container still what it told when it was listed.
  var viewWithTraits: some View {
    view.modifier(TraitsModifier(traits: traits))
  }

  /// What selects the view.
  var tag: AnyHashable? { self[TagTrait.self] ?? implicitTag }

  /// Takes what a modifier tells, or lets it change the view.
  @MainActor mutating func apply<M: ViewModifier>(_ modifier: M) {
    if let change = modifier as? ContainerValueModifier {
      var values = self[ContainerValuesTrait.self] ?? ContainerValues()
      change.change(&values)
      self[ContainerValuesTrait.self] = values
    } else if let trait = modifier as? any TellsTrait {
      traits[trait.traitID] = trait.traitValue
    } else {
      view = AnyView(ModifiedContent(content: view, modifier: modifier))
    }
  }

  /// Returns the views that a builder has made.
  @MainActor static func views<V: View>(of view: V) -> [ListedView] {
    var views: [ListedView] = []
    list(view, into: &views, at: [])
    return views
  }

  /// Adds the views that a builder has made.
  @MainActor static func list<V: View>(
    _ view: V, into views: inout [ListedView], at id: [AnyHashable]
  ) {
    if let several = view as? any ListsViews, several.listsSeveral {
      several.list(into: &views, at: id)
    } else if V.self != EmptyView.self {
      var listed = ListedView(id: id, view: AnyView(view))
      listed.isImage = (view as? any ShowsPicture)?.showsPicture ?? false
      views.append(listed)
    }
  }
}

/// A view that may be a picture, or one that is changed by modifiers.
protocol ShowsPicture {
  @MainActor var showsPicture: Bool { get }
}

extension Image: ShowsPicture {
  @MainActor var showsPicture: Bool { true }
}

extension ModifiedContent: ShowsPicture {
  @MainActor var showsPicture: Bool { (content as? any ShowsPicture)?.showsPicture ?? false }
}

/// A view that stands for others which a container can list.
protocol ListsViews {
  /// Whether there is anything to be listed inside.
  @MainActor var listsSeveral: Bool { get }

  /// Adds the views inside.
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable])
}

extension ListsViews {
  @MainActor var listsSeveral: Bool { true }
}

/// A modifier that tells a container something and changes nothing.
protocol TellsTrait {
  @MainActor var traitID: ObjectIdentifier { get }
  @MainActor var traitValue: Any { get }
}

extension TraitModifier: TellsTrait {
  @MainActor var traitID: ObjectIdentifier { key }
  @MainActor var traitValue: Any { value }
}

extension TupleView: ListsViews {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    let lister = TupleLister(id: id)
    reconcile(value, lister)
    views += lister.views
  }
}

/// Lists the views of a tuple.
@MainActor private final class TupleLister: TupleVisitor {
  private let id: [AnyHashable]
  private var index = 0
  private(set) var views: [ListedView] = []

  init(id: [AnyHashable]) {
    self.id = id
  }

  func update<V: View>(_ view: V) {
    ListedView.list(view, into: &views, at: id + [index])
    index += 1
  }
}

extension ForEach: ListsViews where Content: View {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    for element in data {
      let identity = AnyHashable(self.id(element))
      let start = views.count
      ListedView.list(content(element), into: &views, at: id + [identity])
      for index in start..<views.count where views[index].implicitTag == nil {
        views[index].implicitTag = identity
      }
    }
  }
}

extension Group: ListsViews where Content: View {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    ListedView.list(content, into: &views, at: id)
  }
}

extension Optional: ListsViews where Wrapped: View {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    if let view = self { ListedView.list(view, into: &views, at: id) }
  }
}

extension _ConditionalContent: ListsViews where TrueContent: View, FalseContent: View {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    switch storage {
    case .first(let view): ListedView.list(view, into: &views, at: id + [true])
    case .second(let view): ListedView.list(view, into: &views, at: id + [false])
    }
  }
}

extension AnyView: ListsViews {
  @MainActor var listsSeveral: Bool { (storage as? any ListsViews)?.listsSeveral ?? false }

  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    (storage as? any ListsViews)?.list(into: &views, at: id)
  }
}

extension ConcreteViewStorage: ListsViews {
  @MainActor var listsSeveral: Bool { (view as? any ListsViews)?.listsSeveral ?? false }

  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    ListedView.list(view, into: &views, at: id)
  }
}

extension IdentifiedView: ListsViews {
  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    ListedView.list(content, into: &views, at: id + [self.id])
  }
}

extension ModifiedContent: ListsViews where Content: View, Modifier: ViewModifier {
  @MainActor var listsSeveral: Bool {
    modifier is any TellsTrait || modifier is ContainerValueModifier
      || (content as? any ListsViews)?.listsSeveral == true
  }

  @MainActor func list(into views: inout [ListedView], at id: [AnyHashable]) {
    let start = views.count
    ListedView.list(content, into: &views, at: id)
    for index in start..<views.count { views[index].apply(modifier) }
  }
}
