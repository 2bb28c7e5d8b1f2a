/// An exchange for another symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(
    .replace(.downUp, isMagic: false))

  /// The effect, the old symbol shrinking and the new one growing.
  public var downUp: ReplaceSymbolEffect { with { $0.kind = .replace(.downUp, isMagic: false) } }

  /// The effect, both symbols growing.
  public var upUp: ReplaceSymbolEffect { with { $0.kind = .replace(.upUp, isMagic: false) } }

  /// The effect, the old symbol vanishing at once and the new one growing.
  public var offUp: ReplaceSymbolEffect { with { $0.kind = .replace(.offUp, isMagic: false) } }

  /// An exchange, the old symbol shrinking and the new one growing.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// An exchange, both symbols growing.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// An exchange, the old symbol vanishing at once and the new one growing.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// The effect, one layer after another.
  public var byLayer: ReplaceSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.scope = .wholeSymbol } }

  /// Returns the effect that keeps what both symbols share, or another where they share nothing.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect {
    var effect = fallback
    if case .replace(let replacement, _) = fallback.configuration.kind {
      effect.configuration.kind = .replace(replacement, isMagic: true)
    }
    return effect
  }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An exchange for another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
