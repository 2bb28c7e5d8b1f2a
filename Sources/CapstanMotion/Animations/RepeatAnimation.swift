import Foundation

/// An animation played several times, or for ever.
///
/// A pass is as long as the animation takes to end, exactly; on the platform it stretches to whole
/// frames. Every second pass of one that reverses plays from the end back to the start. After the
/// last pass the value is the target, so an even number of reversing passes ends with a jump.
struct RepeatAnimation: AnalyticAnimation {
  var base: Animation
  /// The number of passes, each one way; nil for no end.
  var count: Int?
  var autoreverses: Bool

  private var passes: Double { count.map { Double(max($0, 1)) } ?? .infinity }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let analytic = base.analytic else {
      return animateStepwise(value: value, time: time, context: &context)
    }
    let length = analytic.endTime(value: value, context: AnimationContext())
    let total = self.total(of: length)
    context.isLogicallyComplete = time >= total
    if time > total || total == 0 { return nil }
    let time = min(time, RepeatAnimation.longestTime)
    let pass = length.isFinite && time > 0 ? (time / length).rounded(.up) - 1 : 0
    var scratch = AnimationContext<V>()
    let elapsed = length.isFinite ? min(max(time - pass * length, 0), length) : time
    let done = base.animate(value: value, time: elapsed, context: &scratch) ?? value
    return isReversed(pass) ? value - done : done
  }

  var isAnalytic: Bool { base.analytic != nil }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    guard let base = base.analytic else { return .infinity }
    return total(of: base.endTime(value: value, context: AnimationContext()))
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    endTime(value: value, context: context)
  }

  var description: String {
    "\(base).repeat\(count.map { "Count(\($0), " } ?? "Forever(")autoreverses: \(autoreverses))"
  }

  /// The longest time for which passes are counted, in seconds.
  private static let longestTime = 1e12
  /// The length, in seconds, below which there is nothing to repeat.
  private static let shortestPass = 1e-9

  /// Returns the length of all passes; a pass without length cannot be repeated.
  private func total(of pass: Double) -> Double {
    pass > RepeatAnimation.shortestPass ? pass * passes : 0
  }

  private func isReversed(_ pass: Double) -> Bool {
    autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
  }

  /// Repeats a custom animation, whose end shows only when it comes.
  private func animateStepwise<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var progress = context.state[RepeatProgress<V>.self]
    var inner = AnimationContext(state: progress.state)
    var done = base.animate(value: value, time: time - progress.start, context: &inner)
    let reversed = isReversed(progress.pass)
    if done == nil {
      if progress.pass + 1 >= passes {
        context.isLogicallyComplete = true
        return nil
      }
      progress.pass += 1
      progress.start = time
      inner.state = AnimationState()
      done = value
    }
    progress.state = inner.state
    context.state[RepeatProgress<V>.self] = progress
    return done.map { reversed ? value - $0 : $0 }
  }
}

/// How far the repetition of a custom animation has come.
private struct RepeatProgress<V: VectorArithmetic>: AnimationStateKey {
  var pass = 0.0
  var start = 0.0
  var state = AnimationState<V>()

  static var defaultValue: RepeatProgress<V> { RepeatProgress() }
}
