import Foundation

/// What effects make of one layer of a symbol at a moment.
struct SymbolPose {
  /// About the middle of the ink.
  var scale = 1.0
  /// 0...1.
  var opacity = 1.0

  @MainActor static func playing(
    _ effects: [InheritedSymbolEffect], layer: Int, of count: Int, at time: Double
  ) -> SymbolPose {
    var pose = SymbolPose()
    for effect in effects {
      SymbolEffectPreset.apply(effect, layer: layer, of: count, at: time, to: &pose)
    }
    return pose
  }
}

/// How the effects look, in one table.
///
/// The downward bounce was measured on iOS 18 frame by frame (within 0.02 of the scale and 15 ms),
/// the pulse on recordings, the rest opacity of variable layers is reported. Everything else is an
/// approximation of ours: the upward bounce, which is also the default, mirrors the downward one in
/// time.
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

  /// Whether an effect is drawn.
  static func isDrawn(_ configuration: SymbolEffectConfiguration) -> Bool {
    switch configuration.kind {
    case .wiggle, .rotate, .breathe, .automatic: false
    default: true
    }
  }

  /// The length of one cycle in seconds at normal speed.
  static func duration(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .bounce(let direction): pieces(direction).reduce(0) { $0 + $1.duration }
    case .variableColor: variableColorDuration
    default: pulseDuration
    }
  }

  /// How much later the last layer begins, for symbols of up to three layers.
  static func longestDelay(of configuration: SymbolEffectConfiguration) -> Double {
    configuration.scope == .byLayer ? 2 * layerDelay : 0
  }

  static func apply(
    _ effect: InheritedSymbolEffect, layer: Int, of count: Int, at time: Double,
    to pose: inout SymbolPose
  ) {
    let player = effect.player
    let configuration = player.configuration
    if lasts(configuration), effect.removal < .infinity { return }
    let delay = configuration.scope == .byLayer ? Double(min(layer, 2)) * layerDelay : 0
    switch configuration.kind {
    case .bounce(let direction):
      guard let progress = player.progress(at: time, delay: delay, removal: effect.removal)
      else { return }
      pose.scale *= scale(pieces(direction), at: progress * duration(of: configuration))
    case .pulse:
      guard let progress = player.progress(at: time, delay: delay, removal: effect.removal)
      else { return }
      let middle = (1 + pulseMinimum) / 2
      pose.opacity *= middle + (1 - middle) * cos(2 * .pi * progress)
    case .variableColor(let isCumulative, let reverses, let hides):
      guard let progress = player.progress(at: time, removal: effect.removal) else { return }
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
