import Foundation

/// What moves on one attribute: a change under an animation since a time.
///
/// Several animations at once are one combined animation.
struct RunningAnimation<Value: VectorArithmetic> {
  /// The whole change since the beginning, to the target of the newest animation.
  private(set) var interval: Value
  /// The time from which nothing moves.
  private(set) var end = Double.infinity
  /// The time from which nothing counts that still moves: the end, or before it.
  private(set) var removal = Double.infinity
  /// The time at which the newest animation counts as complete.
  private(set) var logicalEnd = Double.infinity

  private var animation: Animation
  /// The time at which the clock of the animation began.
  private let start: Double
  /// The time of the last change.
  private var changed: Double
  /// What the animation had kept by the last change.
  private var context = AnimationContext<Value>()
  /// The motion of a lone fluid spring, worked out once for all the times it is asked for.
  private var fluid: FluidMotion<Value>?

  /// What of the motion is too little to be seen; nil to go by the animation alone.
  private let margin: RestMargin?

  /// Begins a change.
  init(
    _ change: Value, under animation: Animation, at time: Double, margin: RestMargin?
  ) {
    interval = change
    self.animation = animation
    start = time
    changed = time
    self.margin = margin
    findEnd()
  }

  /// Adds a change while another one runs.
  mutating func add(_ change: Value, under new: Animation, at time: Double) {
    let time = max(time, changed)
    let elapsed = time - start
    var context = self.context
    _ = replay(until: elapsed, &context)
    var merged = context
    if new.shouldMerge(previous: animation, value: interval, time: elapsed, context: &merged) {
      merged.state[LayerStack<Value>.self] = LayerStack()
      self.context = merged
      animation = new
    } else {
      stack(new, target: interval + change, at: elapsed, context)
    }
    interval += change
    changed = time
    findEnd()
  }

  /// Returns the part of the change done at a time; nil when all of it is.
  func done(at time: Double) -> Value? {
    let elapsed = max(time, changed) - start
    if let fluid { return fluid.remaining(at: elapsed).map { interval - $0.displacement } }
    var context = self.context
    guard replay(until: elapsed, &context) else { return nil }
    return animation.animate(value: interval, time: elapsed, context: &context)
  }

  /// Returns the velocity at a time.
  func velocity(at time: Double) -> Value {
    let time = max(time, changed)
    if let fluid { return .zero - (fluid.remaining(at: time - start)?.velocity ?? .zero) }
    if isAnalytic,
      let exact = animation.velocity(value: interval, time: time - start, context: context)
    {
      return exact
    }
    let step = 1e-4
    func position(_ time: Double) -> Value {
      time < end ? done(at: time) ?? interval : interval
    }
    if time - step >= changed && time + step <= end {
      return (position(time + step) - position(time - step)).scaled(by: 0.5 / step)
    }
    // At an edge the difference of second order to the inside.
    let h = time + 2 * step <= end ? step : -step
    let slope =
      position(time + h).scaled(by: 4) - position(time).scaled(by: 3) - position(time + 2 * h)
    return slope.scaled(by: 0.5 / h)
  }

  /// Puts an animation on top of the one that runs.
  private mutating func stack(
    _ new: Animation, target: Value, at elapsed: Double, _ context: AnimationContext<Value>
  ) {
    var layers = LayerStack<Value>()
    if animation.base is CombinedAnimation {
      layers = context.state[LayerStack<Value>.self]
    } else {
      layers.layers = [
        .init(animation: animation, target: interval, rest: interval, start: 0, context: context)
      ]
    }
    // Of two changes at one time only the sum is seen, unless the earlier took something over.
    if let last = layers.layers.last, last.start == elapsed { layers.layers.removeLast() }
    layers.dropFinished(at: elapsed)
    var scratch = context
    let done = animation.animate(value: interval, time: elapsed, context: &scratch) ?? interval
    layers.layers.append(
      .init(
        animation: new, target: target, rest: target - done, start: elapsed,
        context: AnimationContext()))
    self.context = AnimationContext()
    self.context.state[LayerStack<Value>.self] = layers
    animation = Animation(CombinedAnimation())
  }

  /// Whether the newest animation tells its end beforehand.
  private var endIsKnown: Bool {
    !(animation.base is CombinedAnimation) || context.state[LayerStack<Value>.self].endIsKnown
  }

  /// Whether every evaluation is a closed form.
  private var isAnalytic: Bool {
    guard animation.analytic != nil else { return false }
    return !(animation.base is CombinedAnimation)
      || context.state[LayerStack<Value>.self].isAnalytic
  }
}

extension RunningAnimation {
  /// The grid on which an animation that keeps state is replayed, in steps a second.
  private static var replayRate: Double { 240 }
  /// The longest time looked ahead for the end of such an animation, in seconds.
  private static var replayLimit: Double { 60 }

  /// Leads an animation that keeps state from the last change to a time; false if it ended before.
  private func replay(until elapsed: Double, _ context: inout AnimationContext<Value>) -> Bool {
    if isAnalytic { return true }
    let limit = min(elapsed, changed - start + RunningAnimation.replayLimit)
    var step = ((changed - start) * RunningAnimation.replayRate).rounded(.down)
    while true {
      let time = max(step / RunningAnimation.replayRate, changed - start)
      guard time < limit else { return true }
      guard animation.animate(value: interval, time: time, context: &context) != nil else {
        return false
      }
      step += 1
    }
  }

  /// Finds out when the animation ends.
  private mutating func findEnd() {
    fluid = (animation.base as? FluidSpringAnimation).map {
      FluidMotion($0, value: interval, start: self.context.state[FluidStart<Value>.self])
    }
    if let fluid {
      (end, logicalEnd) = (start + fluid.endTime, start + fluid.logicalEndTime)
      removal = min(end, start + fluid.endTime(within: margin))
      return
    }
    if let analytic = animation.analytic, endIsKnown {
      end = start + analytic.endTime(value: interval, context: context)
      logicalEnd = start + analytic.logicalEndTime(value: interval, context: context)
      var marked = context
      marked.state[RestMargin.self] = margin
      removal = min(end, start + analytic.endTime(value: interval, context: marked))
      return
    }
    (end, logicalEnd) = (.infinity, .infinity)
    defer { removal = end }
    var context = self.context
    var step = ((changed - start) * RunningAnimation.replayRate).rounded(.down)
    let last = step + RunningAnimation.replayLimit * RunningAnimation.replayRate
    while step <= last {
      let time = max(step / RunningAnimation.replayRate, changed - start)
      context.isLogicallyComplete = false
      let done = animation.animate(value: interval, time: time, context: &context)
      if logicalEnd == .infinity && (context.isLogicallyComplete || done == nil) {
        logicalEnd = start + time
      }
      guard done != nil else {
        end = start + time
        return
      }
      step += 1
    }
  }
}

extension RunningAnimation: Sendable where Value: Sendable {}

extension RunningAnimation: CustomStringConvertible {
  var description: String {
    let times = "from \(start) to \(end)"
    guard animation.base is CombinedAnimation else { return "under \(animation) \(times)" }
    let layers = context.state[LayerStack<Value>.self].layers.map {
      "\($0.animation) from \(start + $0.start)"
    }
    return "under " + layers.joined(separator: " + ") + " to \(end)"
  }
}
