import CapstanSceneGraph
import Foundation

/// Where lines stand from top to bottom, by the system font's metrics whatever face draws them.
struct LineBoxes {
  /// Each line's baseline in points from the top, in whole pixels.
  let baselines: [CGFloat]
  /// Points, rounded up to whole pixels.
  let height: CGFloat
  /// Rounded up, as on the platform, where the first one is rounded to the nearest pixel.
  let lastBaseline: CGFloat

  /// The first line's baseline.
  var firstBaseline: CGFloat { baselines.first ?? 0 }

  /// Stacks lines: each as tall as its tallest font, and the leading of the first font's text style
  /// between baselines.
  ///
  /// `sizes` are the points to the em of the text's spans.
  init(lines: [Line], text: StyledText, sizes: [CGFloat], scale: CGFloat) {
    let extents = lines.map { Extent(of: $0, text: text, sizes: sizes, scale: scale) }
    let firstSize = (sizes.first ?? Self.sizeWithoutSpans) * scale
    let between =
      (text.leading.map { $0 * scale - firstSize * SystemFontMetrics.lineHeight } ?? 0)
      + text.lineSpacing
    var bottom: CGFloat = 0
    var exact: [CGFloat] = []
    for extent in extents {
      let top = exact.isEmpty ? 0 : bottom + between
      exact.append(top + extent.ascent)
      bottom = top + extent.ascent + extent.descent
    }
    if text.reservesSpace, let limit = text.lineLimit, limit > lines.count, let last = extents.last
    {
      bottom += CGFloat(limit - lines.count) * (between + last.ascent + last.descent)
    }
    let pixels = text.pixelsPerPoint
    baselines = exact.map { SystemFontMetrics.rounded($0, pixelsPerPoint: pixels) }
    lastBaseline = SystemFontMetrics.roundedUp(exact.last ?? 0, pixelsPerPoint: pixels)
    height = SystemFontMetrics.roundedUp(bottom, pixelsPerPoint: pixels)
  }

  /// The size of body text, for a paragraph of no spans.
  private static let sizeWithoutSpans: CGFloat = 17

  /// How far a line reaches above and below its baseline.
  private struct Extent {
    var ascent: CGFloat
    var descent: CGFloat

    init(of line: Line, text: StyledText, sizes: [CGFloat], scale: CGFloat) {
      (ascent, descent) = (0, 0)
      var previous: Int?
      for span in line.clusters.map(\.span) where span != previous {
        let offset = text.spans[span].baselineOffset * scale
        include(size: sizes[span] * scale, baselineOffset: offset)
        if let picture = text.spans[span].picture {
          ascent = max(ascent, picture.ascent * scale + offset)
          descent = max(descent, picture.descent * scale - offset)
        }
        previous = span
      }
      guard previous == nil else { return }
      let size = sizes.indices.contains(line.emptySpan) ? sizes[line.emptySpan] : nil
      include(size: (size ?? LineBoxes.sizeWithoutSpans) * scale, baselineOffset: 0)
    }

    private mutating func include(size: CGFloat, baselineOffset: CGFloat) {
      ascent = max(ascent, size * SystemFontMetrics.ascent + baselineOffset)
      descent = max(descent, size * SystemFontMetrics.descent - baselineOffset)
    }
  }
}
