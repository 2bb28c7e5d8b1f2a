import CapstanSceneGraph
import Foundation

/// Builds the variants that have no drawing of their own from their base symbol.
struct SymbolComposer {
  let weight: Int

  /// The line of rings and slashes at this weight.
  private var lineWidth: CGFloat {
    max(SymbolMetrics.lineWidth + SymbolMetrics.growth(atWeight: weight), 0.026)
  }

  /// Returns the outline for a name, from the tables or composed; nil if it is unknown.
  func outline(named name: String) -> SymbolOutline? {
    if let outline = SymbolOutline(tableName: name, weight: weight) { return outline }
    guard let variant = SymbolVariant(name: name) else { return nil }
    switch variant.kind {
    case .circle: return enclosed(variant, in: .circle)
    case .square: return enclosed(variant, in: .square)
    case .slash: return slashed(variant)
    case .badge(let sign): return badged(variant, sign: sign)
    }
  }

  // MARK: Rings and squares

  private enum Enclosure {
    case circle, square

    var side: CGFloat { self == .circle ? SymbolMetrics.circleDiameter : SymbolMetrics.squareSide }

    func path(side: CGFloat) -> Path {
      let box = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
      return switch self {
      case .circle: Path(ellipseIn: box)
      case .square: Path(roundedRect: box, cornerRadius: side * 0.22)
      }
    }

    /// The factor at which a glyph fits: at most a little over half its own size, and clear of
    /// the line around it.
    func factor(for ink: CGSize) -> CGFloat {
      switch self {
      case .circle:
        let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
        return min(0.58, 0.74 / diagonal)
      case .square:
        return min(0.55, 0.58 / max(ink.width, ink.height))
      }
    }
  }

  /// A glyph in a ring or cut out of a disc.
  ///
  /// Small glyphs are filled, as the platform's are.
  private func enclosed(_ variant: SymbolVariant, in enclosure: Enclosure) -> SymbolOutline? {
    // A glyph that was thickened overlaps itself and cannot be cut out: its hole grows instead.
    let glyphs = SymbolComposer(weight: min(weight, variant.isFilled ? 400 : 600))
    guard
      let base = glyphs.characters(variant.base) ?? glyphs.outline(named: variant.base + ".fill")
        ?? glyphs.outline(named: variant.base)
    else { return nil }
    let factor = enclosure.factor(for: base.ink)
    var glyph = base.monochromePath.applying(CGAffineTransform(scaleX: factor, y: factor))
    let growth = SymbolMetrics.growth(atWeight: weight)
    let side = enclosure.side + growth
    var surround = enclosure.path(side: side)
    if variant.isFilled {
      if growth > 0 { glyph = glyph.reversed.cutOut(by: growth / 2).reversed }
      surround.addPath(glyph.reversed)
    } else {
      surround.addPath(enclosure.path(side: side - 2 * lineWidth).reversed)
    }
    let layers = [
      SymbolDrawing.Layer(path: surround, level: 1),
      SymbolDrawing.Layer(path: glyph, level: 0, isDrawnInMonochrome: !variant.isFilled),
    ]
    return SymbolOutline(layers: layers, ink: CGSize(width: side, height: side))
  }

  /// A letter, or a number from 0 to 50, as the platform has them in enclosures; nil for others.
  private func characters(_ text: String) -> SymbolOutline? {
    let isNumber = Int(text).map { (0...50).contains($0) && text.count < 3 } ?? false
    guard isNumber || (text.count == 1 && text >= "a" && text <= "z") else { return nil }
    let gap: CGFloat = 0.14
    var (layers, width): ([SymbolDrawing.Layer], CGFloat) = ([], -gap)
    for character in text {
      let glyph = SymbolOutline(internalName: "glyph.\(character)", weight: weight)
      let place = CGAffineTransform(translationX: width + gap + glyph.ink.width / 2, y: 0)
      layers += glyph.layers.map { $0.applying(place) }
      width += gap + glyph.ink.width
    }
    let centered = CGAffineTransform(translationX: -width / 2, y: 0)
    // Numbers of two figures are all as high as the widest.
    let room = text.count > 1 ? max(width, 1.24) : width
    return SymbolOutline(
      layers: layers.map { $0.applying(centered) }, ink: CGSize(width: room, height: 0.9))
  }

  // MARK: Slashes

  /// The base with a line from the top left to the bottom right and a clear gap on both sides.
  private func slashed(_ variant: SymbolVariant) -> SymbolOutline? {
    let name = variant.isFilled ? variant.base + ".fill" : variant.base
    guard let base = outline(named: name) ?? outline(named: variant.base) else { return nil }
    let reach = min(max(max(base.ink.height, 0.8 * base.ink.width) / 2, 0.42), 0.56) - lineWidth / 2
    let diagonal = CGPoint(x: 1, y: 1)
    let gap = lineWidth + 2 * 0.062
    var layers = base.layers.map { layer in
      var cut = layer
      cut.path = layer.path.removingStrip(through: .zero, direction: diagonal, width: gap)
      cut.level = max(layer.level, 1)
      return cut
    }
    let line = Path { $0.addLines([diagonal * -reach, diagonal * reach]) }
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
    layers.append(SymbolDrawing.Layer(path: line.strokedPath(style)))
    let extent = 2 * reach + lineWidth
    return SymbolOutline(
      layers: layers,
      ink: CGSize(width: max(base.ink.width, extent), height: max(base.ink.height, extent)))
  }

  // MARK: Badges

  /// The base with a disc at its bottom right, a sign cut out of it, and a gap around it.
  private func badged(_ variant: SymbolVariant, sign: String) -> SymbolOutline? {
    let name = variant.isFilled ? variant.base + ".fill" : variant.base
    guard let base = outline(named: name) else { return nil }
    let mark = SymbolOutline(internalName: sign, weight: 400)
    let radius: CGFloat = 0.25
    let center = CGPoint(x: base.ink.width / 2 - 0.12, y: base.ink.height / 2 - 0.16)
    var layers = base.layers.map { layer in
      var cut = layer
      cut.path = layer.path.removingDisc(center: center, radius: radius + 0.06)
      cut.level = max(layer.level, 1)
      return cut
    }
    var disc = Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    disc.addPath(mark.monochromePath.reversed.offsetBy(dx: center.x, dy: center.y))
    layers.append(SymbolDrawing.Layer(path: disc))
    let ink = CGRect(
      x: -base.ink.width / 2, y: -base.ink.height / 2, width: base.ink.width,
      height: base.ink.height
    ).union(disc.boundingRect)
    let shift = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
    var outline = SymbolOutline(layers: layers.map { $0.applying(shift) }, ink: ink.size)
    if let hue = SymbolColors.badge(sign) {
      let white = SymbolDrawing.Layer(
        path: mark.monochromePath.offsetBy(dx: center.x, dy: center.y), hue: .white)
      outline.multicolorLayers = outline.layers
      outline.multicolorLayers[outline.layers.count - 1].hue = hue
      outline.multicolorLayers.append(white.applying(shift))
    }
    return outline
  }
}
