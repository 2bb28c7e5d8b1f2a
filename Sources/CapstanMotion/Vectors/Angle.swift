import Foundation

/// An angle, kept in radians; positive turns clockwise where y points down.
///
/// Angles animate as plain numbers: from 350° to 10° the way leads back through 180°.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  @inlinable public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle of so many radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of so many degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of zero.
  public static var zero: Angle { Angle() }

  /// Returns whether the left angle is the smaller number.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the multiple.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the multiple.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// Returns the fraction.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies by a number.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Animatable {
  /// The number of units one radian counts for in animation; only end thresholds feel it.
  static let unitsPerRadian = 128.0

  /// The radians times 128, the platform's unit for angles.
  public var animatableData: Double {
    get { radians * Angle.unitsPerRadian }
    set { radians = newValue / Angle.unitsPerRadian }
  }
}
