public import CapstanMotion

/// A shaking to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle(nil))

  /// The effect, to the left first.
  public var left: WiggleSymbolEffect { with { $0.kind = .wiggle(.left) } }

  /// The effect, to the right first.
  public var right: WiggleSymbolEffect { with { $0.kind = .wiggle(.right) } }

  /// The effect, upwards first.
  public var up: WiggleSymbolEffect { with { $0.kind = .wiggle(.up) } }

  /// The effect, downwards first.
  public var down: WiggleSymbolEffect { with { $0.kind = .wiggle(.down) } }

  /// The effect, in the reading direction first.
  public var forward: WiggleSymbolEffect { with { $0.kind = .wiggle(.forward) } }

  /// The effect, against the reading direction first.
  public var backward: WiggleSymbolEffect { with { $0.kind = .wiggle(.backward) } }

  /// The effect, clockwise first.
  public var clockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.clockwise) } }

  /// The effect, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.counterClockwise) } }

  /// The effect, one layer after another.
  public var byLayer: WiggleSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.scope = .wholeSymbol } }

  /// Returns the effect along a direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    with { $0.kind = .wiggle(.angle(angle)) }
  }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shaking to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
