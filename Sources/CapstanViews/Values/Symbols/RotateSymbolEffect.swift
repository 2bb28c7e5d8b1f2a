/// A turning round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate(nil))

  /// The effect, clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(.clockwise) } }

  /// The effect, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.kind = .rotate(.counterClockwise) } }

  /// The effect, one layer after another.
  public var byLayer: RotateSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: RotateSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turning round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
