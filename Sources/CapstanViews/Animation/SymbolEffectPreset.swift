import CapstanMotion
import Foundation

/// How the effects look, in one table.
///
/// The downward bounce was measured on iOS 18 frame by frame (within 0.02 of the scale and 15 ms),
/// the pulse on recordings, the rest opacity of variable layers is reported. Everything else is an
/// approximation of ours: the upward bounce, which is also the default, mirrors the downward one in
/// time; a wiggle swings to its direction first, and turns where none is named; a turning that has
/// no end keeps its speed, one that is counted starts and stops softly.
@MainActor enum SymbolEffectPreset {
  /// A piece of a bounce: the scale that it leads to and its length in seconds.
  typealias Piece = (scale: Double, duration: Double)

  static let bounceDown: [Piece] = [(0.76, 0.21), (1.11, 0.20), (1, 0.25)]
  static let bounceUp: [Piece] = [(1.2, 0.21), (0.93, 0.20), (1, 0.25)]
  static let pulseDuration = 2.0
  static let pulseMinimum = 0.3
  /// How much later each further layer begins, by layer, in seconds.
  static let layerDelay = 0.08
  static let variableColorDuration = 1.2
  static let variableColorRest = 0.3
  /// How long layers take to dim before they first light up, and to come back at last, in seconds.
  static let variableColorRamp = 0.15
  static let wiggleDuration = 0.8
  /// How often a wiggle swings to and fro in its time.
  static let wiggleSwings = 3.0
  /// How far the first swings of a wiggle turn, and go in parts of the ink's longer side.
  static let wiggleAngle = Angle.degrees(12)
  static let wiggleTravel = 0.1
  static let rotateDuration = 1.2
  static let breatheDuration = 2.4
  static let breatheScale = 1.12
  static let breatheMinimum = 0.5
  static let scaleUp = 1.15
  static let scaleDown = 0.85
  /// The scale from which symbols grow when they appear and to which they shrink when they go.
  static let vanishingScale = 0.5
  /// The scale from which symbols shrink when they appear and to which they grow when they go.
  static let vanishingScaleAbove = 1.5
  static let levelAnimation = Animation.spring(duration: 0.35, bounce: 0.2)

  /// Whether an effect lasts instead of going round in cycles.
  static func lasts(_ configuration: SymbolEffectConfiguration) -> Bool {
    switch configuration.kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// The length of one cycle in seconds at normal speed.
  static func duration(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .bounce(let direction): pieces(direction).reduce(0) { $0 + $1.duration }
    case .variableColor: variableColorDuration
    case .wiggle: wiggleDuration
    case .rotate: rotateDuration
    case .breathe: breatheDuration
    default: pulseDuration
    }
  }

  /// How much later the last layer begins, for symbols of up to three layers.
  static func longestDelay(of configuration: SymbolEffectConfiguration) -> Double {
    configuration.scope == .byLayer ? 2 * layerDelay : 0
  }

  static func apply(
    _ effect: InheritedSymbolEffect, layer: Int, of count: Int, at time: Double,
    in direction: LayoutDirection, to pose: inout SymbolPose
  ) {
    let player = effect.player
    let configuration = player.configuration
    if lasts(configuration), effect.removal < .infinity { return }
    let delay = configuration.scope == .byLayer ? Double(min(layer, 2)) * layerDelay : 0
    switch configuration.kind {
    case .bounce, .pulse, .wiggle, .rotate, .breathe:
      guard let cycle = player.cycle(at: time, delay: delay, removal: effect.removal)
      else { return }
      apply(configuration.kind, cycle, in: direction, to: &pose)
    case .variableColor(let isCumulative, let reverses, let hides):
      guard let progress = player.cycle(at: time, removal: effect.removal)?.progress
      else { return }
      let lit = variableOpacity(
        progress, layer: layer, of: count, isCumulative: isCumulative, reverses: reverses,
        rest: hides ? 0 : variableColorRest)
      let presence = player.presence(
        at: time, within: variableColorRamp, removal: effect.removal)
      pose.opacity *= 1 + (lit - 1) * presence
    case .scale(let direction):
      let target = direction == .down ? scaleDown : scaleUp
      pose.scale *= 1 + (target - 1) * player.level(at: time)
    case .appear:
      vanish(1 - player.level(at: time), to: vanishingScale(of: configuration), &pose)
    case .disappear:
      vanish(player.level(at: time), to: vanishingScale(of: configuration), &pose)
    default: break
    }
  }

