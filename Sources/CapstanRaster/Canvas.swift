internal import CCairo
import CapstanSceneGraph
import Foundation

/// A Cairo context over a surface, in the surface's device space.
///
/// Points handed to it are device pixels; item coordinates are mapped by the caller's transforms.
/// One canvas is used by one task. Wraps `cairo_t`.
@safe final class Canvas {
  let surface: Surface
  private let cr: OpaquePointer
  private let checks: StatusChecks

  /// Creates a canvas (`cairo_create`).
  init(_ surface: Surface, checks: StatusChecks) throws(RasterError) {
    (self.surface, self.checks) = (surface, checks)
    unsafe cr = cairo_create(surface.handle)
    try unsafe checks.check(cairo_status(cr), in: "cairo_create")
    // Flattened curves stay within this many pixels, so that slowly moving ones do not wobble.
    unsafe cairo_set_tolerance(cr, 0.04)
    unsafe cairo_translate(cr, Double(-surface.rect.minX), Double(-surface.rect.minY))
  }

  deinit {
    unsafe cairo_destroy(cr)
  }

  /// Throws what went wrong since the canvas was created (`cairo_status`).
  func check() throws(RasterError) {
    try unsafe checks.check(cairo_status(cr), in: "drawing")
    try unsafe checks.check(cairo_surface_status(surface.handle), in: "drawing")
  }

