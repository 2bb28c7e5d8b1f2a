package import CapstanMotion

/// A change of a symbol over time.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does, in one form for all effects.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once and ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that brings a symbol in or out.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect that exchanges one symbol for another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    case angle(Angle)
  }

  package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

  package enum Kind: Hashable, Sendable {
    /// A nil direction leaves it to the system.
    case bounce(Direction?)
    case pulse
    case scale(Direction?)
    case variableColor(isCumulative: Bool, reverses: Bool, hidesInactive: Bool)
    case appear(Direction?)
    case disappear(Direction?)
    case replace(Replacement, isMagic: Bool)
    case wiggle(Direction?)
    case rotate(Direction?)
    /// Breathing changes the size, and the opacity too if it pulses.
    case breathe(pulses: Bool)
    case automatic
  }

  package enum Scope: Hashable, Sendable { case byLayer, wholeSymbol }

  package var kind: Kind
  /// Nil leaves it to the system.
  package var scope: Scope?

  package init(_ kind: Kind, scope: Scope? = nil) { (self.kind, self.scope) = (kind, scope) }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  package enum Repetition: Hashable, Sendable {
    /// Once for a discrete effect, for ever for an indefinite one.
    case automatic
    case once
    case continuous
    /// A number of cycles, nil for no end, with a pause in seconds between two.
    case periodic(count: Int?, delay: Double?)
  }

  /// Clamped to 0.5...2 when it is used.
  package var speed = 1.0
  /// The speed in force, as reported of the platform: 0.5...2.
  package var effectiveSpeed: Double { speed.isNaN ? 1 : min(max(speed, 0.5), 2) }
  package var repetition = Repetition.automatic

  /// Once or for ever, at normal speed.
  public static let `default` = SymbolEffectOptions()

  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// At a multiple of the normal speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// These options, for ever.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }

  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

  /// These options, a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = .periodic(count: count, delay: nil) }
  }

  /// These options, repeated as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = behavior.repetition }
  }

  /// These options at a multiple of the normal speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    package let repetition: Repetition

    /// Without pauses, for ever.
    public static let continuous = RepeatBehavior(repetition: .continuous)

    /// With pauses, for ever.
    public static let periodic = RepeatBehavior(repetition: .periodic(count: nil, delay: nil))

    /// With pauses in seconds, a number of times or for ever.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(repetition: .periodic(count: count, delay: delay))
    }
  }
}
