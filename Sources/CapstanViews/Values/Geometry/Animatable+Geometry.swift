public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

extension UnitPoint: Animatable {
  /// The coordinates times 128, the platform's unit for them.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * Self.unitScale, y * Self.unitScale) }
    set { (x, y) = (newValue.first / Self.unitScale, newValue.second / Self.unitScale) }
  }

  private static var unitScale: CGFloat { 128 }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// Top leading, bottom leading, bottom trailing, top trailing.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, mitre limit, dash phase, and the dashes; another number of dashes snaps.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatableVector>>>
  {
    get {
      AnimatablePair(
        lineWidth,
        AnimatablePair(
          miterLimit, AnimatablePair(dashPhase, AnimatableVector(dash.map { Double($0) }))))
    }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second.first
      let lengths = newValue.second.second.second
      dash = dash.indices.map { max(CGFloat(lengths[$0]), 0) }
    }
  }
}
