import Foundation

extension View {
  /// Makes the view's coordinates a frame of reference with a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Makes the view's coordinates a frame of reference with a name.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}

/// Names the coordinates of a view.
nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never
  let space: CoordinateSpace

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, CoordinateSpaceModifier>> {
    WrapperNode<V, CoordinateSpaceElement>(inputs)
  }
}

/// The element of a view whose coordinates have a name.
final class CoordinateSpaceElement: ProxyElement, ConfigurableWrapper {
  private var space = CoordinateSpace.local

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: CoordinateSpaceModifier, _ environment: EnvironmentValues) {
    space = modifier.space
  }

  override func placeContents(in context: PlacementContext) {
    var context = context
    if case .named(let name) = space {
      context.spaces.append(
        GeometryProxy.Space(name: name, frame: bounds, toPage: context.toPage))
    }
    super.placeContents(in: context)
  }
}
