/// An animation of ours, which knows beforehand when it ends.
protocol AnalyticAnimation: CustomAnimation, CustomStringConvertible {
  /// Whether every evaluation is a closed form that writes no state; false around a custom one.
  var isAnalytic: Bool { get }

  /// Returns the time, on the animation's clock, from which `animate` answers nil.
  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double

  /// Returns the time, on the animation's clock, from which it is logically complete.
  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double
}

extension AnalyticAnimation {
  var isAnalytic: Bool { true }
}

extension Animation {
  /// The animation as one of ours; nil for one whose end only a replay can find.
  var analytic: (any AnalyticAnimation)? {
    guard let base = base as? any AnalyticAnimation, base.isAnalytic else { return nil }
    return base
  }
}
