import CapstanSceneGraph
import Foundation

/// Places clusters from left to right and gathers them into runs.
struct LinePlacement {
  let text: StyledText
  /// Points to the em of the text's spans, unscaled.
  let sizes: [CGFloat]
  let boxes: LineBoxes
  let scale: CGFloat

  /// Glyphs and decorations in the coordinates of the box.
  struct Placed {
    var runs: [TextLayout.Run] = []
    var decorations: [TextLayout.Decoration] = []
    var pictures: [TextLayout.PlacedPicture] = []
  }

  /// Places all lines, each at its alignment in a box as wide as the longest, in whole pixels.
  func place(_ lines: [Line]) -> Placed {
    let widths = lines.map(\.clusters.width)
    let boxWidth = SystemFontMetrics.roundedUp(
      widths.max() ?? 0, pixelsPerPoint: text.pixelsPerPoint)
    var placed = Placed()
    for (index, line) in lines.enumerated() {
      place(
        line, left: (boxWidth - widths[index]) * alignmentFraction,
        baseline: boxes.baselines[index], into: &placed)
    }
    return placed
  }

  /// How much of the free width lies on the left.
  private var alignmentFraction: CGFloat {
    switch text.alignment {
    case .leading: text.rightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: text.rightToLeft ? 0 : 1
    }
  }

  private func place(_ line: Line, left: CGFloat, baseline: CGFloat, into placed: inout Placed) {
    var x = left
    var run: RunBuilder?
    let order = line.visualOrder
    for (index, cluster) in order.enumerated() {
      if run?.accepts(cluster) != true {
        run?.finish(into: &placed, text: text, sizes: sizes, scale: scale)
        run = RunBuilder(first: cluster, x: x, baseline: baseline)
      }
      let isLast = index == order.count - 1
      let advance = cluster.advance + (isLast ? 0 : cluster.kerning)
      let offset = text.spans[cluster.span].baselineOffset * scale
      run?.append(cluster, x: x, y: baseline - offset, advance: advance)
      x += advance
    }
    run?.finish(into: &placed, text: text, sizes: sizes, scale: scale)
  }
}

/// Clusters side by side that share face, size and style.
private struct RunBuilder {
  private let first: Cluster
  private let left: CGFloat
  private let baseline: CGFloat
  private var right: CGFloat
  private var glyphs: [GlyphRun.Glyph] = []
  private var texts: [String] = []
  /// The left ends of the clusters.
  private var origins: [CGPoint] = []

  init(first: Cluster, x: CGFloat, baseline: CGFloat) {
    self.first = first
    (left, right, self.baseline) = (x, x, baseline)
  }

  func accepts(_ cluster: Cluster) -> Bool {
    cluster.face === first.face && cluster.size == first.size && cluster.slant == first.slant
      && cluster.span == first.span && cluster.level == first.level
  }

  mutating func append(_ cluster: Cluster, x: CGFloat, y: CGFloat, advance: CGFloat) {
    for glyph in cluster.glyphs {
      glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, position: CGPoint(x: x + glyph.offset.x, y: y + glyph.offset.y)))
    }
    texts.append(cluster.text)
    origins.append(CGPoint(x: x, y: y))
    right = x + advance
  }

  func finish(
    into placed: inout LinePlacement.Placed, text: StyledText, sizes: [CGFloat], scale: CGFloat
  ) {
    let span = text.spans[first.span]
    if let face = first.face, !glyphs.isEmpty {
      let isRightToLeft = !first.level.isMultiple(of: 2)
      placed.runs.append(
        TextLayout.Run(
          face: face, size: first.size, slant: first.slant, glyphs: glyphs,
          text: (isRightToLeft ? texts.reversed() : texts).joined(), styleIndex: span.styleIndex))
    }
    if span.picture != nil {
      placed.pictures += origins.map {
        TextLayout.PlacedPicture(spanIndex: first.span, origin: $0)
      }
    }
    let size = sizes[first.span] * scale
    let origin = baseline - span.baselineOffset * scale
    for (isOn, kind, top) in [
      (span.underline, TextLayout.Decoration.Kind.underline, Decorations.underlineTop),
      (span.strikethrough, .strikethrough, Decorations.strikethroughTop),
    ] where isOn && right > left {
      let rect = Decorations.rect(
        x: left, y: origin + top * size, width: right - left, size: size,
        pixelsPerPoint: text.pixelsPerPoint)
      placed.decorate(
        TextLayout.Decoration(
          rect: rect, styleIndex: span.styleIndex, kind: kind,
          lineStyleIndex: span.lineStyleIndex))
    }
  }
}

extension LinePlacement.Placed {
  /// Adds a bar, or makes the one that ends where it begins longer, so that no seam shows.
  fileprivate mutating func decorate(_ bar: TextLayout.Decoration) {
    let neighbour = decorations.lastIndex {
      $0.styleIndex == bar.styleIndex && $0.lineStyleIndex == bar.lineStyleIndex
        && $0.kind == bar.kind && $0.rect.minY == bar.rect.minY
        && $0.rect.height == bar.rect.height && abs($0.rect.maxX - bar.rect.minX) < 1e-6
    }
    guard let neighbour else { return decorations.append(bar) }
    decorations[neighbour].rect = decorations[neighbour].rect.union(bar.rect)
  }
}

/// Where lines under and through text stand, in ems below the baseline; approximations of ours.
private enum Decorations {
  static let thickness: CGFloat = 0.06
  static let underlineTop: CGFloat = 0.1
  /// Centred on half the height of a small letter.
  static let strikethroughTop: CGFloat = -SystemFontMetrics.xHeight / 2 - thickness / 2

  /// Returns a bar at least one pixel thick, its edges on whole pixels.
  static func rect(
    x: CGFloat, y: CGFloat, width: CGFloat, size: CGFloat, pixelsPerPoint: CGFloat
  ) -> CGRect {
    let height = SystemFontMetrics.rounded(thickness * size, pixelsPerPoint: pixelsPerPoint)
    return CGRect(
      x: x, y: SystemFontMetrics.rounded(y, pixelsPerPoint: pixelsPerPoint), width: width,
      height: max(1 / pixelsPerPoint, height))
  }
}
