import Foundation

/// Draws outlines with a style, in the coordinates of a rectangle at the origin.
@MainActor struct StylePainter {
  let style: ResolvedStyle
  let rect: CGRect
  /// The map leads from the rectangle's coordinates to the page.
  let context: DrawingContext
  /// From the view's points, in which shadows are measured, to the page; nil if these are the
  /// rectangle's coordinates, as everywhere but in a symbol's own.
  var points: CGAffineTransform?

  private var shadowSpace: CGAffineTransform { points ?? context.toPage }

  func fill(_ path: Path, _ fill: FillStyle, into items: inout [DisplayItem]) {
    guard !path.isEmpty, context.opacity > 0 else { return }
    for painter in leaving { painter.fill(path, fill, into: &items) }
    fillAlone(path, fill, into: &items)
  }

  /// The painters of the styles that this one takes the place of.
  private var leaving: [StylePainter] {
    style.leaving.map { StylePainter(style: $0, rect: rect, context: context, points: points) }
  }

  private func fillAlone(_ path: Path, _ fill: FillStyle, into items: inout [DisplayItem]) {
    if let backdrop = style.backdrop {
      let item = BackdropItem(
        path: path, rect: rect, style: backdrop, opacity: style.opacity * context.opacity,
        transform: context.toPage)
      if case .glass(let glass) = backdrop { cast(glass.shadow, around: path, fill, &items) }
      return finish([.backdrop(item)], into: &items)
    }
    paintAlone(into: &items) { paint in
      .fill(
        FillItem(
          path: path, paint: paint, evenOdd: fill.isEOFilled, antialiased: fill.isAntialiased,
          transform: context.toPage))
    }
    for shadow in style.shadows where shadow.kind == .inner {
      cast(shadow, into: path, fill, &items)
    }
  }

  /// Draws a shadow that everything around the outline casts into it.
  private func cast(
    _ shadow: ResolvedShadow, into path: Path, _ fill: FillStyle, _ items: inout [DisplayItem]
  ) {
    let around = around(path, within: shadow.radius, shadow.offset)
    cast(shadow, of: around, FillStyle(eoFill: true), seenIn: path, fill, into: &items)
  }

  /// Draws the shadow that a glass casts around it.
  private func cast(
    _ shadow: GlassShadow, around path: Path, _ fill: FillStyle, _ items: inout [DisplayItem]
  ) {
    guard shadow != .none else { return }
    let cast = ResolvedShadow(
      kind: .drop, color: .black.multiplyingOpacity(by: shadow.opacity * style.opacity),
      radius: shadow.radius, offset: CGSize(width: 0, height: shadow.drop))
    let around = around(path, within: cast.radius, cast.offset)
    self.cast(cast, of: path, fill, seenIn: around, FillStyle(eoFill: true), into: &items)
  }

  /// Draws the shadow of one outline where it falls into another.
  ///
  /// What casts it stays out of the picture: its edge would show as a hairline along the window's.
  private func cast(
    _ shadow: ResolvedShadow, of caster: Path, _ casterFill: FillStyle, seenIn window: Path,
    _ windowFill: FillStyle, into items: inout [DisplayItem]
  ) {
    let offset = shadow.offset.applying(shadowSpace)
    let dark = DisplayItem.fill(
      FillItem(
        path: caster, paint: .solid(shadow.color.multiplyingOpacity(by: context.opacity)),
        evenOdd: casterFill.isEOFilled,
        transform: context.toPage.concatenating(
          CGAffineTransform(translationX: offset.width, y: offset.height))))
    let soft = DisplayItem.group(
      GroupItem(
        effect: .blur(radius: shadow.radius * shadowSpace.lengthScale, opaque: false),
        items: [dark]))
    items.append(
      .group(
        GroupItem(
          effect: .clip(
            window, evenOdd: windowFill.isEOFilled, antialiased: windowFill.isAntialiased,
            transform: context.toPage), items: [soft])))
  }

  /// A rectangle that holds an outline's shadow, with the outline left out by the even-odd rule.
  private func around(_ path: Path, within radius: CGFloat, _ offset: CGSize) -> Path {
    let reach = radius * GaussianBlur.reachPerRadius
    let own = context.toPage.lengthScale
    let unit = own > 0 ? shadowSpace.lengthScale / own : 1
    let margin = (reach + abs(offset.width) + abs(offset.height) + 1) * unit
    // What has no place, or casts for ever, is found and left out before it is drawn.
    guard margin.isFinite, path.boundingRect.isFinite else { return path }
    var around = Path(path.boundingRect.insetBy(dx: -margin, dy: -margin))
    around.addPath(path)
    return around
  }

  func stroke(_ path: Path, _ stroke: StrokeStyle, into items: inout [DisplayItem]) {
    guard !path.isEmpty, stroke.lineWidth > 0, context.opacity > 0 else { return }
    for painter in leaving { painter.stroke(path, stroke, into: &items) }
    if style.backdrop != nil {
      return fillAlone(path.strokedPath(stroke), FillStyle(), into: &items)
    }
    paintAlone(into: &items) { paint in
      .stroke(StrokeItem(path: path, style: stroke, paint: paint, transform: context.toPage))
    }
  }

  /// Draws something with the style's paint, the context's opacity included.
  func paint(into items: inout [DisplayItem], _ make: (Paint) -> DisplayItem) {
    for painter in leaving { painter.paintAlone(into: &items, make) }
    paintAlone(into: &items, make)
  }

  private func paintAlone(into items: inout [DisplayItem], _ make: (Paint) -> DisplayItem) {
    let isPicture = if case .image = style.fill { true } else { false }
    let faded = isPicture ? style : style.multiplyingOpacity(by: context.opacity)
    guard let paint = faded.paint(in: rect) else { return }
    var picture = [make(paint)]
    if isPicture, style.opacity * context.opacity < 1 {
      picture = [
        .group(
          GroupItem(effect: .opacity(style.opacity * context.opacity), items: picture))
      ]
    }
    finish(picture, into: &items)
  }

  /// Adds the style's own shadows and blend mode, then the context's shadows.
  private func finish(_ picture: [DisplayItem], into items: inout [DisplayItem]) {
    var picture = picture
    let scale = shadowSpace.lengthScale
    for shadow in style.shadows where shadow.kind == .drop {
      picture = [
        .group(
          GroupItem(
            effect: .shadow(
              color: shadow.color, radius: shadow.radius * scale,
              offset: shadow.offset.applying(shadowSpace)), items: picture))
      ]
    }
    if style.blendMode != .normal {
      picture = [.group(GroupItem(effect: .blend(style.blendMode), items: picture))]
    }
    context.cast(picture, into: &items)
  }
}
