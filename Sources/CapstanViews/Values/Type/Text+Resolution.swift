package import CapstanSceneGraph
import Foundation

/// Text ready for the text engine, and the paints of its styles.
package struct ResolvedText: Equatable, Sendable {
  /// A picture that stands in place of a character.
  package struct Attachment: Equatable, Sendable {
    /// The span whose one character, U+FFFC, it replaces.
    package var spanIndex: Int
    package var image: Image
    /// The font beside which it stands.
    package var font: FontRequest
  }

  package var text: StyledText
  /// By the spans' style index; the first is the foreground of the place.
  package var styles: [ResolvedStyle]
  package var attachments: [Attachment]
  /// Lines under and through the characters, by the spans' line style index.
  package var lines: [TextLines] = [TextLines()]
  /// Spans that are links, by style index.
  package var links: [Int: URL]

  /// Stands for a picture among the characters.
  package static let pictureCharacter: Character = "\u{FFFC}"

  /// What is said, for labels.
  package var characters: String {
    text.spans.map(\.text).joined().filter { $0 != Self.pictureCharacter }
  }
}

/// The lines of a span.
package struct TextLines: Equatable, Sendable {
  /// A line in a colour of its own, or in the characters' style where that is nil.
  package struct Line: Equatable, Sendable {
    package var dashes: [CGFloat] = []
    package var color: ResolvedColor?
  }

  package var underline = Line()
  package var strikethrough = Line()

  package init() {}
}

extension Text {
  /// Returns the text as it is set and painted at a place.
  package func resolved(
    in context: StyleContext, environment: TextEnvironment = TextEnvironment()
  ) -> ResolvedText {
    var builder = TextBuilder(context: context)
    append(to: &builder, attributes: environment.attributes)
    return builder.text(in: environment)
  }

  /// Returns what is said, for labels and lists.
  package func characters(in context: StyleContext) -> String {
    resolved(in: context).characters
  }

  fileprivate func append(to builder: inout TextBuilder, attributes: TextAttributes) {
    let attributes = attributes.applying(modifiers)
    switch storage {
    case .verbatim(let string): builder.append(string, attributes)
    case .key(let key): key.append(to: &builder, attributes: attributes)
    case .formatted(let value):
      builder.append(value.string(in: builder.context), attributes)
    case .attributed(let runs):
      for run in runs { builder.append(run.characters, attributes.applying(run.modifiers)) }
    case .image(let image): builder.append(image, attributes)
    case .concatenated(let first, let second):
      first.append(to: &builder, attributes: attributes)
      second.append(to: &builder, attributes: attributes)
    }
  }
}

extension LocalizedStringKey {
  fileprivate func append(to builder: inout TextBuilder, attributes: TextAttributes) {
    let hasMarks = parts.contains {
      if case .literal(let characters) = $0 { return Markdown.hasMarks(characters) }
      return false
    }
    guard hasMarks else {
      for part in parts { part.append(to: &builder, attributes: attributes) }
      return
    }
    let atoms = parts.indices.flatMap { i -> [Markdown.Atom] in
      if case .literal(let characters) = parts[i] {
        return characters.map { .character($0) }
      }
      return [.opaque(i)]
    }
    for run in Markdown.runs(of: atoms) {
      append(run, to: &builder, attributes: attributes.applying(run.modifiers))
    }
  }

  private func append(
    _ run: Markdown.Run, to builder: inout TextBuilder, attributes: TextAttributes
  ) {
    var characters = ""
    for atom in run.atoms {
      switch atom {
      case .character(let c): characters.append(c)
      case .opaque(let i):
        builder.append(characters, attributes)
        characters = ""
        parts[i].append(to: &builder, attributes: attributes)
      }
    }
    builder.append(characters, attributes)
  }
}

extension LocalizedStringKey.Part {
  fileprivate func append(to builder: inout TextBuilder, attributes: TextAttributes) {
    switch self {
    case .literal(let string), .string(let string): builder.append(string, attributes)
    case .formatted(let value): builder.append(value.string(in: builder.context), attributes)
    case .text(let text): text.append(to: &builder, attributes: attributes)
    }
  }
}

extension Markdown.Run {
  /// The changes that the marks ask for.
  fileprivate var modifiers: [Text.Modifier] {
    var modifiers: [Text.Modifier] = []
    if emphasis.contains(.bold) { modifiers.append(.bold(true)) }
    if emphasis.contains(.italic) { modifiers.append(.italic(true)) }
    if emphasis.contains(.code) { modifiers.append(.monospaced(true)) }
    if emphasis.contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
    if let link {
      modifiers.append(.link(link))
      modifiers.append(.style(AnyShapeStyle(TintShapeStyle())))
    }
    return modifiers
  }
}

