/// One of the views that a builder has listed.
public nonisolated struct Subview: View, Identifiable {
  /// What tells a view from the others of its builder.
  public struct ID: Hashable {
    private let path: [AnyHashable]

    init(_ path: [AnyHashable]) { self.path = path }
  }

  let listed: ListedView

  /// What tells the view from the others.
  public var id: ID { ID(listed.id) }

  /// What the view tells its container.
  public var containerValues: ContainerValues { listed.containerValues }

  /// The view itself.
  @MainActor public var body: some View { listed.viewWithTraits }
}

/// The views that a builder has listed, in order; as a view it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  let listed: [ListedView]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { listed.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview { Subview(listed: listed[index]) }

  /// All of the views.
  @MainActor public var body: some View {
    ForEach(self) { $0 }
  }
}

extension Slice: View where Base == SubviewsCollection {
  /// The views of the slice.
  @MainActor @preconcurrency public var body: some View {
    ForEach(self) { $0 }
  }
}

/// Views that are made of the views that a builder has listed.
///
/// A view whose body lists several counts as one; on the platform its views count.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let source: Subviews
  let content: (SubviewsCollection) -> Content

  /// The views that are made.
  @MainActor public var body: some View {
    content(SubviewsCollection(listed: ListedView.views(of: source)))
  }
}

extension Group {
  /// Creates views of the views that a builder has listed.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(source: view, content: transform)
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views that a builder has listed.
  @MainActor @preconcurrency public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: SubviewsCollection(listed: ListedView.views(of: view)), content: content,
      id: { $0.id })
  }
}
