/// A lasting change of size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.scale(nil))

  /// The effect, larger.
  public var up: ScaleSymbolEffect { with { $0.kind = .scale(.up) } }

  /// The effect, smaller.
  public var down: ScaleSymbolEffect { with { $0.kind = .scale(.down) } }

  /// The effect, one layer after another.
  public var byLayer: ScaleSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A lasting change of size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
