/// A drawing of a symbol's lines from nothing; drawn as an appearing, an approximation of ours.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear(nil))

  /// The effect, one layer after another.
  public var byLayer: DrawOnSymbolEffect { with(.byLayer) }
  /// The effect on all layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { with(.wholeSymbol) }
  /// The effect on one part after another.
  public var individually: DrawOnSymbolEffect { with(.byLayer) }

  private func with(_ scope: SymbolEffectConfiguration.Scope) -> DrawOnSymbolEffect {
    var effect = self
    effect.configuration.scope = scope
    return effect
  }
}

/// A vanishing of a symbol's lines; drawn as a disappearing, an approximation of ours.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear(nil))

  /// The effect, one layer after another.
  public var byLayer: DrawOffSymbolEffect { with(.byLayer) }
  /// The effect on all layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { with(.wholeSymbol) }
  /// The effect on one part after another.
  public var individually: DrawOffSymbolEffect { with(.byLayer) }
  /// The effect from the end.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect from the beginning.
  public var nonReversed: DrawOffSymbolEffect { self }

  private func with(_ scope: SymbolEffectConfiguration.Scope) -> DrawOffSymbolEffect {
    var effect = self
    effect.configuration.scope = scope
    return effect
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A drawing of a symbol's lines from nothing.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A vanishing of a symbol's lines.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
