import Foundation

/// The motion of one value under a fluid spring since the spring took it over.
struct FluidMotion<V: VectorArithmetic> {
  /// How far the value is from its target, and how that changes.
  struct Remaining {
    var displacement: V
    var velocity: V
  }

  private let animation: FluidSpringAnimation
  let spring: Spring
  let startTime: Double
  private let previousResponse: Double?
  /// Where the motion stands at the beginning of each cell of a blend, and at last at its end.
  private let course: [Remaining]
  /// The length of a cell, in seconds.
  private let cell: Double
  private let envelope: SpringEnvelope
  /// What of the displacement counts as nothing.
  private let threshold: Double

  init(_ animation: FluidSpringAnimation, value: V, start: FluidStart<V>?) {
    let displacement = value - (start?.position ?? .zero)
    let velocity = V.zero - (start?.velocity ?? .zero)
    self.animation = animation
    spring = animation.spring
    startTime = start?.time ?? 0
    previousResponse = animation.blend > 0 ? start?.previousResponse : nil
    let first = Remaining(displacement: displacement, velocity: velocity)
    (course, cell) = FluidMotion.blend(animation, previousResponse, from: first)
    let last = course.last ?? first
    envelope = SpringEnvelope(spring, displacement: last.displacement, velocity: last.velocity)
    threshold = FluidMotion.threshold(
      rate: envelope.rate, travel: max(value.magnitude, displacement.magnitude))
  }

  /// Returns what remains at a time on the animation's clock; nil once it is over.
  func remaining(at time: Double) -> Remaining? {
    let elapsed = max(0, time - startTime)
    if elapsed >= blend, envelope.bound(at: elapsed - blend) <= threshold { return nil }
    return state(after: elapsed)
  }

  /// The time, on the animation's clock, from which nothing remains.
  var endTime: Double { startTime + blend + envelope.time(within: threshold) }

  /// The time, on the animation's clock, when as much time has passed as the response lasts.
  var logicalEndTime: Double {
    guard previousResponse != nil, animation.response < animation.blend else {
      return startTime + max(0, animation.response)
    }
    var (low, high) = (0.0, animation.blend)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isLogicallyComplete(at: startTime + middle) { high = middle } else { low = middle }
    }
    return startTime + high
  }

  /// Returns whether as much time has passed since taking over as the response in force lasts.
  func isLogicallyComplete(at time: Double) -> Bool {
    let elapsed = time - startTime
    return elapsed
      >= animation.effectiveResponse(previous: previousResponse, elapsed: elapsed)
  }

  /// The length of the blend in seconds; 0 for none.
  var blend: Double { cell * Double(course.count - 1) }
}

extension FluidMotion {
  /// The end of a spring as on the platform: velocity and acceleration in value units.
  private static var endSpeed: Double { 0.06 }
  /// The end of a spring as on the platform: the share of the travel that may remain.
  private static var endShare: Double { 0.01 }
  /// The grid on which a blend of two springs is solved, in seconds.
  ///
  /// Within a cell the response is constant and the solution exact.
  private static var blendStep: Double { 1.0 / 480 }
  /// The largest number of cells; longer blends get longer cells.
  private static var blendCells: Double { 2_048 }

  private static func threshold(rate: Double, travel: Double) -> Double {
    let rate = max(rate, 1e-9)
    let still = min(endSpeed / rate, endSpeed / (rate * rate))
    return travel > 0 ? min(still, travel * endShare) : still
  }

  /// Solves the blend from one spring to the other, cell by cell.
  private static func blend(
    _ animation: FluidSpringAnimation, _ previousResponse: Double?, from first: Remaining
  ) -> (course: [Remaining], cell: Double) {
    guard previousResponse != nil else { return ([first], 0) }
    let cells = max(1, min((animation.blend / blendStep).rounded(.up), blendCells))
    let cell = animation.blend / cells
    var course = [first]
    for index in 0..<Int(cells) {
      let response = animation.effectiveResponse(
        previous: previousResponse, elapsed: (Double(index) + 0.5) * cell)
      let spring = FluidSpringAnimation.spring(response, animation.dampingFraction)
      course.append(course[index].advanced(spring, by: cell))
    }
    return (course, cell)
  }

  /// Returns what remains so many seconds after the blend.
  func settled(after elapsed: Double) -> Remaining {
    course[course.count - 1].advanced(spring, by: elapsed)
  }

  /// Returns what remains so many seconds after taking over.
  private func state(after elapsed: Double) -> Remaining {
    let last = course.count - 1
    let index = cell > 0 ? min(Int(min(elapsed / cell, Double(last))), last) : 0
    let rest = elapsed - Double(index) * cell
    guard index < last else { return course[last].advanced(spring, by: rest) }
    let response = animation.effectiveResponse(
      previous: previousResponse, elapsed: (Double(index) + 0.5) * cell)
    return course[index].advanced(
      FluidSpringAnimation.spring(response, animation.dampingFraction), by: rest)
  }
}

extension FluidMotion.Remaining {
  func advanced(_ spring: Spring, by time: Double) -> Self {
    let p = SpringPropagator(spring, after: time)
    return Self(
      displacement: displacement.scaled(by: p.position)
        + velocity.scaled(by: p.positionOfVelocity),
      velocity: displacement.scaled(by: p.velocity) + velocity.scaled(by: p.velocityOfVelocity))
  }
}

extension FluidMotion: Sendable where V: Sendable {}
extension FluidMotion.Remaining: Sendable where V: Sendable {}
