import CapstanSceneGraph
import Foundation

/// Small capitals for faces that have none of their own: capitals of a smaller size.
///
/// Line boxes keep the size that was asked for.
struct SmallCaps {
  /// The text with small letters set as smaller capitals.
  private(set) var text: StyledText
  /// For each span of the text, the size that its line box has, in points.
  private(set) var boxSizes: [CGFloat] = []

  /// The height of a small capital by that of a capital; an approximation of ours.
  private static let scale: CGFloat = 0.78

  /// Splits the spans of a text where that is needed.
  init(_ original: StyledText) {
    text = original
    text.spans = []
    for span in original.spans {
      let parts = Self.needsCapitals(span) ? Self.parts(of: span) : [span]
      text.spans += parts
      boxSizes += repeatElement(span.font.size, count: parts.count)
    }
  }

  /// The serif face has small capitals.
  private static func needsCapitals(_ span: StyledText.Span) -> Bool {
    span.font.smallCaps && span.font.family != .serif
      && span.font.family != .named(Typeface.notoSerif.name)
  }

  private static func parts(of span: StyledText.Span) -> [StyledText.Span] {
    var parts: [StyledText.Span] = []
    var wasSmall: Bool?
    for character in span.text {
      let isSmall = character.isLowercase && character.uppercased() != String(character)
      if isSmall != wasSmall {
        var part = span
        part.text = ""
        part.font.smallCaps = false
        if isSmall { part.font.size *= scale }
        parts.append(part)
        wasSmall = isSmall
      }
      parts[parts.count - 1].text += isSmall ? character.uppercased() : String(character)
    }
    return parts.isEmpty ? [span] : parts
  }
}
