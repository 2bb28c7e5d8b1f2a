public import Foundation

extension View {
  /// Draws the view turned in space about an axis through a point of its frame.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view through a projective map whose origin is the view's top left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(map: transform))
  }
}

/// Draws a view turned in space.
nonisolated struct Rotation3DModifier: PrimitiveModifier {
  typealias Body = Never
  var angle: Angle
  let axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  let perspective: CGFloat

  static var attributeComponents: [String]? { ["angle", "anchor.x", "anchor.y", "anchorZ"] }

  var animatableData:
    AnimatablePair<
      Angle.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, CGFloat>
    >
  {
    get {
      AnimatablePair(angle.animatableData, AnimatablePair(anchor.animatableData, anchorZ))
    }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second
    }
  }

  @MainActor var usesFrame: Bool { true }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.draw(content, through: map(size: frame.size), in: frame)
  }

  /// The map: to the anchor, turned about the axis, seen from a distance of the longer side over
  /// the perspective, and back.
  private func map(size: CGSize) -> ProjectionTransform {
    let distance = Double(max(size.width, size.height))
    let near = distance > 0 ? Double(perspective) / distance : 0
    let (x, y) = (turned(SIMD3(1, 0, 0)), turned(SIMD3(0, 1, 0)))
    let depth = Double(anchorZ)
    let o = turned(SIMD3(0, 0, -depth)) + SIMD3(0, 0, depth)
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (x.x, x.y, -x.z * near)
    (map.m21, map.m22, map.m23) = (y.x, y.y, -y.z * near)
    (map.m31, map.m32, map.m33) = (o.x, o.y, 1 - o.z * near)
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    func shift(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
    return shift(-point.x, -point.y).concatenating(map).concatenating(shift(point.x, point.y))
  }

  /// The vector turned about the axis by the angle (Rodrigues' formula).
  private func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else { return v }
    let k = axis / length
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let cross = SIMD3(
      k.y * v.z - k.z * v.y, k.z * v.x - k.x * v.z, k.x * v.y - k.y * v.x)
    return v * c + cross * s + k * ((k * v).sum() * (1 - c))
  }
}

/// Draws a view through a projective map.
nonisolated struct ProjectionModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let map: ProjectionTransform

  @MainActor var usesFrame: Bool { true }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.draw(content, through: map, in: frame)
  }
}