/// Spans and styles while a text is walked through.
private struct TextBuilder {
  let context: StyleContext
  private var spans: [StyledText.Span] = []
  private var leading: CGFloat?
  private var styles: [ResolvedStyle]
  private var attachments: [ResolvedText.Attachment] = []
  private var lines = [TextLines()]
  private var links: [Int: URL] = [:]
  /// The style of the last index and where it came from.
  private var lastStyle: AnyShapeStyle?

  init(context: StyleContext) {
    self.context = context
    styles = [ForegroundStyle()._resolved(in: context)]
  }

  mutating func append(_ characters: String, _ attributes: TextAttributes) {
    guard !characters.isEmpty else { return }
    let font = attributes.effectiveFont.resolved(in: context)
    let span = StyledText.Span(
      text: attributes.textCase.map { $0.applied(to: characters, in: context.locale) }
        ?? characters,
      font: font.request, tracking: attributes.tracking, kerning: attributes.kerning,
      baselineOffset: attributes.baselineOffset, underline: attributes.underline != nil,
      strikethrough: attributes.strikethrough != nil, styleIndex: styleIndex(of: attributes),
      lineStyleIndex: lineStyleIndex(of: attributes))
    if let own = font.leading { leading = max(leading ?? own, own) }
    if let last = spans.indices.last, spans[last].joins(span), !attachments.endAt(last) {
      spans[last].text += span.text
    } else {
      spans.append(span)
    }
  }

  mutating func append(_ image: Image, _ attributes: TextAttributes) {
    let font = attributes.effectiveFont.resolved(in: context).request
    spans.append(
      StyledText.Span(
        text: String(ResolvedText.pictureCharacter), font: font,
        baselineOffset: attributes.baselineOffset, styleIndex: styleIndex(of: attributes)))
    attachments.append(
      ResolvedText.Attachment(spanIndex: spans.count - 1, image: image, font: font))
  }

  /// Returns the index of the attributes' style; equal neighbours share one.
  private mutating func styleIndex(of attributes: TextAttributes) -> Int {
    guard let style = attributes.style else { return 0 }
    if let lastStyle, lastStyle == style, links[styles.count - 1] == attributes.link {
      return styles.count - 1
    }
    styles.append(style._resolved(in: context))
    lastStyle = style
    if let link = attributes.link { links[styles.count - 1] = link }
    return styles.count - 1
  }

  /// Returns the index of the attributes' lines.
  private mutating func lineStyleIndex(of attributes: TextAttributes) -> Int {
    func line(_ style: Text.LineStyle?) -> TextLines.Line {
      TextLines.Line(
        dashes: style?.pattern.dashes ?? [],
        color: style?.color.map { $0.resolvedColor(in: context) })
    }
    var wanted = TextLines()
    wanted.underline = line(attributes.underline)
    wanted.strikethrough = line(attributes.strikethrough)
    if let known = lines.firstIndex(of: wanted) { return known }
    lines.append(wanted)
    return lines.count - 1
  }

  /// Returns the paragraph; without any characters its one span keeps the line's height.
  func text(in environment: TextEnvironment) -> ResolvedText {
    var spans = spans
    var leading = leading
    if spans.isEmpty {
      let font = environment.attributes.effectiveFont.resolved(in: context)
      spans = [StyledText.Span(text: "", font: font.request)]
      leading = font.leading
    }
    let text = StyledText(
      spans: spans, alignment: StyledText.Alignment(environment.alignment),
      lineLimit: environment.lineLimit, reservesSpace: environment.reservesSpace,
      truncation: StyledText.Truncation(environment.truncation),
      lineSpacing: environment.lineSpacing, leading: leading,
      minimumScaleFactor: environment.minimumScaleFactor,
      rightToLeft: context.layoutDirection == .rightToLeft,
      pixelsPerPoint: context.displayScale, locale: context.locale.identifier(.bcp47))
    return ResolvedText(
      text: text, styles: styles, attachments: attachments, lines: lines, links: links)
  }
}

extension [ResolvedText.Attachment] {
  /// Tells whether the last attachment is a span.
  fileprivate func endAt(_ spanIndex: Int) -> Bool { last?.spanIndex == spanIndex }
}

extension StyledText.Span {
  /// Tells whether another span could be written on in this one.
  fileprivate func joins(_ other: StyledText.Span) -> Bool {
    var other = other
    other.text = text
    return self == other
  }
}

extension Text.Case {
  fileprivate func applied(to characters: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: characters.uppercased(with: locale)
    case .lowercase: characters.lowercased(with: locale)
    }
  }
}

extension StyledText.Alignment {
  package init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension StyledText.Truncation {
  package init(_ mode: Text.TruncationMode) {
    switch mode {
    case .head: self = .head
    case .tail: self = .tail
    case .middle: self = .middle
    }
  }
}
