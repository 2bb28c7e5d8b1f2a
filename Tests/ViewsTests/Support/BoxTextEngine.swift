import CapstanSceneGraph
import Foundation

/// Sets every character as a box half an em wide, in lines of the system font's height.
final class BoxTextEngine: TextEngine {
  private static let face = BoxFace()

  func layout(_ text: StyledText, width: CGFloat?) -> TextLayout {
    let size = text.spans.map(\.font.size).max() ?? 17
    let characters = text.spans.flatMap { span in span.text.map { ($0, span) } }
    var lines = Self.lines(characters.map { ($0.0, $0.1.font.size / 2) }, width: width)
    let isTruncated = text.lineLimit.map { lines.count > $0 } ?? false
    if let limit = text.lineLimit { lines = Array(lines.prefix(limit)) }
    let scale = text.pixelsPerPoint
    func up(_ x: CGFloat) -> CGFloat { (x * scale - 1e-6).rounded(.up) / scale }
    let line = up(SystemFontMetrics.lineHeight * size)
    let baseline = (SystemFontMetrics.ascent * size * scale).rounded() / scale
    let boxWidth = up(lines.map(\.width).max() ?? 0)
    var runs: [TextLayout.Run] = []
    var next = 0
    for (row, entry) in lines.enumerated() {
      var x: CGFloat =
        switch text.alignment {
        case .leading: 0
        case .center: (boxWidth - entry.width) / 2
        case .trailing: boxWidth - entry.width
        }
      for _ in 0..<entry.count {
        let (character, span) = characters[next]
        next += 1
        runs.append(
          TextLayout.Run(
            face: Self.face, size: span.font.size, slant: 0,
            glyphs: [.init(id: 0, position: CGPoint(x: x, y: CGFloat(row) * line + baseline))],
            text: String(character), styleIndex: span.styleIndex))
        x += span.font.size / 2
      }
    }
    let rows = CGFloat(max(1, lines.count))
    return TextLayout(
      size: CGSize(width: boxWidth, height: rows * line), firstBaseline: baseline,
      lastBaseline: (rows - 1) * line + baseline, runs: runs, lineCount: max(1, lines.count),
      isTruncated: isTruncated)
  }

  /// Breaks at spaces, which stay at the end of their line.
  private static func lines(
    _ characters: [(Character, CGFloat)], width: CGFloat?
  ) -> [(count: Int, width: CGFloat)] {
    var lines: [(count: Int, width: CGFloat)] = [(0, 0)]
    var word: (count: Int, width: CGFloat) = (0, 0)
    func add(_ part: (count: Int, width: CGFloat)) {
      if let width, lines[lines.count - 1].count > 0,
        lines[lines.count - 1].width + part.width > width + 0.01
      {
        lines.append((0, 0))
      }
      lines[lines.count - 1].count += part.count
      lines[lines.count - 1].width += part.width
    }
    for (character, advance) in characters {
      word = (word.count + 1, word.width + advance)
      if character == " " {
        add(word)
        word = (0, 0)
      }
    }
    if word.count > 0 { add(word) }
    return lines
  }
}

/// A face of boxes.
final class BoxFace: GlyphFace {
  let name = "Box"

  func drawing(of glyph: UInt32) -> GlyphDrawing {
    .outline(Path(CGRect(x: 0, y: -0.7, width: 0.45, height: 0.7)))
  }
}

/// Draws every symbol as a square of 1 em with ink of 0.8 em, standing a little below the baseline.
final class BoxSymbols: SymbolSource {
  func symbol(named name: String, weight: Int) -> SymbolDrawing? {
    SymbolDrawing(
      name: name, bounds: CGRect(x: 0, y: -0.9, width: 1, height: 1),
      layers: [.init(path: Path(CGRect(x: 0.1, y: -0.8, width: 0.8, height: 0.8)))])
  }
}
