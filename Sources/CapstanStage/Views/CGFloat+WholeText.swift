public import Foundation

extension CGFloat {
  /// The nearest whole number as digits, whatever its size; what is no number stays a word.
  public var wholeText: String {
    Int(exactly: rounded()).map(String.init) ?? "\(Double(self))"
  }
}
