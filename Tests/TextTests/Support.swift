import CapstanSceneGraph
import CapstanText
import Foundation

/// One engine for all tests: what a test gets must not depend on the others.
let engine: Result<PangoTextEngine, any Error> = Result { try PangoTextEngine() }

/// Returns a layout of one style.
func set(
  _ text: String, _ font: FontRequest = FontRequest(size: 17), width: CGFloat? = nil,
  change: (inout StyledText) -> Void = { _ in }
) throws -> TextLayout {
  var styled = StyledText(spans: [StyledText.Span(text: text, font: font)])
  change(&styled)
  return try engine.get().layout(styled, width: width)
}

extension TextLayout {
  /// The characters as they stand from left to right, lines joined by a bar.
  ///
  /// Characters of a right-to-left run are put in the order of their places.
  var picture: String {
    var lines: [CGFloat: [(x: CGFloat, text: String)]] = [:]
    for run in runs {
      guard let y = run.glyphs.first?.position.y, let x = run.glyphs.map(\.position.x).min() else {
        continue
      }
      lines[y.rounded(), default: []].append((x, run.text))
    }
    return lines.keys.sorted().map { y in
      (lines[y] ?? []).sorted { $0.x < $1.x }.map(\.text).joined()
    }.joined(separator: "|")
  }
}

/// Whether two lengths agree to a thousandth of a point.
func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-3) -> Bool {
  abs(first - second) <= tolerance
}
