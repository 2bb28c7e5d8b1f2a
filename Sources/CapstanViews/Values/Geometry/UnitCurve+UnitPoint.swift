public import CapstanMotion
public import CapstanSceneGraph

extension UnitCurve {
  /// Returns a Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The x of a control point is brought into 0...1; y is free.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
  }
}
