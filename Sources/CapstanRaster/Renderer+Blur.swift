import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws a group's picture through a Gaussian.
  func drawBlurred(
    _ group: GroupItem, radius: CGFloat, opaque: Bool, region: PixelRect, on layer: Layer
  ) throws(RasterError) {
    guard radius.isFinite else { throw .notFinite("blur's radius") }
    let filter = layer.blur(radius: radius, cache: filters)
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
      layer.paint(result)
    }
  }
}

extension Layer {
  /// The blur of a radius in page points, in this layer's pixels.
  func blur(
    radius: CGFloat, shiftX: CGFloat = 0, shiftY: CGFloat = 0, finest: Double = 4,
    cache: FilterCache
  ) -> GaussianBlurFilter {
    let sigma = max(Double(radius), 0) * GaussianBlur.sigmaPerRadius
    // Wider than the widest picture nothing is left to see.
    let widest = Double(Renderer.maximumSide)
    return cache.filter(
      FilterCache.Key(
        sigmaX: min(sigma * scale.x, widest), sigmaY: min(sigma * scale.y, widest),
        shiftX: shiftX, shiftY: shiftY, finest: finest))
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
