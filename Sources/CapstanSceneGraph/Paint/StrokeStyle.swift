public import Foundation

/// How line ends are drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How corners of a line are drawn.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// Width, ends, corners and dashes of a stroke; SwiftUI's names and defaults.
public struct StrokeStyle: Hashable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How ends are drawn.
  public var lineCap: CGLineCap
  /// How corners are drawn.
  public var lineJoin: CGLineJoin
  /// The longest miter, in line widths.
  public var miterLimit: CGFloat
  /// Lengths in points, painted and unpainted in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// How far paint can lie from any path, in points; `Path.strokeReach(_:)` looks at the corners
  /// that one really has.
  package var reach: CGFloat {
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    return max(lineWidth, 0) / 2 * max(corner, lineCap == .square ? 2.0.squareRoot() : 1)
  }
}
