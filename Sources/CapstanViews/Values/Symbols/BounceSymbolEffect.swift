/// A short jump in size.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce(nil))

  /// The effect, growing first.
  public var up: BounceSymbolEffect { with { $0.kind = .bounce(.up) } }

  /// The effect, shrinking first.
  public var down: BounceSymbolEffect { with { $0.kind = .bounce(.down) } }

  /// The effect, one layer after another.
  public var byLayer: BounceSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: BounceSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump in size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
