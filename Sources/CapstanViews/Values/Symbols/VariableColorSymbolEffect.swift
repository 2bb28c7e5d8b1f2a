/// Layers that light up in turn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isCumulative = false
  private var reverses = false
  private var hidesInactive = false

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(
        isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive))
  }

  /// The effect with lit layers staying lit.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// The effect with one layer lit at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// The effect running back before it begins again.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// The effect beginning again at the first layer.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// The effect with unlit layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// The effect with unlit layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  init() {}

  private func with(_ change: (inout Self) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers that light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