  /// Restores what a closure changes: transform, clip, source, operator.
  func withState<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    unsafe cairo_save(cr)
    defer { unsafe cairo_restore(cr) }
    try body()
  }

  // MARK: Path

  /// Forgets the current path.
  func newPath() {
    unsafe cairo_new_path(cr)
  }

  /// Adds an outline mapped to device pixels.
  func append(_ path: Path, transform: CGAffineTransform) {
    var pen = DevicePen(transform)
    for element in path.elements {
      switch pen.step(element) {
      case .move(let to): unsafe cairo_move_to(cr, to.x, to.y)
      case .line(let to): unsafe cairo_line_to(cr, to.x, to.y)
      case .curve(let a, let b, let end):
        unsafe cairo_curve_to(cr, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: unsafe cairo_close_path(cr)
      }
    }
  }

  /// Adds a rectangle of whole pixels.
  func append(_ rect: PixelRect) {
    unsafe cairo_rectangle(
      cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  /// The pixels that the current path's inside touches (`cairo_path_extents`).
  var pathBounds: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_path_extents(cr, &x0, &y0, &x1, &y1)
    return PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
  }

  /// The current path's lines, curves flattened, open ends closed (`cairo_copy_path_flat`).
  func flattenedPath() throws(RasterError) -> [LineSegment] {
    let path = unsafe cairo_copy_path_flat(cr)
    defer { unsafe cairo_path_destroy(path) }
    try unsafe checks.check(
      path?.pointee.status ?? CAIRO_STATUS_NO_MEMORY, in: "cairo_copy_path_flat")
    // An empty path has no data.
    guard let data = unsafe path?.pointee.data, let count = unsafe path?.pointee.num_data else {
      return []
    }
    var segments: [LineSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      if end != current { segments.append(LineSegment(start: current, end: end)) }
      current = end
    }
    var index = 0
    while index < Int(count) {
      let header = unsafe data[index].header
      let point = unsafe data[index + (header.length > 1 ? 1 : 0)].point
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        line(to: start)
        start = CGPoint(x: point.x, y: point.y)
        current = start
      case CAIRO_PATH_LINE_TO: line(to: CGPoint(x: point.x, y: point.y))
      default: line(to: start)
      }
      index += Int(header.length)
    }
    line(to: start)
    return segments
  }

  /// Restricts drawing to the inside of the current path, which is forgotten.
  func clip(evenOdd: Bool = false, antialiased: Bool = true) {
    setRule(evenOdd: evenOdd, antialiased: antialiased)
    unsafe cairo_clip(cr)
  }

  private func setRule(evenOdd: Bool, antialiased: Bool) {
    unsafe cairo_set_fill_rule(
      cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_antialias(cr, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  // MARK: Painting

  /// Paints the inside of the current path, which is forgotten.
  func fill(with source: Source, evenOdd: Bool = false, antialiased: Bool = true) {
    setRule(evenOdd: evenOdd, antialiased: antialiased)
    set(source)
    unsafe cairo_fill(cr)
  }

  /// Paints along the current path, which is forgotten; `transform` maps the pen to device pixels.
  func stroke(with source: Source, style: StrokeStyle, transform: CGAffineTransform) {
    set(source)
    unsafe cairo_save(cr)
    var matrix = transform.matrix
    unsafe cairo_transform(cr, &matrix)
    unsafe cairo_set_line_width(cr, style.lineWidth)
    unsafe cairo_set_line_cap(cr, style.lineCap.cairo)
    unsafe cairo_set_line_join(cr, style.lineJoin.cairo)
    unsafe cairo_set_miter_limit(cr, max(style.miterLimit, 1))
    let dashes = style.dash.allSatisfy({ $0 >= 0 }) && style.dash.contains { $0 > 0 }
    if dashes {
      unsafe cairo_set_dash(
        cr, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase)
    }
    unsafe cairo_stroke(cr)
    unsafe cairo_restore(cr)
  }

  /// Paints everything inside the clip.
  func paint(_ source: Source, opacity: Double = 1, operator op: cairo_operator_t? = nil) {
    set(source)
    if let op { unsafe cairo_set_operator(cr, op) }
    if opacity < 1 {
      unsafe cairo_paint_with_alpha(cr, opacity)
    } else {
      unsafe cairo_paint(cr)
    }
    if op != nil { unsafe cairo_set_operator(cr, CAIRO_OPERATOR_OVER) }
  }

  /// Paints through the alpha of a surface.
  func paint(_ source: Source, through mask: Surface) {
    set(source)
    unsafe cairo_mask_surface(
      cr, mask.handle, Double(mask.rect.minX), Double(mask.rect.minY))
  }

  /// Keeps what has been drawn only inside the current path, which is forgotten.
  func keepInside(evenOdd: Bool = false, antialiased: Bool = true) {
    setRule(evenOdd: evenOdd, antialiased: antialiased)
    unsafe cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    unsafe cairo_set_source_rgba(cr, 0, 0, 0, 1)
    unsafe cairo_fill(cr)
    unsafe cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  /// Keeps what has been drawn times the alpha of a surface.
  func keep(through mask: Surface) {
    paint(.surface(mask), operator: CAIRO_OPERATOR_DEST_IN)
  }

  /// What gives the colours while painting.
  enum Source {
    case color(ResolvedColor)
    /// Pixel for pixel, in the same device space; nothing outside the surface.
    case surface(Surface)
    /// Through a map from the surface's pixels to device pixels.
    case mapped(
      Surface, CGAffineTransform, extend: Extend, sampling: ImagePaint.Sampling = .smooth)
  }

  /// What a mapped surface shows outside its pixels.
  enum Extend {
    case none, edges, tiles

    fileprivate var cairo: cairo_extend_t {
      switch self {
      case .none: CAIRO_EXTEND_NONE
      case .edges: CAIRO_EXTEND_PAD
      case .tiles: CAIRO_EXTEND_REPEAT
      }
    }
  }

  private func set(_ source: Source) {
    switch source {
    case .color(let color):
      let c = color.clamped
      unsafe cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.opacity)
    case .surface(let surface):
      unsafe cairo_set_source_surface(
        cr, surface.handle, Double(surface.rect.minX), Double(surface.rect.minY))
      unsafe cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    case .mapped(let surface, let transform, let extend, let sampling):
      unsafe cairo_set_source_surface(cr, surface.handle, 0, 0)
      let pattern = unsafe cairo_get_source(cr)
      var matrix = transform.inverted().concatenating(
        CGAffineTransform(
          translationX: CGFloat(-surface.rect.minX), y: CGFloat(-surface.rect.minY))
      ).matrix
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      unsafe cairo_pattern_set_extend(pattern, extend.cairo)
      unsafe cairo_pattern_set_filter(pattern, sampling.cairo)
    }
  }
}

/// A straight piece of an outline.
struct LineSegment: Equatable {
  var start: CGPoint
  var end: CGPoint
}

extension CGAffineTransform {
  fileprivate var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension ImagePaint.Sampling {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .smooth: CAIRO_FILTER_GOOD
    case .cubic: CAIRO_FILTER_BEST
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
