import CapstanMotion
import CapstanSceneGraph
import Foundation

/// Two shapes whose areas are combined.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// How areas are combined.
  enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: isEvenOdd)
    case .intersection: path.intersection(other, eoFill: isEvenOdd)
    case .subtraction: path.subtracting(other, eoFill: isEvenOdd)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: isEvenOdd)
    case .lineIntersection: path.lineIntersection(other, eoFill: isEvenOdd)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: isEvenOdd)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the area of this shape or of another one, or of both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
  }

  /// Returns the area that this shape and another one have in common.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
  }

  /// Returns the area of this shape without that of another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, isEvenOdd: eoFill)
  }

  /// Returns the area of one of two shapes but not of both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
  }

  /// Returns the parts of this shape's line that lie inside another one.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
  }

  /// Returns the parts of this shape's line that lie outside of another one.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
  }
}
