import Foundation

/// The change of one text into another, glyph by glyph.
///
/// Glyphs that both have at one place stay; digits that roll move by a part of the line, an
/// approximation of ours.
@MainActor struct TextReplacement {
  let old: TextLayout
  let oldStyles: [ResolvedStyle]
  let progress: Attribute<Double>
  let transition: ContentTransition

  /// How far rolling digits move, in line heights.
  private static let rollDistance: CGFloat = 0.6

  func isAtRest(at time: Double) -> Bool { progress.isAtRest(at: time) }

  func way(_ time: Double) -> Double { min(max(progress.value(at: time), 0), 1) }

  /// Whether the glyphs that both texts share stay in sight.
  var keepsShared: Bool {
    switch transition.kind {
    case .numericText, .interpolate: true
    default: false
    }
  }

  /// How far the new glyphs come from, in points down, for a line of a height.
  func shift(line: CGFloat, old: String, new: String) -> CGFloat {
    guard case .numericText(let countsDown, let value) = transition.kind else { return 0 }
    let falls = countsDown ?? (value == nil ? false : isLess(new, than: old))
    return (falls ? -1 : 1) * Self.rollDistance * line
  }

  private func isLess(_ new: String, than old: String) -> Bool {
    func number(_ text: String) -> Double {
      Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0
    }
    return number(new) < number(old)
  }
}

/// A glyph at a place, to be found in a set.
struct PlacedGlyph: Hashable {
  private let id: UInt32
  private let x: CGFloat
  private let y: CGFloat

  init(_ glyph: GlyphRun.Glyph) {
    (id, x, y) = (glyph.id, glyph.position.x, glyph.position.y)
  }
}
