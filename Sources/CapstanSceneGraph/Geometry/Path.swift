public import Foundation

/// An outline of lines and Bézier curves, in points, y down.
///
/// The API is SwiftUI's. What draws from the current point of a path that has none (before any `move`) is ignored.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in drawing order.
  package var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from what the closure adds to an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  package init(elements: [Element]) {
    self.elements = elements
  }

  /// A Boolean value that tells whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point from which the next line or curve starts; nil for an empty path.
  ///
  /// After `closeSubpath()` it is the start of the subpath that was closed.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
    case .closeSubpath: startOfLastSubpath
    }
  }

  private var startOfLastSubpath: CGPoint? {
    for element in elements.reversed() {
      if case .move(let p) = element { return p }
    }
    return nil
  }

  /// Calls a closure with each element in drawing order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start; a closed one stays as it is.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Begins a new subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path, mapped by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.applying(transform).elements)
  }
}
