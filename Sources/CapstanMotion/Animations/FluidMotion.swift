import Foundation

/// The motion of one value under a fluid spring since the spring took it over.
struct FluidMotion<V: VectorArithmetic> {
  /// How far the value is from its target, and how that changes.
  struct Remaining {
    var displacement: V
    var velocity: V
  }

  private let animation: FluidSpringAnimation
  private let startTime: Double
  private let start: Remaining
  private let previousResponse: Double?
  /// The length of the whole change, by which the end is measured.
  private let travel: Double

  /// The end of a spring as on the platform: velocity and acceleration in value units, and the
  /// share of the travel that may remain.
  private static var endSpeed: Double { 0.06 }
  private static var endShare: Double { 0.01 }
  /// The grid on which a blend of two springs is solved, in seconds.
  ///
  /// Within a cell the response is constant and the solution exact.
  private static var blendStep: Double { 1.0 / 480 }
  /// The largest number of cells; longer blends get longer cells.
  private static var blendCells: Double { 2_048 }

  init(_ animation: FluidSpringAnimation, value: V, start: FluidStart<V>?) {
    self.animation = animation
    startTime = start?.time ?? 0
    self.start = Remaining(
      displacement: value - (start?.position ?? .zero), velocity: .zero - (start?.velocity ?? .zero)
    )
    previousResponse = animation.blend > 0 ? start?.previousResponse : nil
    travel = max(value.magnitude, self.start.displacement.magnitude)
  }

  /// Returns what remains at a time on the animation's clock; nil once it is over.
  func remaining(at time: Double) -> Remaining? {
    let elapsed = max(0, time - startTime)
    let blend = previousResponse == nil ? 0 : animation.blend
    if elapsed < blend { return blended(until: elapsed) }
    let state = blend > 0 ? blended(until: blend) : start
    let envelope = SpringEnvelope(
      animation.spring, displacement: state.displacement, velocity: state.velocity)
    if envelope.bound(at: elapsed - blend) <= threshold(envelope) { return nil }
    return state.advanced(animation.spring, by: elapsed - blend)
  }

  /// The time, on the animation's clock, from which nothing remains.
  var endTime: Double {
    let blend = previousResponse == nil ? 0 : animation.blend
    let state = blend > 0 ? blended(until: blend) : start
    let envelope = SpringEnvelope(
      animation.spring, displacement: state.displacement, velocity: state.velocity)
    return startTime + blend + envelope.time(within: threshold(envelope))
  }

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

  private func threshold(_ envelope: SpringEnvelope) -> Double {
    let rate = max(envelope.rate, 1e-9)
    let still = min(FluidMotion.endSpeed / rate, FluidMotion.endSpeed / (rate * rate))
    return travel > 0 ? min(still, travel * FluidMotion.endShare) : still
  }

  /// Solves the blend of two springs from its beginning, cell by cell.
  private func blended(until elapsed: Double) -> Remaining {
    let cells = min((animation.blend / FluidMotion.blendStep).rounded(.up), FluidMotion.blendCells)
    let step = animation.blend / max(cells, 1)
    var state = start
    for cell in 0..<Int(cells) {
      let begin = Double(cell) * step
      guard begin < elapsed else { break }
      let response = animation.effectiveResponse(
        previous: previousResponse, elapsed: begin + step / 2)
      let spring = FluidSpringAnimation.spring(response, animation.dampingFraction)
      state = state.advanced(spring, by: min(step, elapsed - begin))
    }
    return state
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
