package import CapstanSceneGraph
import Foundation

/// Why SVG path data could not be read.
package struct SVGPathError: Error, Equatable, CustomStringConvertible {
  /// Bytes before the place.
  package var offset: Int
  package var expected: String

  package var description: String { "path data at byte \(offset): expected \(expected)" }
}

extension Path {
  /// Creates a path from the `d` attribute of an SVG path.
  ///
  /// The whole grammar of SVG 1.1 is read: absolute and relative commands, repeated and implied
  /// ones, smooth curves, arcs (as cubics), numbers packed without separators, exponents, and arc
  /// flags without a space after them. Throws where the grammar is left.
  package init(svgPathData data: some StringProtocol) throws(SVGPathError) {
    var reader = SVGPathReader(data)
    try reader.read()
    self = reader.path
  }
}

/// Reads path data byte by byte.
private struct SVGPathReader {
  private(set) var path = Path()
  private var scanner: SVGNumberScanner
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point, as long as a smooth command of the same kind may reflect it.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ data: some StringProtocol) {
    scanner = SVGNumberScanner(Array(data.utf8))
  }

  mutating func read() throws(SVGPathError) {
    scanner.skipSeparators()
    while let command = scanner.takeLetter() {
      guard !path.isEmpty || command == "M" || command == "m" else {
        throw SVGPathError(offset: scanner.offset - 1, expected: "a move first")
      }
      try read(command)
      scanner.skipSeparators()
    }
    if !scanner.isAtEnd { throw SVGPathError(offset: scanner.offset, expected: "a command") }
  }

  /// Reads the arguments of one command, as often as they are repeated.
  private mutating func read(_ letter: Character) throws(SVGPathError) {
    let relative = letter.isLowercase
    var kind = Character(letter.uppercased())
    if kind == "Z" {
      path.closeSubpath()
      finish(at: start, cubic: nil, quad: nil)
      return
    }
    repeat {
      try readArguments(kind, relative: relative)
      // Further pairs after a move are lines.
      if kind == "M" { kind = "L" }
    } while scanner.isAtNumber
  }

  private mutating func readArguments(_ kind: Character, relative: Bool) throws(SVGPathError) {
    let origin = relative ? current : .zero
    reopenAfterClose(unless: kind == "M")
    switch kind {
    case "M":
      let p = try point(from: origin)
      path.move(to: p)
      start = p
      finish(at: p, cubic: nil, quad: nil)
    case "L": try line(to: point(from: origin))
    case "H": try line(to: CGPoint(x: origin.x + scanner.number(), y: current.y))
    case "V": try line(to: CGPoint(x: current.x, y: origin.y + scanner.number()))
    case "C": try cubic(point(from: origin), point(from: origin), point(from: origin))
    case "S":
      try cubic(reflected(cubicControl), point(from: origin), point(from: origin))
    case "Q": try quad(point(from: origin), point(from: origin))
    case "T": try quad(reflected(quadControl), point(from: origin))
    case "A": try arc(from: origin)
    default: throw SVGPathError(offset: scanner.offset - 1, expected: "a path command")
    }
  }

  /// A command after a close draws from the closed subpath's start.
  private mutating func reopenAfterClose(unless moves: Bool) {
    if !moves, path.elements.last == .closeSubpath { path.move(to: current) }
  }

  private mutating func point(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number()
    let y = try scanner.number()
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private func reflected(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to p: CGPoint) {
    path.addLine(to: p)
    finish(at: p, cubic: nil, quad: nil)
  }

  private mutating func cubic(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
    path.addCurve(to: p, control1: c1, control2: c2)
    finish(at: p, cubic: c2, quad: nil)
  }

  private mutating func quad(_ c: CGPoint, _ p: CGPoint) {
    path.addQuadCurve(to: p, control: c)
    finish(at: p, cubic: nil, quad: c)
  }

  private mutating func arc(from origin: CGPoint) throws(SVGPathError) {
    let rx = try scanner.number()
    let ry = try scanner.number()
    let rotation = try scanner.number()
    let large = try scanner.flag()
    let sweep = try scanner.flag()
    let end = try point(from: origin)
    path.addEndpointArc(
      to: end, radii: CGSize(width: rx, height: ry), rotation: rotation * .pi / 180, large: large,
      sweep: sweep)
    finish(at: end, cubic: nil, quad: nil)
  }

  private mutating func finish(at p: CGPoint, cubic: CGPoint?, quad: CGPoint?) {
    (current, cubicControl, quadControl) = (p, cubic, quad)
  }
}
