import Foundation

extension VectorArithmetic {
  /// The numbers of a vector, in order; none for a vector of another library's making.
  package var numbers: [Double] {
    switch self {
    case let value as Double: [value]
    case let value as CGFloat: [Double(value)]
    case let value as Float: [Double(value)]
    case let value as AnimatableVector: value.components
    case let value as any PairOfNumbers: value.pairedNumbers
    default: []
    }
  }
}

/// A pair as the list of its numbers.
private protocol PairOfNumbers {
  var pairedNumbers: [Double] { get }
}

extension AnimatablePair: PairOfNumbers {
  fileprivate var pairedNumbers: [Double] { first.numbers + second.numbers }
}
