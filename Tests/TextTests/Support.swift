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
  /// The runs by where they begin on the left.
  var glyphsFromLeft: [Run] {
    runs.sorted {
      ($0.glyphs.map(\.position.x).min() ?? 0) < ($1.glyphs.map(\.position.x).min() ?? 0)
    }
  }

  /// The characters of each line, runs joined as they stand from left to right.
  var lines: [String] {
    let baselines = Set(runs.compactMap { $0.glyphs.first?.position.y }).sorted()
    return baselines.map { y in
      glyphsFromLeft.filter { $0.glyphs.first?.position.y == y }.map(\.text).joined()
    }
  }

  /// Everything that reaches a picture, as text.
  var transcript: String {
    let runs = runs.map { run in
      let glyphs = run.glyphs.map { "\($0.id)@\($0.position.x),\($0.position.y)" }
      return "\(run.face.name) \(run.size) \(run.slant) \(glyphs.joined(separator: " "))"
    }
    return "\(size.width)x\(size.height) \(firstBaseline) \(lastBaseline) \(missing)\n"
      + runs.joined(separator: "\n")
  }
}

/// Whether two lengths agree to a thousandth of a point.
func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-3) -> Bool {
  abs(first - second) <= tolerance
}
