import Foundation

/// The way from one keyframe to the next.
struct TrackSegment<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// How the value gets to its target, velocities in value units a second.
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
  }

  let start: Data
  let target: Value
  let duration: Double
  let motion: Motion

  private var travel: Data { target.animatableData - start }

  /// Returns the value some seconds after the start; a segment without duration is at its target.
  func value(at elapsed: Double) -> Value {
    let progress = duration > 0 ? min(elapsed / duration, 1) : 1
    switch motion {
    case .move: return target
    case .linear(let curve):
      return progress < 1
        ? target.replacingAnimatableData(start + travel.scaled(by: curve.value(at: progress)))
        : target
    case .cubic(let startVelocity, let endVelocity):
      guard progress < 1 else { return target }
      let (p, q) = (progress, 1 - progress)
      let data =
        start + travel.scaled(by: p * p * (3 - 2 * p))
        + startVelocity.scaled(by: duration * p * q * q)
        - endVelocity.scaled(by: duration * p * p * q)
      return target.replacingAnimatableData(data)
    case .spring(let spring, let startVelocity):
      guard duration > 0 else { return target }
      let data = spring.value(target: travel, initialVelocity: startVelocity, time: elapsed)
      return target.replacingAnimatableData(start + data)
    }
  }

  /// Returns the velocity some seconds after the start.
  func velocity(at elapsed: Double) -> Data {
    guard duration > 0 else { return .zero }
    let p = min(elapsed / duration, 1)
    switch motion {
    case .move: return .zero
    case .linear(let curve):
      return travel.scaled(by: curve.finiteVelocity(at: p) / duration)
    case .cubic(let startVelocity, let endVelocity):
      return travel.scaled(by: 6 * p * (1 - p) / duration)
        + startVelocity.scaled(by: (1 - p) * (1 - 3 * p))
        + endVelocity.scaled(by: p * (3 * p - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: travel, initialVelocity: startVelocity, time: elapsed)
    }
  }
}
