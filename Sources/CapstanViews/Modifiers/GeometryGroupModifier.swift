import Foundation

extension View {
  /// Lets the view's frame animate as a whole, before those of the views inside.
  public nonisolated func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}

/// Lets a view's frame animate as a whole.
nonisolated struct GeometryGroupModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, GeometryGroupModifier>> {
    WrapperNode<V, GeometryGroupElement>(inputs)
  }
}

/// The element of a view whose frame animates as a whole: frames inside are relative to it.
final class GeometryGroupElement: ProxyElement, ConfigurableWrapper {
  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: GeometryGroupModifier, _ environment: EnvironmentValues) {}

  override var animatesFrame: Bool { true }

  override func placeContents(in context: PlacementContext) {
    var context = context
    context.group = self
    super.placeContents(in: context)
  }
}
