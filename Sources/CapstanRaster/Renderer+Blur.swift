import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws a group's picture through a Gaussian.
  func drawBlurred(
    _ group: GroupItem, radius: CGFloat, opaque: Bool, region: PixelRect, on layer: Layer
  ) throws(RasterError) {
    guard radius.isFinite else { throw .notFinite("blur's radius") }
    let filter = layer.blur(radius: radius)
    let bounds = PixelRect(covering: group.bounds.applying(layer.pageToDevice))
    let source = region.expanded(x: filter.reachX, y: filter.reachY).intersection(bounds)
    guard let picture = try picture(of: group.items, region: source, on: layer)?.canvas.surface
    else { return }
    let cells = try CellPicture(
      of: picture, alphaOnly: false, cell: filter.cell,
      covering: filter.cells(for: region, from: picture.rect), pool: pool)
    try cells.convolve(filter, for: region)
    if opaque {
      cells.renormalize(filter, inside: group.bounds.applying(layer.pageToDevice))
    }
    try cells.refine()
    let result = try Surface(region, cleared: false, pool: pool)
    if opaque {
      try cells.interpolate(into: result)
      layer.canvas.newPath()
      layer.canvas.append(Path(rectangle: group.bounds), transform: layer.pageToDevice)
      layer.canvas.fill(with: .surface(result))
    } else {
      try cells.interpolate(into: result)
      layer.canvas.paint(.surface(result))
    }
  }

  /// Draws the blurred, tinted, shifted alpha of a group's picture, and then the picture.
  func drawShadowed(
    _ group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) {
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      throw .notFinite("shadow")
    }
    let key = ShadowMemory.Key(
      region: region, pageToDevice: layer.pageToDevice, group: group)
    func draw() throws(RasterError) -> ShadowMemory.Shadow {
      try self.shadow(
        of: group, color: color, radius: radius, offset: offset, region: region, on: layer)
    }
    let shadow =
      group.items.contains(where: \.readsBackdrop)
      ? try draw() : try shadows.shadow(for: key) { () throws(RasterError) in try draw() }
    if let mask = shadow.mask { layer.canvas.paint(.color(color), through: mask) }
    if let picture = shadow.picture { layer.canvas.paint(.surface(picture)) }
  }

  /// The blurred, shifted alpha of a group's picture, and the picture.
  private func shadow(
    of group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) -> ShadowMemory.Shadow {
    let shift = offset.applying(layer.pageToDevice)
    let (wholeX, wholeY) = (shift.width.rounded(.down), shift.height.rounded(.down))
    let filter = layer.blur(
      radius: radius, shiftX: shift.width - wholeX, shiftY: shift.height - wholeY)
    let (movedX, movedY) = (PixelRect.pixel(wholeX), PixelRect.pixel(wholeY))
    let bounds = PixelRect(covering: group.bounds.applying(layer.pageToDevice))
    let unmoved = region.offset(x: -movedX, y: -movedY)
    let caster = unmoved.expanded(x: filter.reachX, y: filter.reachY)
    let source = region.union(caster).intersection(bounds)
    guard let picture = try picture(of: group.items, region: source, on: layer)?.canvas.surface
    else { return ShadowMemory.Shadow(mask: nil, picture: nil) }
    guard let faintest = color.faintestMask else {
      return ShadowMemory.Shadow(mask: nil, picture: picture)
    }
    let cells = try CellPicture(
      of: picture, alphaOnly: true, cell: filter.cell,
      covering: filter.cells(for: unmoved, from: picture.rect), pool: pool)
    let key = BlurMemory.Key(
      filter: filter, source: cells.rect, target: region, movedX: movedX, movedY: movedY,
      faintest: faintest)
    let mask = try blurs.result(for: key, of: cells) { () throws(RasterError) in
      try cells.convolve(filter, for: unmoved)
      try cells.refine()
      let part = cells.pixels(reaching: Float(faintest) - 0.5).intersection(unmoved)
      guard !part.isEmpty else { return nil }
      let mask = try Surface(
        part.offset(x: movedX, y: movedY), .alpha, cleared: false, pool: pool)
      try cells.interpolate(into: mask, movedX: movedX, movedY: movedY)
      return mask
    }
    return ShadowMemory.Shadow(mask: mask, picture: picture)
  }
}

extension ResolvedColor {
  /// The smallest level of a mask through which the colour leaves a trace; nil for none.
  ///
  /// Cairo multiplies levels as a · b / 255, rounded.
  fileprivate var faintestMask: Int? {
    let level = Int(word >> 24)
    return (1...255).first { level * $0 * 2 >= 255 }
  }
}

extension Layer {
  /// The blur of a radius in page points, in this layer's pixels.
  func blur(
    radius: CGFloat, shiftX: CGFloat = 0, shiftY: CGFloat = 0, finest: Double = 4
  ) -> GaussianBlurFilter {
    let sigma = max(Double(radius), 0) * GaussianBlur.sigmaPerRadius
    // Wider than the widest picture nothing is left to see.
    let widest = Double(Renderer.maximumSide)
    return GaussianBlurFilter(
      sigmaX: min(sigma * scale.x, widest), sigmaY: min(sigma * scale.y, widest), shiftX: shiftX,
      shiftY: shiftY,
      finest: finest)
  }
}

extension CellPicture {
  /// Divides by what a white picture of the rectangle would have become, so that its borders do
  /// not fade.
  func renormalize(_ filter: GaussianBlurFilter, inside bounds: CGRect) {
    scale(
      columns: Self.factors(
        filter.horizontal, first: rect.minX, count: columns, cell: cell,
        inside: bounds.minX...bounds.maxX),
      rows: Self.factors(
        filter.vertical, first: rect.minY, count: rows, cell: cell,
        inside: bounds.minY...bounds.maxY))
  }

  /// One over the blurred share of each cell that lies inside.
  private static func factors(
    _ kernel: GaussianKernel, first: Int, count: Int, cell: Int, inside: ClosedRange<CGFloat>
  ) -> [Float] {
    let shares = (0..<count).map { index -> Float in
      let low = CGFloat(first + index * cell)
      let share =
        min(inside.upperBound, low + CGFloat(cell)) - max(inside.lowerBound, low)
      return Float(max(share, 0) / CGFloat(cell))
    }
    return (0..<count).map { index -> Float in
      var sum: Float = 0
      for (tap, weight) in kernel.weights.enumerated() {
        let source = index + tap - kernel.radius
        if source >= 0, source < count { sum += weight * shares[source] }
      }
      return sum > 1e-6 ? 1 / sum : 0
    }
  }
}
