/// An effect of the system's choice.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect of the system's choice.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
