/// The animatable data of a type that has none: a vector without components.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Adds nothing.
  public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Adds nothing.
  public static func += (_: inout EmptyAnimatableData, _: EmptyAnimatableData) {}

  /// Subtracts nothing.
  public static func - (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Subtracts nothing.
  public static func -= (_: inout EmptyAnimatableData, _: EmptyAnimatableData) {}

  /// Scales nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
