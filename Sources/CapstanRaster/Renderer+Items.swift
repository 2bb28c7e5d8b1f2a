import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws one node; the only traversal.
  func draw(_ item: DisplayItem, on layer: Layer) throws(RasterError) {
    if let damage = layer.damage, item.pixels(layer.pageToDevice).intersection(damage).isEmpty {
      return
    }
    if item.isInvisible { return }
    switch item {
    case .fill(let item): try draw(item, on: layer)
    case .stroke(let item): try draw(item, on: layer)
    case .glyphs(let run): try draw(run, on: layer)
    case .backdrop(let item): try draw(item, on: layer)
    case .group(let group): try draw(group, on: layer)
    }
  }

  func draw(_ items: [DisplayItem], on layer: Layer) throws(RasterError) {
    for item in items { try draw(item, on: layer) }
  }

  // MARK: Leaves

  private func draw(_ item: FillItem, on layer: Layer) throws(RasterError) {
    let toDevice = item.transform.concatenating(layer.pageToDevice)
    try item.path.checkFinite("filled path", under: toDevice)
    guard toDevice.isInvertible else { return }
    if case .solid(let color) = item.paint,
      try paint(color, .fill(item), toDevice: toDevice, on: layer)
    {
      return
    }
    if try shadeWhole(item, toDevice: toDevice, on: layer) { return }
    let canvas = layer.canvas
    canvas.newPath()
    canvas.append(item.path, transform: toDevice)
    let region = canvas.pathBounds.intersection(layer.writable)
    guard let source = try source(item.paint, toDevice: toDevice, region: region) else { return }
    if case .image(let paint) = item.paint, !paint.tiles {
      canvas.withState {
        canvas.clip(evenOdd: item.evenOdd, antialiased: item.antialiased)
        canvas.append(Path(rectangle: paint.rect), transform: toDevice)
        canvas.fill(with: source)
      }
    } else {
      canvas.fill(with: source, evenOdd: item.evenOdd, antialiased: item.antialiased)
    }
  }

  /// Shades an opaque gradient straight into the pixels where the outline is a rectangle of whole
  /// pixels; returns false, having drawn nothing, where it is not.
  private func shadeWhole(_ item: FillItem, toDevice: CGAffineTransform, on layer: Layer)
    throws(RasterError) -> Bool
  {
    guard case .gradient(let gradient) = item.paint,
      let rect = item.path.wholePixels(under: toDevice, within: layer.writable)
    else { return false }
    let shader = GradientShader(gradient, toDevice: toDevice, cache: gradients)
    guard shader.table.isOpaque else { return false }
    if !rect.isEmpty { try shader.shade(rect, of: layer.canvas.surface, pool: pool) }
    return true
  }

  private func draw(_ item: StrokeItem, on layer: Layer) throws(RasterError) {
    let toDevice = item.transform.concatenating(layer.pageToDevice)
    try item.path.checkFinite("stroked path", under: toDevice)
    guard toDevice.isInvertible, item.style.lineWidth > 0 else { return }
    let canvas = layer.canvas
    canvas.newPath()
    canvas.append(item.path, transform: toDevice)
    let margin =
      Int((min(item.style.reach * toDevice.largestScale, 100_000)).rounded(.up)) + 1
    let region = canvas.pathBounds.expanded(x: margin, y: margin).intersection(layer.writable)
    guard let source = try source(item.paint, toDevice: toDevice, region: region) else { return }
    canvas.stroke(with: source, style: item.style, transform: toDevice)
  }

  private func draw(_ run: GlyphRun, on layer: Layer) throws(RasterError) {
    let toDevice = run.transform.concatenating(layer.pageToDevice)
    guard toDevice.isFinite, run.size.isFinite else { throw .notFinite("glyph run") }
    guard toDevice.isInvertible, run.size > 0 else { return }
    for glyph in run.glyphs {
      guard glyph.position.isFinite else { throw .notFinite("glyph's position") }
    }
    if case .solid(let color) = run.paint,
      try paint(color, .glyphs(run), toDevice: toDevice, on: layer)
    {
      return
    }
    let canvas = layer.canvas
    var pictures: [(image: ImageSource, rect: CGRect, transform: CGAffineTransform)] = []
    canvas.newPath()
    for glyph in run.glyphs {
      let emToDevice = run.emTransform(of: glyph).concatenating(toDevice)
      switch run.face.drawing(of: glyph.id) {
      case .outline(let path): canvas.append(path, transform: emToDevice)
      case .image(let image, let rect): pictures.append((image, rect, emToDevice))
      }
    }
    let region = canvas.pathBounds.intersection(layer.writable)
    if let source = try source(run.paint, toDevice: toDevice, region: region) {
      canvas.fill(with: source)
    }
    for picture in pictures {
      try draw(
        picture.image, into: picture.rect, opacity: run.paint.opacity,
        transform: picture.transform, on: layer)
    }
  }

  private func draw(
    _ image: ImageSource, into rect: CGRect, opacity: Double, transform: CGAffineTransform,
    on layer: Layer
  ) throws(RasterError) {
    guard let surface = try images.surface(for: image), opacity > 0 else { return }
    let canvas = layer.canvas
    canvas.withState {
      canvas.newPath()
      canvas.append(Path(rectangle: rect), transform: transform)
      canvas.clip()
      canvas.paint(
        .mapped(surface, image.bitmap.fitting(rect).concatenating(transform), extend: .edges),
        opacity: opacity)
    }
  }

  // MARK: Paint

  /// Returns what gives the colours of a paint inside a region; nil, with the current path
  /// forgotten, where nothing is to be seen.
  func source(_ paint: Paint, toDevice: CGAffineTransform, region: PixelRect)
    throws(RasterError) -> Canvas.Source?
  {
    guard !region.isEmpty else { return nil }
    switch paint {
    case .solid(let color):
      return color.opacity > 0 ? .color(color) : nil
    case .gradient(let gradient):
      let shader = GradientShader(gradient, toDevice: toDevice, cache: gradients)
      if let color = shader.table.single { return .color(color) }
      let surface = try Surface(region, cleared: false, pool: pool)
      try shader.shade(region, of: surface, pool: pool)
      return .surface(surface)
    case .image(let paint):
      guard paint.rect.width > 0, paint.rect.height > 0,
        let surface = try images.surface(for: paint.image)
      else { return nil }
      return .mapped(
        surface, paint.image.bitmap.fitting(paint.rect).concatenating(toDevice),
        extend: paint.tiles ? .tiles : .edges, sampling: paint.sampling)
    }
  }
}

extension Paint {
  /// What a paint that only fades something contributes.
  fileprivate var opacity: Double {
    if case .solid(let color) = self { color.clamped.opacity } else { 1 }
  }
}

extension Bitmap {
  /// The map from the picture's pixels onto a rectangle.
  fileprivate func fitting(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY)
  }
}
