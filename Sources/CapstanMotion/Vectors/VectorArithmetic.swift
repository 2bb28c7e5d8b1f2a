public import Foundation

/// A type that can serve as the animatable data of an animatable type.
///
/// Addition and scaling act on each component alone, so an animation of the whole is an animation
/// of every component.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The Euclidean length.
  package var magnitude: Double { magnitudeSquared.squareRoot() }

  /// Returns each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the vector by a share of the way to another one: 0 not at all, 1 all the way.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the vector at a share of the way to another one: 0 itself, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
