internal import CCairo
import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Shows what lies beneath through an outline, processed.
  func draw(_ item: BackdropItem, on layer: Layer) throws(RasterError) {
    let toDevice = item.transform.concatenating(layer.pageToDevice)
    try item.path.checkFinite("backdrop's outline", under: toDevice)
    guard toDevice.isInvertible, item.opacity > 0 else { return }
    let canvas = layer.canvas
    canvas.newPath()
    canvas.append(item.path, transform: toDevice)
    let region = canvas.pathBounds.intersection(layer.rect)
    canvas.newPath()
    guard !region.isEmpty else { return }
    let result = try processedBackdrop(item, toDevice: toDevice, region: region, on: layer)
    guard let result else { return }
    canvas.append(item.path, transform: toDevice)
    if item.opacity < 1 {
      canvas.withState {
        canvas.clip()
        canvas.paint(.surface(result), opacity: item.opacity)
      }
    } else {
      canvas.fill(with: .surface(result))
    }
  }

  /// The backdrop of a region after a material or glass; nil where the page has nothing there.
  private func processedBackdrop(
    _ item: BackdropItem, toDevice: CGAffineTransform, region: PixelRect, on layer: Layer
  ) throws(RasterError) -> Surface? {
    let (radius, finest) =
      switch item.style {
      // In the corners a quarter of the samples carries all the weight, and their errors with it.
      case .material(let recipe): (recipe.radius, 6.0)
      // The picture is resampled anyway.
      case .glass(let recipe): (recipe.radius, 1.5)
      }
    let filter = layer.blur(radius: radius, finest: finest, cache: filters)
    guard
      let cells = try backdropCells(
        filter, item: item, toDevice: toDevice, region: region, on: layer)
    else { return nil }
    var seen = item
    seen.opacity = 1
    let key = WideBlur.Key(
      filter: filter, source: cells.rect, target: region, backdrop: seen, toDevice: toDevice,
      input: WideBlur.Input(cells))
    return try blurs.value(for: key) { () throws(RasterError) in
      try cells.convolve(filter, for: cells.rect)
      let map = item.style.map
      cells.map { v in map(v.w > 1e-6 ? v * (255 / v.w) : SIMD4(0, 0, 0, 255)) }
      try cells.refine()
      let result: Surface
      switch item.style {
      case .material:
        result = try Surface(region, cleared: false, pool: pool)
        try cells.interpolate(into: result)
      case .glass(let recipe):
        result = try glass(
          recipe, over: cells, path: item.path, toDevice: toDevice, region: region, on: layer)
      }
      return WideBlur(result, of: key)
    }.surface
  }

  /// What lies beneath, in cells; nil where the page has nothing there.
  ///
  /// Samples lie inside the image of the item's rectangle only; the alpha of a cell tells how much
  /// of it does. Cells are counted from the image's corner, so that as few as possible straddle
  /// its border.
  private func backdropCells(
    _ filter: GaussianBlurFilter, item: BackdropItem, toDevice: CGAffineTransform,
    region: PixelRect, on layer: Layer
  ) throws(RasterError) -> CellPicture? {
    let image = item.rect.applying(toDevice)
    let origin = PixelRect(covering: image)
    var source = origin.intersection(layer.pageRect)
    // A lens reads from anywhere.
    if case .material = item.style {
      source = source.intersection(region.expanded(x: filter.reachX, y: filter.reachY))
    }
    guard !source.isEmpty else { return nil }
    let backdrop = try backdrop(source, of: layer, over: item.style.ground)
    if !toDevice.keepsAxes || image.wholePixels(within: source) != source {
      let canvas = try Canvas(backdrop, checks: checks)
      canvas.append(Path(rectangle: item.rect), transform: toDevice)
      canvas.keepInside()
      try canvas.check()
    }
    return try CellPicture(
      of: backdrop, alphaOnly: false, cell: filter.cell,
      covering: source.expanded(x: 2 * filter.cell, y: 2 * filter.cell), originX: origin.minX,
      originY: origin.minY, pool: pool)
  }

  /// Everything painted so far beneath a layer and on it, over a colour.
  private func backdrop(_ region: PixelRect, of layer: Layer, over ground: ResolvedColor)
    throws(RasterError) -> Surface
  {
    let surface = try Surface(region, cleared: false, pool: pool)
    var layers = layer.fromThePage[...]
    if let (page, toDevice) = layers.first, toDevice.isIdentity, case .plain = page.join,
      page.canvas.surface.rect.contains(region)
    {
      surface.fill(with: page.canvas.surface, over: ground.word, in: region)
      layers = layers.dropFirst()
    } else {
      surface.fill(with: ground.word)
    }
    let canvas = try Canvas(surface, checks: checks)
    for (beneath, toDevice) in layers {
      let picture = beneath.canvas.surface
      let source: Canvas.Source =
        toDevice.isIdentity ? .surface(picture) : .mapped(picture, toDevice, extend: .none)
      switch beneath.join {
      case .plain where toDevice.isIdentity:
        surface.paint(picture, in: region)
      case .plain:
        canvas.paint(source)
      case .opacity(let opacity):
        canvas.paint(source, opacity: opacity)
      case .clip(let path, let evenOdd, let antialiased, let transform):
        canvas.append(
          path,
          transform: transform.concatenating(beneath.pageToDevice).concatenating(toDevice))
        canvas.fill(with: source, evenOdd: evenOdd, antialiased: antialiased)
      case .blend(let mode):
        canvas.paint(source, operator: mode.cairoOperator)
      }
    }
    try canvas.check()
    return surface
  }
}

extension Layer {
  /// This layer and those beneath it, the page first, each with the map from its device space to
  /// this layer's.
  fileprivate var fromThePage: [(layer: Layer, toDevice: CGAffineTransform)] {
    let beneath = below?.fromThePage ?? []
    return beneath.map { ($0.layer, $0.toDevice.concatenating(deviceFromBelow)) }
      + [(self, .identity)]
  }

  /// The page's pixels, in this layer's device space.
  fileprivate var pageRect: PixelRect {
    guard let below else { return canvas.surface.rect }
    if deviceFromBelow.isIdentity { return below.pageRect }
    return PixelRect(covering: below.pageRect.cgRect.applying(deviceFromBelow))
  }
}

extension BackdropStyle {
  /// What an unpainted backdrop is taken for.
  fileprivate var ground: ResolvedColor {
    switch self {
    case .material(let recipe): recipe.ground
    case .glass(let recipe): recipe.ground
    }
  }

  /// The change of colours, which is smooth enough to be made before cells are interpolated.
  fileprivate var map: (SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .material(let recipe): recipe.map
    case .glass(let recipe): recipe.map
    }
  }
}
