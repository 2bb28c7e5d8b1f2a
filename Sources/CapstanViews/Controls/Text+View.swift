import Foundation

extension Text: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Makes the node of the words.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Text> {
    TextNode(inputs)
  }
}

extension Text: PrimitiveView {}

/// The node of words.
private final class TextNode: LeafNode<Text, TextElement> {
  override func makeElement() -> TextElement { TextElement(self) }

  override var pathComponent: String? { "Text" }

  override var attributes: [AnyAttribute] { element.attributes }

  override func update(_ view: Text, _ context: UpdateContext) {
    super.update(view, context)
    var text = view.resolved(
      in: context.environment.styleContext, environment: context.environment.textEnvironment)
    let pictures = element.pictures(of: &text, context.environment)
    element.update(
      text, pictures: pictures, transition: context.environment.contentTransition,
      transaction: foregroundTransaction(context.environment))
  }
}

/// The element of words: set once for their final width, painted in styles that animate.
final class TextElement: ViewElement {
  private var resolved: ResolvedText?
  /// By the index of the span that they stand for.
  private var pictures: [Int: TextPicture] = [:]
  private var styles: [StyleAttribute] = []
  private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

  /// The change of one text into another that runs.
  private var replacement: TextReplacement?

  var attributes: [AnyAttribute] {
    styles.flatMap(\.attributes) + (replacement.map { [$0.progress] } ?? [])
  }

  func update(
    _ text: ResolvedText, pictures: [Int: TextPicture] = [:], transition: ContentTransition,
    transaction: Transaction
  ) {
    self.pictures = pictures
    if resolved?.text != text.text {
      if !graph.isSampling { replace(by: transition) }
      layouts = []
    }
    for (index, style) in text.styles.enumerated() {
      if index < styles.count {
        styles[index].change(to: style, by: transaction)
      } else {
        styles.append(StyleAttribute(style, of: node, label: StyleAttribute.foregroundLabel(index)))
      }
    }
    styles.removeLast(max(0, styles.count - text.styles.count))
    resolved = text
  }

  /// Lets the new text follow the old one by a transition.
  private func replace(by transition: ContentTransition) {
    replacement = nil
    guard node.transaction.animation != nil, transition.kind != .identity,
      let old = layout(proposal)
    else { return }
    let progress = Attribute(0.0, of: node, label: "contentTransition")
    progress.change(to: 1, by: node.transaction)
    replacement = TextReplacement(
      old: old, oldStyles: styles.map { $0.value(at: graph.time) }, progress: progress,
      transition: transition)
  }

  // MARK: Layout

