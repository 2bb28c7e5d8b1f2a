public import CapstanMotion
package import CapstanSceneGraph

extension Color.Resolved: Animatable {
  /// The premultiplied cube roots of the cone responses and the opacity, each times 128.
  ///
  /// Sums of such data are sums in premultiplied Oklab, the space in which recorded SwiftUI colour
  /// animations run.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let v = resolvedColor.animatableComponents
      return AnimatablePair(
        Float(v.x), AnimatablePair(Float(v.y), AnimatablePair(Float(v.z), Float(v.w))))
    }
    set {
      self = Self(
        ResolvedColor(
          animatableComponents: SIMD4(
            Double(newValue.first), Double(newValue.second.first),
            Double(newValue.second.second.first), Double(newValue.second.second.second))))
    }
  }
}

extension ResolvedColor {
  /// The platform's unit for colours in animation; only end thresholds feel it.
  private static let animationUnit = 128.0

  /// The form in which colours animate: premultiplied Oklab times 128.
  package var animatableComponents: SIMD4<Double> {
    get { premultipliedOklab * Self.animationUnit }
    set { self = ResolvedColor(animatableComponents: newValue) }
  }

  /// Creates the colour of animatable components.
  package init(animatableComponents components: SIMD4<Double>) {
    self.init(premultipliedOklab: components / Self.animationUnit)
  }
}
