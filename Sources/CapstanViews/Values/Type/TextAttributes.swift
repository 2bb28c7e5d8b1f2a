package import Foundation

/// How words are set at a place: what modifiers of views and of texts have added up to.
package struct TextAttributes: Equatable, Sendable {
  /// Nil is body.
  package var font: Font?
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var design: Font.Design?
  package var width: Font.Width?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// Nil is the foreground of the place.
  package var style: AnyShapeStyle?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var textCase: Text.Case?
  package var scale = Text.Scale.default
  package var link: URL?

  package init() {}

  /// Adds a modifier; one that says the same again wins.
  package mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): self.font = font
    case .weight(let weight): self.weight = weight
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .monospaced(let isActive): isMonospaced = isActive
    case .monospacedDigit: hasMonospacedDigits = true
    case .style(let style): self.style = style
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .textCase(let textCase): self.textCase = textCase
    case .scale(let scale): self.scale = scale
    case .link(let url): link = url
    }
  }

  /// Adds the modifiers of a text, of which the first wins.
  package func applying(_ modifiers: [Text.Modifier]) -> TextAttributes {
    var attributes = self
    for modifier in modifiers.reversed() { attributes.apply(modifier) }
    return attributes
  }

  /// The font with everything that the attributes add.
  package var effectiveFont: Font {
    var font = self.font ?? .body
    if let design { font = font.modified(.design(design)) }
    if let weight { font = font.modified(.weight(weight)) }
    if let isBold { font = font.modified(.bold(isBold)) }
    if let isItalic { font = font.modified(.italic(isItalic)) }
    if let width { font = font.modified(.width(width)) }
    if isMonospaced { font = font.modified(.monospaced) }
    if hasMonospacedDigits { font = font.modified(.monospacedDigit) }
    if scale != .default { font = font.modified(.scaled(scale.factor)) }
    return font
  }
}

/// What views have set for the text inside them.
package struct TextEnvironment: Equatable, Sendable {
  /// Modifiers of views are applied to it from the outside in.
  package var attributes = TextAttributes()
  package var alignment = TextAlignment.leading
  /// Nil for no limit.
  package var lineLimit: Int?
  package var reservesSpace = false
  package var truncation = Text.TruncationMode.tail
  /// Points between lines.
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false

  package init() {}
}