  /// The lines for a proposal: as many as its height holds, but at least one.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
    guard let resolved else { return nil }
    if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
    let width = proposal.width.flatMap { $0 == .infinity ? nil : max(0, $0) }
    var layout = graph.settings.textEngine.layout(resolved.text, width: width)
    if let height = proposal.height, height < layout.size.height, layout.lineCount > 1 {
      var text = resolved.text
      let line = layout.size.height / CGFloat(layout.lineCount)
      text.lineLimit = max(1, Int((height / line + 0.01).rounded(.down)))
      layout = graph.settings.textEngine.layout(text, width: width)
    }
    if !layout.missing.isEmpty {
      let characters = layout.missing.map(\.codePoint).joined(separator: ", ")
      graph.diagnostics.report(.missingCharacters(characters))
    }
    for family in layout.missingFamilies { graph.diagnostics.report(.missingFamily(family)) }
    layouts.append((proposal, layout))
    return layout
  }

  override var animatesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal)?.size ?? .zero }

  override var spacing: ViewSpacing {
    guard let text = resolved?.text, let font = text.spans.first?.font else {
      return ViewSpacing()
    }
    let natural = font.size * SystemFontMetrics.lineHeight
    return ViewSpacing(vertical: .text(size: font.size, leading: text.leading ?? natural))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(proposal)?.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(proposal)?.lastBaseline
    default: nil
    }
  }

  // MARK: Drawing

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard let layout = layout(proposal), context.opacity > 0 else { return }
    let frame = presentedFrame(at: context.time)
    let rect = CGRect(origin: .zero, size: layout.size)
    let x = frame.minX + (frame.width - layout.size.width) * alignment
    var leaf = context.applying(CGAffineTransform(translationX: x, y: frame.minY))
    leaf.shadows = []
    var picture: [DisplayItem] = []
    if let replacement, !replacement.isAtRest(at: context.time) {
      draw(replacement, to: layout, rect, leaf, into: &picture)
      var fading = leaf
      fading.opacity *= replacement.way(context.time)
      drawPictures(of: layout, rect, fading, into: &picture)
    } else {
      drawPictures(of: layout, rect, leaf, into: &picture)
      for run in layout.runs where !run.glyphs.isEmpty {
        draw(run, run.glyphs, painter(run.styleIndex, rect, leaf), into: &picture)
      }
    }
    for bar in layout.decorations { draw(bar, rect, leaf, into: &picture) }
    if !picture.isEmpty { context.cast(picture, into: &items) }
  }

  /// Draws a line under or through characters in its own colour and pattern.
  private func draw(
    _ bar: TextLayout.Decoration, _ rect: CGRect, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    guard var painter = painter(bar.styleIndex, rect, context), let resolved else { return }
    let lines = resolved.lines[bar.lineStyleIndex]
    let line = bar.kind == .underline ? lines.underline : lines.strikethrough
    if let color = line.color {
      painter = StylePainter(style: ResolvedStyle(color), rect: rect, context: context)
    }
    painter.paint(into: &items) { paint in
      if line.dashes.isEmpty {
        return .fill(
          FillItem(path: Path(bar.rect), paint: paint, transform: context.toPage))
      }
      let path = Path {
        $0.addLines([
          CGPoint(x: bar.rect.minX, y: bar.rect.midY), CGPoint(x: bar.rect.maxX, y: bar.rect.midY),
        ])
      }
      let style = StrokeStyle(
        lineWidth: bar.rect.height, dash: line.dashes.map { $0 * bar.rect.height })
      return .stroke(
        StrokeItem(path: path, style: style, paint: paint, transform: context.toPage))
    }
  }

  private func drawPictures(
    of layout: TextLayout, _ rect: CGRect, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    for place in layout.pictures {
      guard let picture = pictures[place.spanIndex],
        let index = resolved?.text.spans[place.spanIndex].styleIndex,
        styles.indices.contains(index)
      else { continue }
      picture.draw(
        at: place.origin, scale: layout.scaleFactor, textBox: rect,
        style: styles[index].value(at: context.time), context, into: &items)
    }
  }

  /// Where the words stand in a frame that is still on its way to another width: 0 left, 1 right.
  private var alignment: CGFloat {
    guard let text = resolved?.text else { return 0 }
    return switch text.alignment {
    case .center: 0.5
    case .leading: text.rightToLeft ? 1 : 0
    case .trailing: text.rightToLeft ? 0 : 1
    }
  }

  private func draw(
    _ run: TextLayout.Run, _ glyphs: [GlyphRun.Glyph], _ painter: StylePainter?,
    into picture: inout [DisplayItem]
  ) {
    guard let painter, !glyphs.isEmpty else { return }
    painter.paint(into: &picture) { paint in
      .glyphs(
        GlyphRun(
          face: run.face, size: run.size, glyphs: glyphs, text: run.text, paint: paint,
          transform: painter.context.toPage, slant: run.slant))
    }
  }

  /// Draws a text on its way into another one.
  private func draw(
    _ replacement: TextReplacement, to layout: TextLayout, _ rect: CGRect,
    _ context: DrawingContext, into picture: inout [DisplayItem]
  ) {
    let way = replacement.way(context.time)
    let line = layout.size.height / CGFloat(max(1, layout.lineCount))
    let shift = replacement.shift(
      line: line, old: replacement.old.runs.map(\.text).joined(),
      new: layout.runs.map(\.text).joined())
    func faded(_ opacity: Double, _ y: CGFloat) -> DrawingContext {
      var faded = context.applying(CGAffineTransform(translationX: 0, y: y))
      faded.opacity *= opacity
      return faded
    }
    let known =
      replacement.keepsShared
      ? Set(replacement.old.runs.flatMap(\.glyphs).map(PlacedGlyph.init)) : []
    let fresh =
      replacement.keepsShared ? Set(layout.runs.flatMap(\.glyphs).map(PlacedGlyph.init)) : []
    for run in replacement.old.runs where replacement.oldStyles.indices.contains(run.styleIndex) {
      let painter = StylePainter(
        style: replacement.oldStyles[run.styleIndex], rect: rect,
        context: faded(1 - way, -shift * way))
      draw(run, run.glyphs.filter { !fresh.contains(PlacedGlyph($0)) }, painter, into: &picture)
    }
    for run in layout.runs {
      draw(
        run, run.glyphs.filter { known.contains(PlacedGlyph($0)) },
        painter(run.styleIndex, rect, context), into: &picture)
      draw(
        run, run.glyphs.filter { !known.contains(PlacedGlyph($0)) },
        painter(run.styleIndex, rect, faded(way, shift * (1 - way))), into: &picture)
    }
  }

  private func painter(
    _ index: Int, _ rect: CGRect, _ context: DrawingContext
  ) -> StylePainter? {
    guard styles.indices.contains(index) else { return nil }
    return StylePainter(
      style: styles[index].value(at: context.time), rect: rect, context: context)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    var item = SemanticItem(frame: presentedFrame(at: context.time).applying(context.toPage))
    item.text = resolved?.characters ?? ""
    items.append(item)
  }
}

extension Unicode.Scalar {
  /// The code point as it is written: `U+E000`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
