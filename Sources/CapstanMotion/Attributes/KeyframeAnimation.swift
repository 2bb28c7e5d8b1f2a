/// A value that plays keyframes when it is triggered, as a function of the time asked for.
///
/// Times are in seconds on one clock of the caller's. The time of a trigger shows the start of the
/// keyframes and their clock runs from there. (On the platform it runs from the update after.)
public struct KeyframeAnimation<Value> {
  /// The value before the first trigger, and the one from which every run from rest starts.
  public let initialValue: Value

  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  /// Whether the keyframes begin anew at their end.
  private var repeats = false
  /// The time on the keyframes' clock at which a repetition was halted.
  private var halt: Double?

  /// Creates an animation that has not been triggered.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// Returns the value at a time.
  public func value(at time: Double) -> Value {
    guard let timeline else { return initialValue }
    return timeline.value(time: elapsed(at: time))
  }

  /// The time from which the value stays: infinity while it repeats, negative infinity before any
  /// trigger.
  public var restTime: Double {
    guard let timeline, halt == nil else { return -.infinity }
    return repeats && timeline.duration > 0 ? .infinity : start + timeline.duration
  }

  /// Returns whether the value stays as it is from a time on.
  public func isAtRest(at time: Double) -> Bool { time >= restTime }

  /// Plays keyframes from a time on, made for the value they start from.
  ///
  /// At rest that is the initial value, wherever an earlier run ended. In flight it is the value
  /// of that time, and first keyframes that are cubic or springs keep its velocity.
  public mutating func trigger<Content: Keyframes<Value>>(
    at time: Double, keyframes: (Value) -> Content
  ) {
    if let timeline, !isAtRest(at: time) {
      let elapsed = elapsed(at: time)
      let current = timeline.value(time: elapsed)
      self.timeline = KeyframeTimeline(
        initialValue: current, startVelocity: timeline.velocity(time: elapsed),
        keyframes: keyframes(current))
    } else {
      timeline = KeyframeTimeline(
        initialValue: initialValue, startVelocity: nil, keyframes: keyframes(initialValue))
    }
    (start, repeats, halt) = (time, false, nil)
  }

  /// Plays keyframes over and over from a time on, or halts them where they are.
  ///
  /// They are made once, for the initial value; played again they go on from where they halted.
  public mutating func setRepeating<Content: Keyframes<Value>>(
    _ isRepeating: Bool, at time: Double, keyframes: (Value) -> Content
  ) {
    if isRepeating {
      if timeline == nil || !repeats {
        timeline = KeyframeTimeline(
          initialValue: initialValue, startVelocity: nil, keyframes: keyframes(initialValue))
      }
      if !repeats || halt != nil { start = time - (halt ?? 0) }
      (repeats, halt) = (true, nil)
    } else if repeats && halt == nil {
      halt = elapsed(at: time)
    }
  }

  /// Returns the time on the keyframes' clock.
  private func elapsed(at time: Double) -> Double {
    if let halt { return halt }
    let elapsed = max(0, time - start)
    guard repeats, let length = timeline?.duration, length > 0, length.isFinite else {
      return elapsed
    }
    return elapsed.truncatingRemainder(dividingBy: length)
  }
}
