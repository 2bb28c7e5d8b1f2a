public import Foundation

/// A map through which a view is drawn, with animated data.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the map for a view of a size, whose top left corner is the origin.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node that draws its content through the map.
  @MainActor public static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PassThroughNode<ModifiedContent<V, Self>, ModifiedContent<V, GeometryEffectModifier<Self>>>(
      inputs
    ) { view in
      view.content.modifier(GeometryEffectModifier(effect: view.modifier))
    }
  }

  /// Returns the effect; here no effect takes part in layout.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Draws a view through the map of an effect.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: PrimitiveModifier {
  typealias Body = Never
  var effect: Effect

  static var attributeName: String { "effect" }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  @MainActor var usesFrame: Bool { true }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.draw(content, through: effect.effectValue(size: frame.size), in: frame)
  }
}

extension ModifierDrawing {
  /// Draws content through a map whose origin is the frame's top left corner.
  mutating func draw(_ content: ElementProxy, through map: ProjectionTransform, in frame: CGRect) {
    let map = map.roundedToAffine(for: frame.size)
    if map.isAffine {
      context = context.applying(map.affine.around(frame.origin))
      return drawContent(content)
    }
    let toPage = ProjectionTransform(
      context.toPage.translatedBy(x: frame.minX, y: frame.minY))
    let onPage = toPage.inverted().concatenating(map).concatenating(toPage)
    drawGroup(content) { picture in
      [.group(GroupItem(effect: .projection(onPage), items: picture))]
    }
  }
}

extension ProjectionTransform {
  /// The map without perspective where that would not be seen in a view of a size.
  fileprivate func roundedToAffine(for size: CGSize) -> ProjectionTransform {
    let extent = max(abs(size.width), abs(size.height), 1)
    guard abs(m13) * extent < 1e-9, abs(m23) * extent < 1e-9, m33 != 0 else { return self }
    var map = self
    (map.m13, map.m23, map.m33) = (0, 0, 1)
    if m33 != 1 {
      (map.m11, map.m12) = (m11 / m33, m12 / m33)
      (map.m21, map.m22) = (m21 / m33, m22 / m33)
      (map.m31, map.m32) = (m31 / m33, m32 / m33)
    }
    return map
  }
}