  /// The effects that go round in cycles and ask for no other layer.
  private static func apply(
    _ kind: SymbolEffectConfiguration.Kind, _ cycle: SymbolEffectPlayer.Cycle,
    in direction: LayoutDirection, to pose: inout SymbolPose
  ) {
    let progress = cycle.progress
    /// 0 at both ends of the cycle, 1 in its middle.
    let swell = (1 - cos(2 * .pi * progress)) / 2
    switch kind {
    case .bounce(let way):
      let pieces = pieces(way)
      pose.scale *= scale(pieces, at: progress * pieces.reduce(0) { $0 + $1.duration })
    case .pulse: pose.opacity *= 1 - (1 - pulseMinimum) * swell
    case .wiggle(let way):
      wiggle(sin(2 * .pi * wiggleSwings * progress) * (1 - progress), way, in: direction, &pose)
    case .rotate(let way):
      let turn = cycle.isEndless ? progress : progress * progress * (3 - 2 * progress)
      pose.rotation += .degrees(way == .counterClockwise ? -360 * turn : 360 * turn)
    case .breathe(let pulses):
      pose.scale *= 1 + (breatheScale - 1) * swell
      if pulses { pose.opacity *= 1 - (1 - breatheMinimum) * swell }
    default: break
    }
  }

  /// Turns or moves a symbol by a part, -1...1, of the widest swing.
  private static func wiggle(
    _ amount: Double, _ way: SymbolEffectConfiguration.Direction?, in direction: LayoutDirection,
    _ pose: inout SymbolPose
  ) {
    let travel = wiggleTravel * amount
    let forward = direction == .rightToLeft ? -travel : travel
    switch way {
    case nil, .clockwise: pose.rotation += wiggleAngle * amount
    case .counterClockwise: pose.rotation -= wiggleAngle * amount
    case .up: pose.offset.dy -= travel
    case .down: pose.offset.dy += travel
    case .left: pose.offset.dx -= travel
    case .right: pose.offset.dx += travel
    case .forward: pose.offset.dx += forward
    case .backward: pose.offset.dx -= forward
    case .angle(let angle):
      pose.offset.dx += travel * cos(angle.radians)
      pose.offset.dy += travel * sin(angle.radians)
    }
  }

  /// The scale at which an effect that shows or hides a symbol leaves it out of sight.
  static func vanishingScale(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .appear(.down), .disappear(.up): vanishingScaleAbove
    default: vanishingScale
    }
  }

  /// Makes a symbol smaller or larger, and fainter; 1 hides it.
  private static func vanish(_ amount: Double, to scale: Double, _ pose: inout SymbolPose) {
    pose.scale *= 1 - (1 - scale) * amount
    pose.opacity *= min(max(1 - amount, 0), 1)
  }

  /// The opacity of a layer while the layers light up in turn.
  private static func variableOpacity(
    _ progress: Double, layer: Int, of count: Int, isCumulative: Bool, reverses: Bool,
    rest: Double
  ) -> Double {
    let along = reverses ? 1 - abs(2 * progress - 1) : progress
    let place = along * Double(count + 1) - Double(layer)
    let lit =
      isCumulative ? min(max(place, 0), 1) : max(0, 1 - abs(place - 1))
    return rest + (1 - rest) * lit
  }

  private static func pieces(_ direction: SymbolEffectConfiguration.Direction?) -> [Piece] {
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
