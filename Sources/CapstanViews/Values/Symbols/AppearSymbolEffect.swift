/// A coming into view.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear(nil))

  /// The effect, growing.
  public var up: AppearSymbolEffect { with { $0.kind = .appear(.up) } }

  /// The effect, shrinking.
  public var down: AppearSymbolEffect { with { $0.kind = .appear(.down) } }

  /// The effect, one layer after another.
  public var byLayer: AppearSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: AppearSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A coming into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A going out of view.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear(nil))

  /// The effect, growing.
  public var up: DisappearSymbolEffect { with { $0.kind = .disappear(.up) } }

  /// The effect, shrinking.
  public var down: DisappearSymbolEffect { with { $0.kind = .disappear(.down) } }

  /// The effect, one layer after another.
  public var byLayer: DisappearSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect on all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.scope = .wholeSymbol } }

  private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A going out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
