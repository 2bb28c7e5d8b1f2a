/// One animatable attribute: the value it has in the model and what of earlier ones still moves.
///
/// What is presented is the model and a rest that decays along an animation. Everything is a
/// function of the time asked for: any time from the last change on, in any order. Times are in
/// seconds on one clock of the caller's; a time before the last change counts as that time.
public struct MotionState<Value: VectorArithmetic> {
  /// The value everything moves to.
  public private(set) var model: Value

  private var running: RunningAnimation<Value>?
  /// What of a motion is too little to be seen; nil to go by the animations alone.
  private let margin: RestMargin?

  /// Creates an attribute at rest.
  public init(_ model: Value) { self.init(model, margin: nil) }

  /// Creates an attribute at rest whose motions count as removed as soon as the rest of them is
  /// within a margin.
  package init(_ model: Value, margin: RestMargin?) {
    self.model = model
    self.margin = margin
  }

  /// Returns the value presented at a time.
  public func value(at time: Double) -> Value {
    guard let running, time < running.end else { return model }
    return running.done(at: time).map { model - running.interval + $0 } ?? model
  }

  /// Returns the velocity of the value presented at a time, in value units a second.
  ///
  /// Springs give it exactly, other animations as a difference over a tenth of a millisecond.
  public func velocity(at time: Double) -> Value {
    guard let running, time < running.end else { return .zero }
    return running.velocity(at: time)
  }

  /// The time from which the presented value is the model's: infinity if it never will be,
  /// negative infinity if nothing was animated.
  public var restTime: Double { running?.end ?? -.infinity }

  /// The time from which the animations count as removed for those who wait for that.
  ///
  /// No later than the time of rest, and before it where the rest is too little to be seen.
  public var removalTime: Double { running?.removal ?? -.infinity }

  /// Returns whether the presented value is the model's at a time and from then on.
  public func isAtRest(at time: Double) -> Bool { time >= restTime }

  /// The time at which the newest animation counts as complete: infinity if it never does,
  /// negative infinity if nothing was animated.
  public var logicalCompletionTime: Double { running?.logicalEnd ?? -.infinity }

  /// Gives the model a new value at a time, under an animation or none.
  ///
  /// Under an animation the presented value stays where it is and moves to the new value, as the
  /// animation takes over or adds itself. Without one it jumps by as much as the model does, and
  /// what still moves goes on moving; so it does to and from what is no finite number, as no way
  /// leads there.
  public mutating func set(_ new: Value, animation: Animation?, at time: Double) {
    let change = new - model
    guard change != .zero else { return }
    model = new
    guard let animation, change.isFinite else { return }
    add(change, under: animation, at: time)
  }

  /// Gives the model a new value while something else is presented, under an animation or none.
  ///
  /// Under an animation `presented` is what shows at that time, and it moves to the new value.
  public mutating func set(
    _ new: Value, presenting presented: Value, animation: Animation?, at time: Double
  ) {
    let rest = value(at: time) - model
    model = new
    if let animation { offset(by: presented - (new + rest), animation: animation, at: time) }
  }

  /// Displaces the presented value at a time; the displacement decays under the animation.
  ///
  /// One that is no finite number does nothing.
  public mutating func offset(by displacement: Value, animation: Animation, at time: Double) {
    guard displacement != .zero, displacement.isFinite else { return }
    add(.zero - displacement, under: animation, at: time)
  }

  /// Drops everything that moves; the model is presented from now on.
  public mutating func stop() { running = nil }

  private mutating func add(_ change: Value, under animation: Animation, at time: Double) {
    if var running, time < running.end {
      running.add(change, under: animation, at: time)
      self.running = running
    } else {
      running = RunningAnimation(change, under: animation, at: time, margin: margin)
    }
  }
}

extension VectorArithmetic {
  /// Whether every component is a finite number: infinities and what is no number leave something
  /// when they are taken from themselves.
  fileprivate var isFinite: Bool {
    let rest = self - self
    // A vector of many components may have a zero of none.
    return rest == .zero || rest.magnitudeSquared == 0
  }
}

extension MotionState: Sendable where Value: Sendable {}

extension MotionState: CustomStringConvertible {
  /// The model and, while something moves, the animations with the times they run from and to.
  public var description: String {
    guard let running else { return "\(model)" }
    return "\(model) \(running)"
  }
}
