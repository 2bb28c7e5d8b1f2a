/// A pair of animatable values, itself animatable; pairs nest to hold more.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Returns the sum, member by member.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Adds a pair, member by member.
  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Returns the difference, member by member.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Subtracts a pair, member by member.
  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both members by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both members' components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
