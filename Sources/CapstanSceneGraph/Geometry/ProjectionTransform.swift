public import Foundation

/// A projective map of the plane in row-vector form: `[x' y' w'] = [x y 1] · m`.
///
/// The image of a point is `(x'/w', y'/w')`. Names are SwiftUI's own.
public struct ProjectionTransform: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates the projective form of an affine map.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// A Boolean value that tells whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that tells whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine map with the same first two columns; equal to the map where `isAffine` holds.
  public var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The factor by which the map changes volumes in homogeneous space; 0 if it has no inverse.
  public var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the map that applies this one and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Replaces the map by its inverse and returns true, or leaves it and returns false.
  @discardableResult public mutating func invert() -> Bool {
    let k = determinant
    guard k != 0, k.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / k
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / k
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / k
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / k
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / k
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / k
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / k
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / k
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / k
    return true
  }

  /// Returns the inverse, or the map itself where it has none.
  public func inverted() -> ProjectionTransform {
    var m = self
    m.invert()
    return m
  }
}

extension CGPoint {
  /// Returns the image of the point; points at or behind the eye (`w' <= 0`) are not clipped.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    let k = w == 0 ? 0 : 1 / w
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * k, y: (m.m12 * x + m.m22 * y + m.m32) * k)
  }
}
