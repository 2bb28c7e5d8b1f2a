import Foundation

/// When an effect on the symbols of a view has played: closed form in time once an event is over.
@MainActor final class SymbolEffectPlayer {
  private(set) var configuration: SymbolEffectConfiguration
  private(set) var options: SymbolEffectOptions
  /// When cycles began, in seconds, in order.
  private(set) var starts: [Double] = []
  /// When an effect that lasts began; nil while it does not.
  private(set) var activeSince: Double?

  init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    (self.configuration, self.options) = (configuration, options)
  }

  func update(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    (self.configuration, self.options) = (configuration, options)
  }

  /// The length of one cycle in seconds.
  var cycle: Double {
    SymbolEffectPreset.duration(of: configuration) / min(max(options.speed, 0.5), 2)
  }

  /// Plays once more: now, or after the cycle that runs.
  func play(at time: Double) {
    let start = max(time, starts.last.map { $0 + cycle } ?? time)
    starts.append(start)
    if case .periodic(let count?, let delay) = options.repetition, count > 1 {
      for index in 1..<count {
        starts.append(start + Double(index) * (cycle + (delay ?? 0)))
      }
    }
  }

  /// Plays for as long as it is active.
  func setActive(_ isActive: Bool, at time: Double) {
    activeSince = isActive ? activeSince ?? time : nil
  }

  /// How far the running cycle is, 0...1; nil while none runs.
  func progress(at time: Double) -> Double? {
    if let activeSince, time >= activeSince {
      return ((time - activeSince) / cycle).truncatingRemainder(dividingBy: 1)
    }
    guard let start = starts.last(where: { $0 <= time }), time < start + cycle else { return nil }
    return (time - start) / cycle
  }

  /// When the last cycle has ended.
  var restTime: Double {
    activeSince != nil ? .infinity : starts.last.map { $0 + cycle } ?? -.infinity
  }
}

/// What effects make of a symbol at a moment.
struct SymbolPose {
  var scale = 1.0
  var opacity = 1.0

  @MainActor static func playing(
    _ players: [SymbolEffectPlayer], at time: Double
  ) -> SymbolPose {
    var pose = SymbolPose()
    for player in players {
      guard let progress = player.progress(at: time) else { continue }
      SymbolEffectPreset.apply(player.configuration, progress: progress, to: &pose)
    }
    return pose
  }
}

/// How the effects look, in one table.
///
/// The downward bounce was measured on iOS 18 frame by frame (within 0.02 of the scale and 15 ms),
/// the pulse on recordings. The upward bounce, which is also the default, is an approximation of
/// ours: the same times, mirrored.
enum SymbolEffectPreset {
  /// A piece of a bounce: the scale that it leads to and its length in seconds.
  typealias Piece = (scale: Double, duration: Double)

  static let bounceDown: [Piece] = [(0.76, 0.21), (1.11, 0.20), (1, 0.25)]
  static let bounceUp: [Piece] = [(1.2, 0.21), (0.93, 0.20), (1, 0.25)]
  static let pulseDuration = 2.0
  static let pulseMinimum = 0.3

  /// The length of one cycle in seconds at normal speed.
  static func duration(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .bounce(let direction):
      pieces(direction).reduce(0) { $0 + $1.duration }
    default:
      pulseDuration
    }
  }

  static func apply(
    _ configuration: SymbolEffectConfiguration, progress: Double, to pose: inout SymbolPose
  ) {
    switch configuration.kind {
    case .bounce(let direction):
      pose.scale *= scale(pieces(direction), at: progress * duration(of: configuration))
    case .pulse:
      let middle = (1 + pulseMinimum) / 2
      pose.opacity *= middle + (1 - middle) * cos(2 * .pi * progress)
    default: break
    }
  }

  private static func pieces(
    _ direction: SymbolEffectConfiguration.Direction?
  ) -> [Piece] {
    direction == .down ? bounceDown : bounceUp
  }

  /// The scale after a time: smoothstep pieces, one after another.
  private static func scale(_ pieces: [Piece], at time: Double) -> Double {
    var (from, time) = (1.0, time)
    for piece in pieces {
      if time < piece.duration {
        let p = time / piece.duration
        return from + (piece.scale - from) * p * p * (3 - 2 * p)
      }
      (from, time) = (piece.scale, time - piece.duration)
    }
    return from
  }
}
