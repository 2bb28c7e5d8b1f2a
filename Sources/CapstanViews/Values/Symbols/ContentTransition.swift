/// How a view's content changes into another.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    /// Digits roll; `countsDown` nil follows the value's own direction.
    case numericText(countsDown: Bool?, value: Double?)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  package let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By a cross-fade.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By moving what both have in common.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }

  /// By rolling digits in the direction of a value's change.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: nil, value: value))
  }

  /// By the system's symbol effect.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// By a symbol effect.
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}
