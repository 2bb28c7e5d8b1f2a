/// A slow swelling and shrinking.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe(pulses: false))

  /// The effect at full opacity.
  public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: false) } }

  /// The effect with a fading.
  public var pulse: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: true) } }

  /// The effect, one layer after another.
  public var byLayer: BreatheSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow swelling and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
