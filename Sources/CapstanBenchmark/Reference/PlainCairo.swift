import CCairo
import CapstanSceneGraph
import Foundation

/// Draws display lists as a plain program over Cairo does: everything anew for every frame,
/// gradients as Cairo's own patterns, groups as Cairo's own, blurs as three boxes at full size.
///
/// Knows the kinds of item that the reference clip holds, and traps on others. Colours between a
/// gradient's stops are mixed as Cairo does it; else the pictures look alike.
@safe final class PlainCairo {
  let width: Int
  let height: Int
  private let scale: Double
  private let surface: OpaquePointer
  /// Where items are drawn: on the page, or on the mask of what casts a shadow.
  private var cr: OpaquePointer
  private var isCasting = false

  init(size: CGSize, scale: Double) {
    width = Int((size.width * scale).rounded())
    height = Int((size.height * scale).rounded())
    self.scale = scale
    unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    unsafe cr = cairo_create(surface)
  }

  deinit {
    unsafe cairo_destroy(cr)
    unsafe cairo_surface_destroy(surface)
  }

  /// Draws a frame over the last one.
  func draw(_ list: DisplayList) {
    unsafe cairo_identity_matrix(cr)
    unsafe cairo_scale(cr, scale, scale)
    setColor(list.background)
    unsafe cairo_paint(cr)
    draw(list.items)
    unsafe cairo_surface_flush(surface)
  }

  /// A copy of the frame.
  var bitmap: Bitmap {
    unsafe PlainSurface(surface).bitmap
  }

  private func draw(_ items: [DisplayItem]) {
    for item in items {
      unsafe cairo_save(cr)
      switch item {
      case .fill(let item): fill(item.path, item.paint, item.transform, evenOdd: item.evenOdd)
      case .stroke(let item):
        append(item.path, item.transform)
        setPaint(item.paint, item.transform)
        unsafe cairo_set_line_width(cr, item.style.lineWidth)
        unsafe cairo_stroke(cr)
      case .glyphs(let run): draw(run)
      case .backdrop(let item): draw(item)
      case .group(let group): draw(group)
      }
      unsafe cairo_restore(cr)
    }
  }

  private func draw(_ run: GlyphRun) {
    for glyph in run.glyphs {
      guard case .outline(let path) = run.face.drawing(of: glyph.id) else {
        preconditionFailure("The reference clip holds outlines only.")
      }
      append(
        path,
        CGAffineTransform(
          a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y
        ).concatenating(run.transform))
    }
    setPaint(run.paint, run.transform)
    unsafe cairo_fill(cr)
  }

  private func draw(_ group: GroupItem) {
    switch group.effect {
    case .opacity(let opacity):
      unsafe cairo_push_group(cr)
      draw(group.items)
      unsafe cairo_pop_group_to_source(cr)
      unsafe cairo_paint_with_alpha(cr, opacity)
    case .clip(let path, let evenOdd, _, let transform):
      append(path, transform)
      unsafe cairo_set_fill_rule(
        cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      unsafe cairo_clip(cr)
      draw(group.items)
    case .shadow(let color, let radius, let offset):
      drawShadowed(group, color: color, radius: radius, offset: offset)
    default: preconditionFailure("The reference clip holds no \(group.effect).")
    }
  }

  private func drawShadowed(
    _ group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize
  ) {
    // A material in the group reads the page, so it is drawn there, and its outline casts.
    let region = PlainSurface.Region(group.bounds, scale: scale, width: width, height: height)
    let mask = PlainSurface(region: region, alpha: true)
    let own: OpaquePointer = unsafe cairo_create(mask.handle)
    unsafe cairo_translate(own, Double(-region.x), Double(-region.y))
    unsafe cairo_scale(own, scale, scale)
    let page = unsafe cr
    unsafe cr = unsafe own
    isCasting = true
    draw(group.items)
    isCasting = false
    unsafe cr = unsafe page
    unsafe cairo_destroy(own)
    mask.blur(sigma: GaussianBlur.sigmaPerRadius * radius * scale, channels: 1)
    setColor(color)
    unsafe cairo_identity_matrix(cr)
    unsafe cairo_mask_surface(
      cr, mask.handle, Double(region.x) + offset.width * scale,
      Double(region.y) + offset.height * scale)
    unsafe cairo_scale(cr, scale, scale)
    draw(group.items)
  }

  private func draw(_ item: BackdropItem) {
    guard case .material(let recipe) = item.style else {
      preconditionFailure("The reference clip holds materials only.")
    }
    if isCasting { return fill(item.path, .solid(.black), item.transform, evenOdd: false) }
    let region = PlainSurface.Region(
      item.rect.applying(item.transform), scale: scale, width: width, height: height)
    unsafe cairo_surface_flush(cairo_get_target(cr))
    let copy = PlainSurface(region: region, alpha: false)
    let own: OpaquePointer = unsafe cairo_create(copy.handle)
    unsafe cairo_set_source_surface(
      own, cairo_get_target(cr), Double(-region.x), Double(-region.y))
    unsafe cairo_paint(own)
    unsafe cairo_destroy(own)
    copy.blur(sigma: GaussianBlur.sigmaPerRadius * recipe.radius * scale, channels: 4)
    append(item.path, item.transform)
    unsafe cairo_clip(cr)
    unsafe cairo_identity_matrix(cr)
    unsafe cairo_set_source_surface(cr, copy.handle, Double(region.x), Double(region.y))
    unsafe cairo_paint(cr)
    // A white veil stands for the change of colours.
    unsafe cairo_set_source_rgba(cr, 1, 1, 1, recipe.amount)
    unsafe cairo_paint(cr)
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ transform: CGAffineTransform, evenOdd: Bool
  ) {
    append(path, transform)
    setPaint(paint, transform)
    unsafe cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_fill(cr)
  }

  private func setColor(_ color: ResolvedColor) {
    unsafe cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.opacity)
  }

  private func setPaint(_ paint: Paint, _ transform: CGAffineTransform) {
    switch paint {
    case .solid(let color): setColor(color)
    case .gradient(let gradient):
      guard case .linear(let from, let to) = gradient.geometry else {
        preconditionFailure("The reference clip holds linear gradients only.")
      }
      let (start, end) = (from.applying(transform), to.applying(transform))
      let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      for stop in gradient.stops {
        unsafe cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.opacity)
      }
      unsafe cairo_set_source(cr, pattern)
      unsafe cairo_pattern_destroy(pattern)
    case .image: preconditionFailure("The reference clip holds no pictures.")
    }
  }

  private func append(_ path: Path, _ transform: CGAffineTransform) {
    unsafe Self.append(path, transform, to: cr)
  }

  private static func append(_ path: Path, _ transform: CGAffineTransform, to cr: OpaquePointer) {
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        current = to.applying(transform)
        unsafe cairo_move_to(cr, current.x, current.y)
      case .line(let to):
        current = to.applying(transform)
        unsafe cairo_line_to(cr, current.x, current.y)
      case .quadCurve(let to, let control):
        let (end, q) = (to.applying(transform), control.applying(transform))
        unsafe cairo_curve_to(
          cr, current.x + (q.x - current.x) * 2 / 3, current.y + (q.y - current.y) * 2 / 3,
          end.x + (q.x - end.x) * 2 / 3, end.y + (q.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .curve(let to, let control1, let control2):
        let (p, q) = (control1.applying(transform), control2.applying(transform))
        current = to.applying(transform)
        unsafe cairo_curve_to(cr, p.x, p.y, q.x, q.y, current.x, current.y)
      case .closeSubpath: unsafe cairo_close_path(cr)
      }
    }
  }
}
