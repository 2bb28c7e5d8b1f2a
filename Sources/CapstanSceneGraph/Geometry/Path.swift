public import Foundation

/// An outline of lines and Bézier curves, in points, y down. The API is SwiftUI's.
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
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }
}
