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
    /// The time it was added on the clock of the oldest.
    var start: Double
    var context: AnimationContext<V>
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
    latest(context) { $0.endTime(value: $1, context: $2) }
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    latest(context) { $0.logicalEndTime(value: $1, context: $2) }
  }

  /// Asks the newest animation for one of its times and puts it on the common clock.
  ///
  /// What the newest has to move changes while older ones run; it is asked about the whole.
  private func latest<V: VectorArithmetic>(
    _ context: AnimationContext<V>,
    _ time: (any AnalyticAnimation, V, AnimationContext<V>) -> Double
  ) -> Double {
    guard let last = context.state[LayerStack<V>.self].layers.last else { return 0 }
    guard let analytic = last.animation.analytic else { return .infinity }
    return last.start + time(analytic, last.target, last.context)
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

  /// Drops every animation that is over, with those below it.
  mutating func dropFinished(at time: Double) {
    for index in layers.indices.reversed() {
      let layer = layers[index]
      guard let analytic = layer.animation.analytic else { continue }
      // What a layer has to move is at most its target; its end is asked for that.
      if layer.start + analytic.endTime(value: layer.target, context: layer.context) <= time {
        base = layer.target
        layers.removeSubrange(...index)
        return
      }
    }
  }
}
