import Foundation

/// Draws outlines with a style, in the coordinates of a rectangle at the origin.
@MainActor struct StylePainter {
  let style: ResolvedStyle
  let rect: CGRect
  /// The map leads from the rectangle's coordinates to the page.
  let context: DrawingContext

  func fill(_ path: Path, _ fill: FillStyle, into items: inout [DisplayItem]) {
    guard !path.isEmpty, context.opacity > 0 else { return }
    if let backdrop = style.backdrop {
      let item = BackdropItem(
        path: path, rect: rect, style: backdrop, opacity: style.opacity * context.opacity,
        transform: context.toPage)
      return finish([.backdrop(item)], into: &items)
    }
    paint(into: &items) { paint in
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
    let scale = context.toPage.lengthScale
    let reach = shadow.radius * GaussianBlur.reachPerRadius
    let margin = reach + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
    var around = Path(path.boundingRect.insetBy(dx: -margin, dy: -margin))
    around.addPath(path)
    let caster = DisplayItem.fill(
      FillItem(
        path: around, paint: .solid(.black), evenOdd: true, transform: context.toPage))
    let color = shadow.color.multiplyingOpacity(by: context.opacity)
    let cast = DisplayItem.group(
      GroupItem(
        effect: .shadow(
          color: color, radius: shadow.radius * scale,
          offset: shadow.offset.applying(context.toPage)), items: [caster]))
    items.append(
      .group(
        GroupItem(
          effect: .clip(
            path, evenOdd: fill.isEOFilled, antialiased: fill.isAntialiased,
            transform: context.toPage), items: [cast])))
  }

  func stroke(_ path: Path, _ stroke: StrokeStyle, into items: inout [DisplayItem]) {
    guard !path.isEmpty, stroke.lineWidth > 0, context.opacity > 0 else { return }
    if style.backdrop != nil { return fill(path.strokedPath(stroke), FillStyle(), into: &items) }
    paint(into: &items) { paint in
      .stroke(StrokeItem(path: path, style: stroke, paint: paint, transform: context.toPage))
    }
  }

  /// Draws something with the style's paint, the context's opacity included.
  func paint(into items: inout [DisplayItem], _ make: (Paint) -> DisplayItem) {
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
    let scale = context.toPage.lengthScale
    for shadow in style.shadows where shadow.kind == .drop {
      picture = [
        .group(
          GroupItem(
            effect: .shadow(
              color: shadow.color, radius: shadow.radius * scale,
              offset: shadow.offset.applying(context.toPage)), items: picture))
      ]
    }
    if style.blendMode != .normal {
      picture = [.group(GroupItem(effect: .blend(style.blendMode), items: picture))]
    }
    context.cast(picture, into: &items)
  }
}
