public import Foundation

extension View {
  /// Draws the view larger or smaller, about a point of its frame.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller, about a point of its frame.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Draws the view larger or smaller, about a point of its frame.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view turned about a point of its frame; positive angles turn clockwise.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view through an affine map whose origin is the view's top left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineModifier(transform: transform))
  }
}

/// Draws a view larger or smaller.
nonisolated struct ScaleModifier: TransformingModifier {
  typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  static var attributeComponents: [String]? { ["x", "y", "anchor.x", "anchor.y"] }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor func transform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
      .around(anchor.point(in: frame))
  }
}

/// Draws a view turned.
nonisolated struct RotationModifier: TransformingModifier {
  typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  static var restMargin: RestMargin? { .rotation }
  static var attributeComponents: [String]? { ["angle", "anchor.x", "anchor.y"] }

  @MainActor func transform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians)
      .around(anchor.point(in: frame))
  }
}

/// Draws a view through an affine map.
nonisolated struct AffineModifier: TransformingModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  var map: CGAffineTransform

  init(transform: CGAffineTransform) {
    map = transform
  }

  @MainActor func transform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform {
    map.around(frame.origin)
  }
}

extension CGAffineTransform {
  /// The map with another fixed point than the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
