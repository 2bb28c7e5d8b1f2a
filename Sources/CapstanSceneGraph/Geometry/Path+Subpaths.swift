package import Foundation

/// A connected part of a path.
package struct Subpath: Equatable, Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  /// Whether the end is joined to the start; the closing line is then among the segments.
  package var isClosed = false

  package init(start: CGPoint) {
    self.start = start
  }

  package init(segments: [PathSegment], isClosed: Bool = false) {
    self.start = segments.first?.start ?? .zero
    self.segments = segments
    self.isClosed = isClosed
  }

  package var end: CGPoint { segments.last?.end ?? start }

  package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  fileprivate mutating func close() {
    if end != start { segments.append(.line(end, start)) }
    isClosed = true
  }
}

extension Path {
  /// The connected parts in drawing order; a lone move is a subpath without segments.
  package var subpaths: [Subpath] {
    var finished: [Subpath] = []
    var open: Subpath?
    var lastStart: CGPoint?
    func current() -> Subpath? { open ?? lastStart.map(Subpath.init(start:)) }
    for element in elements {
      if case .move(let p) = element {
        if let subpath = open { finished.append(subpath) }
        (open, lastStart) = (Subpath(start: p), p)
        continue
      }
      guard var subpath = current() else { continue }
      let from = subpath.end
      switch element {
      case .move: break
      case .line(let p): subpath.segments.append(.line(from, p))
      case .quadCurve(let p, let c): subpath.segments.append(.quad(from, c, p))
      case .curve(let p, let c1, let c2): subpath.segments.append(.cubic(from, c1, c2, p))
      case .closeSubpath: subpath.close()
      }
      if subpath.isClosed {
        finished.append(subpath)
        open = nil
      } else {
        open = subpath
      }
    }
    if let subpath = open { finished.append(subpath) }
    return finished
  }

  /// Creates a path from connected parts.
  package init(_ subpaths: [Subpath]) {
    for subpath in subpaths { append(subpath) }
  }

  /// Adds a connected part; the closing line of a closed one becomes the close itself.
  package mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for (index, segment) in subpath.segments.enumerated() {
      if subpath.isClosed, index == subpath.segments.count - 1, case .line = segment { break }
      append(segment)
    }
    if subpath.isClosed { closeSubpath() }
  }

  /// Adds a segment that starts at the current point.
  package mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let p): addLine(to: p)
    case .quad(_, let c, let p): addQuadCurve(to: p, control: c)
    case .cubic(_, let c1, let c2, let p): addCurve(to: p, control1: c1, control2: c2)
    }
  }
}
