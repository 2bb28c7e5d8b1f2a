import CapstanSceneGraph
import Foundation

/// Sets one text at one scale: shapes it, breaks it into lines and places them in a box.
struct TextSetter {
  private let text: StyledText
  private let boxSizes: [CGFloat]
  private let scale: CGFloat
  private let width: CGFloat?
  private var shaper: ParagraphShaper

  /// Prepares to set a text for a width in points, all sizes multiplied by a scale.
  init(text: StyledText, scale: CGFloat, width: CGFloat?, library: FaceLibrary) {
    let prepared = SmallCaps(text)
    (self.text, boxSizes) = (prepared.text, prepared.boxSizes)
    (self.scale, self.width) = (scale, width)
    shaper = ParagraphShaper(text: prepared.text, scale: scale, library: library)
  }

  /// Returns the lines in their box.
  mutating func layout() -> TextLayout {
    let paragraphs = Paragraph.paragraphs(of: text).map { shaped($0) }
    let (lines, isTruncated) = lines(of: paragraphs)
    let boxes = LineBoxes(lines: lines, text: text, sizes: boxSizes, scale: scale)
    let placed = LinePlacement(text: text, sizes: boxSizes, boxes: boxes, scale: scale)
      .place(lines)
    var boxWidth = SystemFontMetrics.roundedUp(
      lines.map(\.clusters.width).max() ?? 0, pixelsPerPoint: text.pixelsPerPoint)
    // An ellipsis that does not fit by itself stands out of the box.
    if isTruncated, let width { boxWidth = min(boxWidth, max(0, width)) }
    var layout = TextLayout(
      size: CGSize(width: boxWidth, height: boxes.height), firstBaseline: boxes.firstBaseline,
      lastBaseline: boxes.lastBaseline, runs: placed.runs, decorations: placed.decorations,
      lineCount: lines.count, isTruncated: isTruncated, scaleFactor: scale,
      missing: shaper.missing, missingFamilies: shaper.missingFamilies)
    layout.pictures = placed.pictures
    return layout
  }

  /// A paragraph's clusters and the lines they would make without a limit.
  private struct ShapedParagraph {
    var clusters: [Cluster]
    var baseLevel: UInt8
    var emptySpan: Int
    var lines: [Range<Int>]
  }

  private mutating func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
    let (levels, base) = paragraph.embeddingLevels(rightToLeft: text.rightToLeft)
    let clusters = shaper.clusters(of: paragraph, levels: levels)
    return ShapedParagraph(
      clusters: clusters, baseLevel: base, emptySpan: paragraph.emptySpan,
      lines: LineBreaker(width: width).lines(of: clusters))
  }

  private mutating func lines(of paragraphs: [ShapedParagraph]) -> ([Line], isTruncated: Bool) {
    let limit = text.lineLimit.map { max(1, $0) } ?? .max
    let count = paragraphs.reduce(0) { $0 + $1.lines.count }
    var lines: [Line] = []
    for (index, paragraph) in paragraphs.enumerated() {
      for range in paragraph.lines {
        if lines.count == limit - 1, count > limit {
          let rest = Array(paragraph.clusters[range.lowerBound...])
          let isLast = index == paragraphs.count - 1
          lines.append(
            shortened(rest, of: paragraph, end: isLast ? nil : paragraphs.last?.clusters))
          return (lines, true)
        }
        lines.append(
          Line(
            clusters: Array(paragraph.clusters[range]), baseLevel: paragraph.baseLevel,
            emptySpan: paragraph.emptySpan))
      }
    }
    return (lines, false)
  }

  /// Returns the last line that the limit allows, with an ellipsis for what does not fit.
  ///
  /// `rest` is what is left of the paragraph, `end` the text's last one, if that is another.
  private func shortened(_ rest: [Cluster], of paragraph: ShapedParagraph, end: [Cluster]?) -> Line
  {
    var shaper = shaper
    var ellipses: [EllipsisStyle: [Cluster]] = [:]
    let ellipsizer = Ellipsizer(
      width: width ?? .infinity, truncation: text.truncation, baseLevel: paragraph.baseLevel)
    let clusters = ellipsizer.shortened(
      head: rest, tail: end ?? rest, areSame: end == nil
    ) { span, level in
      let style = EllipsisStyle(span: span, level: level)
      if let known = ellipses[style] { return known }
      let made = shaper.ellipsis(span: span, level: level)
      ellipses[style] = made
      return made
    }
    return Line(
      clusters: clusters, baseLevel: paragraph.baseLevel, emptySpan: paragraph.emptySpan)
  }

  private struct EllipsisStyle: Hashable {
    var span: Int
    var level: UInt8
  }
}
