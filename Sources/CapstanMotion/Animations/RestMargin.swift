import Foundation

/// What of a motion under a fluid spring is too little to be seen, number by number.
///
/// A motion counts as removed, though it goes on, from the time on which each number of the value
/// stays nearer to its target than its margin, and so does its velocity times twice the damping
/// ratio over the natural frequency. A margin of 0 asks for a number that does not move at all.
package struct RestMargin: Hashable, Sendable {
  /// In value units, in the order of the value's numbers.
  package let parts: [Double]

  /// Creates a margin from one distance for each number.
  package init(_ parts: [Double]) { self.parts = parts }

  /// The margin of a frame, two numbers of place and two of size, drawn with pixels of a length.
  ///
  /// Observed on the platform: one pixel for the place and two for the size.
  package static func frame(pixelLength: Double) -> RestMargin {
    RestMargin([pixelLength, pixelLength, 2 * pixelLength, 2 * pixelLength])
  }

  /// The margin of a rotation about an anchor: an angle's data and the two of the anchor.
  ///
  /// Observed on the platform: 0.01 radians, with the anchor in its place.
  package static let rotation = RestMargin([0.01 * Angle.unitsPerRadian, 0, 0])

  /// Returns whether so little remains, velocities scaled as above.
  package func covers(remaining: [Double], scaledVelocity: [Double]) -> Bool {
    guard remaining.count == parts.count, scaledVelocity.count == parts.count else { return false }
    return parts.indices.allSatisfy { index in
      RestMargin.isWithin(remaining[index], parts[index])
        && RestMargin.isWithin(scaledVelocity[index], parts[index])
    }
  }

  private static func isWithin(_ number: Double, _ margin: Double) -> Bool {
    number == 0 || abs(number) < margin
  }
}

extension RestMargin: AnimationStateKey {
  /// None: a motion is removed when it rests.
  package static var defaultValue: RestMargin? { nil }
}

extension FluidMotion {
  /// The grid on which the end is looked for backwards, in parts of the spring's response.
  private static var searchGrid: Double { 64 }
  /// The number of grid points looked at; a spring that moves on for longer ends by itself.
  private static var searchLimit: Int { 8_192 }

  /// Returns the time, on the animation's clock, from which the rest is within a margin for good.
  func endTime(within margin: RestMargin?) -> Double {
    guard let margin, spring.naturalFrequency > 0 else { return endTime }
    let plain = endTime - startTime - blend
    var later = min(plain, bound(within: margin))
    guard later.isFinite, later > 0, isCovered(by: margin, after: later) else { return endTime }
    let step = spring.response / FluidMotion.searchGrid
    for _ in 0..<FluidMotion.searchLimit {
      let earlier = max(0, later - step)
      guard isCovered(by: margin, after: earlier) else {
        later = lastViolation(of: margin, from: earlier, to: later)
        break
      }
      later = earlier
      if later == 0 { break }
    }
    return startTime + blend + later
  }

  /// Whether what remains some seconds after the blend is within a margin.
  private func isCovered(by margin: RestMargin, after elapsed: Double) -> Bool {
    let rest = settled(after: elapsed)
    let scale = 2 * spring.dampingRatio / spring.naturalFrequency
    return margin.covers(
      remaining: rest.displacement.numbers,
      scaledVelocity: rest.velocity.numbers.map { $0 * scale })
  }

  private func lastViolation(
    of margin: RestMargin, from low: Double, to high: Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isCovered(by: margin, after: middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns a time after the blend from which bounds on every number lie within a margin.
  private func bound(within margin: RestMargin) -> Double {
    let rest = settled(after: 0)
    let (displacements, velocities) = (rest.displacement.numbers, rest.velocity.numbers)
    guard displacements.count == margin.parts.count else { return .infinity }
    let (w, z) = (spring.naturalFrequency, spring.dampingRatio)
    var latest = 0.0
    for (index, part) in margin.parts.enumerated() {
      let (x, v) = (displacements[index], velocities[index])
      if x == 0, v == 0 { continue }
      let place = SpringEnvelope(spring, displacement: x, velocity: v)
      let speed = SpringEnvelope(spring, displacement: v, velocity: -w * w * x - 2 * z * w * v)
      // Well within, for a bound that just meets its margin is not below it.
      let inner = part * (1 - 1e-9)
      latest = max(latest, place.time(within: inner))
      if z > 0 { latest = max(latest, speed.time(within: inner * w / (2 * z))) }
    }
    return latest
  }
}
