import Foundation

/// Animations that run on top of one another on one value.
///
/// The older ones keep running towards their old targets; each newer one moves what they give
/// towards its own: `out = old(t); out += new(t - start, target - out)`. An older one that is over
/// gives its full target, and when the newest is over everything is.
struct CombinedAnimation: AnalyticAnimation {
  /// One of the animations.
  struct Layer<V: VectorArithmetic> {
    var animation: Animation
    /// The whole change from the beginning to the target this animation moves to.
    var target: V
    /// What of that was still to be done when it was added.
    var rest: V
    /// The time it was added on the clock of the oldest.
    var start: Double
    var context: AnimationContext<V>

    /// The time on the common clock from which it is over; infinity where only a replay can tell.
    ///
    /// What it has to move changes while older ones run: from the rest to the whole.
    var end: Double { latest { $0.endTime(value: $1, context: context) } }

    /// The time on the common clock from which it is logically complete.
    var logicalEnd: Double { latest { $0.logicalEndTime(value: $1, context: context) } }

    private func latest(_ time: (any AnalyticAnimation, V) -> Double) -> Double {
      guard let analytic = animation.analytic else { return .infinity }
      return start + max(time(analytic, target), time(analytic, rest))
    }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var stack = context.state[LayerStack<V>.self]
    defer { context.state[LayerStack<V>.self] = stack }
    guard let last = stack.layers.indices.last else { return nil }
    var result = stack.base
    for index in stack.layers.indices {
      let rest = stack.layers[index].target - result
      let done = stack.layers[index].animation.animate(
        value: rest, time: max(0, time - stack.layers[index].start),
        context: &stack.layers[index].context)
      if done == nil && index == last {
        context.isLogicallyComplete = true
        return nil
      }
      result += done ?? rest
    }
    context.isLogicallyComplete = stack.layers[last].context.isLogicallyComplete
    return result
  }

  var isAnalytic: Bool { true }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    context.state[LayerStack<V>.self].layers.last?.end ?? 0
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    context.state[LayerStack<V>.self].layers.last?.logicalEnd ?? 0
  }

  var description: String { "CombinedAnimation" }
}

/// The animations of a combination, the oldest first.
struct LayerStack<V: VectorArithmetic>: AnimationStateKey {
  /// What older animations that are over have contributed.
  var base = V.zero
  var layers: [CombinedAnimation.Layer<V>] = []

  static var defaultValue: LayerStack<V> { LayerStack() }

  /// Whether none of the animations has to be replayed.
  var isAnalytic: Bool { layers.allSatisfy { $0.animation.analytic != nil } }

  /// Whether the newest animation tells its end beforehand.
  var endIsKnown: Bool { layers.last?.animation.analytic != nil }

  /// Drops every animation that is over at a time, with those below it.
  mutating func dropFinished(at time: Double) {
    var (result, finished) = (base, -1)
    for index in layers.indices {
      var context = layers[index].context
      let rest = layers[index].target - result
      let done = layers[index].animation.animate(
        value: rest, time: max(0, time - layers[index].start), context: &context)
      if done == nil { finished = index }
      result += done ?? rest
    }
    guard finished >= 0 else { return }
    base = layers[finished].target
    layers.removeSubrange(...finished)
  }
}
