/// A vector of any number of components, for gradients, colours and outlines.
///
/// Vectors of different lengths add as if the shorter one ended in zeros; the empty vector is the
/// zero of every length. Whoever animates decides what a change of length means.
public struct AnimatableVector: VectorArithmetic, Hashable, Sendable {
  /// The components.
  public var components: [Double]

  /// Creates a vector from its components; none makes the zero of every length.
  public init(_ components: [Double] = []) {
    self.components = components
  }

  /// The vector without components.
  public static var zero: AnimatableVector { AnimatableVector() }

  /// The number of components.
  public var count: Int { components.count }

  /// The component at a position counted from 0; 0 past the end.
  public subscript(index: Int) -> Double {
    components.indices.contains(index) ? components[index] : 0
  }

  /// Returns the sum, component by component.
  public static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    var result = lhs
    result += rhs
    return result
  }

  /// Adds a vector, component by component.
  public static func += (lhs: inout AnimatableVector, rhs: AnimatableVector) {
    lhs.combine(rhs, +)
  }

  /// Returns the difference, component by component.
  public static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    var result = lhs
    result -= rhs
    return result
  }

  /// Subtracts a vector, component by component.
  public static func -= (lhs: inout AnimatableVector, rhs: AnimatableVector) {
    lhs.combine(rhs, -)
  }

  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) {
    for index in components.indices { components[index] *= rhs }
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double {
    components.reduce(0) { $0 + $1 * $1 }
  }

  private mutating func combine(
    _ other: AnimatableVector, _ operation: (Double, Double) -> Double
  ) {
    if components.count < other.components.count {
      components += Array(repeating: 0, count: other.components.count - components.count)
    }
    for index in other.components.indices {
      components[index] = operation(components[index], other.components[index])
    }
  }
}
