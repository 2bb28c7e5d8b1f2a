import Foundation

/// SwiftUI's textual form: coordinates first, then a letter for the step.
extension Path: LosslessStringConvertible {
  /// The steps as text such as `0 0 m 10 0 l h`, with every digit that tells two numbers apart.
  ///
  /// `m` moves, `l` draws a line, `q` and `c` quadratic and cubic curves (control points first),
  /// `h` closes the subpath.
  public var description: String {
    func number(_ value: CGFloat) -> String {
      let digits = "\(Double(value))"
      return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
    func list(_ points: CGPoint..., letter: String) -> String {
      points.map { "\(number($0.x)) \(number($0.y)) " }.joined() + letter
    }
    return elements.map { element in
      switch element {
      case .move(let p): list(p, letter: "m")
      case .line(let p): list(p, letter: "l")
      case .quadCurve(let p, let c): list(c, p, letter: "q")
      case .curve(let p, let c1, let c2): list(c1, c2, p, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from the text of a description; nil if it is none.
  ///
  /// `x y width height re` adds a rectangle.
  public init?(_ description: String) {
    self.init()
    var operands: [CGFloat] = []
    for token in description.split(whereSeparator: \.isWhitespace) {
      if let value = Double(token), value.isFinite {
        operands.append(CGFloat(value))
      } else {
        guard append(operator: token, operands: operands) else { return nil }
        operands = []
      }
    }
    guard operands.isEmpty else { return nil }
  }

  /// Adds one step; false if the letter is unknown, its numbers do not count up, or it would draw
  /// from nowhere.
  private mutating func append(operator name: Substring, operands v: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: v[2 * index], y: v[2 * index + 1]) }
    guard !isEmpty || name == "m" || name == "re" else { return false }
    switch (name, v.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): closeSubpath()
    case ("re", 4): addRect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
    default: return false
    }
    return true
  }
}
