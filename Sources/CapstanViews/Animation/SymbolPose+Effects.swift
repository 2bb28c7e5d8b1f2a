import CapstanMotion
import Foundation

extension SymbolPose {
  private typealias Preset = SymbolEffectPreset

  /// Adds what an effect makes of one of `count` layers at a time in seconds.
  @MainActor mutating func apply(
    _ effect: InheritedSymbolEffect, layer: Int, of count: Int, at time: Double,
    in direction: LayoutDirection
  ) {
    let player = effect.player
    let configuration = player.configuration
    if Preset.lasts(configuration), effect.removal < .infinity { return }
    switch configuration.kind {
    case .bounce, .pulse, .wiggle, .rotate, .breathe:
      let delay = Preset.delay(of: layer, configuration)
      guard let cycle = player.cycle(at: time, delay: delay, removal: effect.removal)
      else { return }
      apply(configuration, cycle, in: direction)
    case .variableColor(let isCumulative, let reverses, let hides):
      guard let progress = player.cycle(at: time, removal: effect.removal)?.progress
      else { return }
      let lit = Self.variableOpacity(
        progress, layer: layer, of: count, isCumulative: isCumulative, reverses: reverses,
        rest: hides ? 0 : Preset.variableColorRest)
      let presence = player.presence(
        at: time, within: Preset.variableColorRamp, removal: effect.removal)
      opacity *= 1 + (lit - 1) * presence
    case .scale(let direction):
      let target = direction == .down ? Preset.scaleDown : Preset.scaleUp
      scale *= 1 + (target - 1) * player.level(at: time)
    case .appear:
      vanish(1 - player.level(at: time), to: Preset.vanishingScale(of: configuration))
    case .disappear:
      vanish(player.level(at: time), to: Preset.vanishingScale(of: configuration))
    default: break
    }
  }

  /// The effects that go round in cycles and ask for no other layer.
  @MainActor private mutating func apply(
    _ configuration: SymbolEffectConfiguration, _ cycle: SymbolEffectPlayer.Cycle,
    in direction: LayoutDirection
  ) {
    let progress = cycle.progress
    /// 0 at both ends of the cycle, 1 in its middle.
    let swell = (1 - cos(2 * .pi * progress)) / 2
    switch configuration.kind {
    case .bounce(let way):
      scale *= Self.scale(
        Preset.bounce(way), at: progress * Preset.duration(of: configuration))
    case .pulse: opacity *= 1 - (1 - Preset.pulseMinimum) * swell
    case .wiggle(let way):
      wiggle(
        sin(2 * .pi * Preset.wiggleSwings * progress) * (1 - progress), way, in: direction)
    case .rotate(let way):
      let turn = cycle.isEndless ? progress : Self.smoothstep(progress)
      rotation += .degrees(way == .counterClockwise ? -360 * turn : 360 * turn)
    case .breathe(let pulses):
      scale *= 1 + (Preset.breatheScale - 1) * swell
      if pulses { opacity *= 1 - (1 - Preset.breatheMinimum) * swell }
    default: break
    }
  }

  /// Turns or moves a symbol by a part, -1...1, of the widest swing.
  @MainActor private mutating func wiggle(
    _ amount: Double, _ way: SymbolEffectConfiguration.Direction?, in direction: LayoutDirection
  ) {
    let travel = Preset.wiggleTravel * amount
    let forward = direction == .rightToLeft ? -travel : travel
    switch way {
    case nil, .clockwise: rotation += Preset.wiggleAngle * amount
    case .counterClockwise: rotation -= Preset.wiggleAngle * amount
    case .up: offset.dy -= travel
    case .down: offset.dy += travel
    case .left: offset.dx -= travel
    case .right: offset.dx += travel
    case .forward: offset.dx += forward
    case .backward: offset.dx -= forward
    case .angle(let angle):
      offset.dx += travel * cos(angle.radians)
      offset.dy += travel * sin(angle.radians)
    }
  }

  /// Makes a symbol smaller or larger, and fainter; 1 hides it.
  private mutating func vanish(_ amount: Double, to scale: Double) {
    self.scale *= 1 - (1 - scale) * amount
    opacity *= min(max(1 - amount, 0), 1)
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

  /// The scale after a time: smoothstep pieces, one after another.
  @MainActor private static func scale(_ pieces: [SymbolEffectPreset.Piece], at time: Double)
    -> Double
  {
    var (from, time) = (1.0, time)
    for piece in pieces {
      if time < piece.duration {
        return from + (piece.scale - from) * smoothstep(time / piece.duration)
      }
      (from, time) = (piece.scale, time - piece.duration)
    }
    return from
  }

  /// From 0 to 1 with soft ends.
  private static func smoothstep(_ p: Double) -> Double { p * p * (3 - 2 * p) }
}
