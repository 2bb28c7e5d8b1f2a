import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws a group through a projective map of the page.
  ///
  /// An affine map is applied to the outlines themselves. Otherwise the picture is drawn flat, at
  /// twice the resolution or more, and then resampled; what lies behind the eye is dropped.
  func drawProjected(
    _ group: GroupItem, projection: ProjectionTransform, region: PixelRect, on layer: Layer
  ) throws(RasterError) {
    guard projection.isFinite else { throw .notFinite("projection") }
    guard abs(projection.determinant) > 1e-12 else { return }
    if projection.isAffine {
      let mapped = layer.mapped(by: projection.affine)
      guard mapped.pageToDevice.isInvertible else { return }
      if group.items.contains(where: \.needsIsolation) {
        guard let picture = try picture(of: group.items, region: region, on: mapped) else { return }
        return layer.paint(picture.canvas.surface)
      }
      return try draw(group.items, on: mapped)
    }
    let toDevice = ProjectionTransform(layer.pageToDevice)
    let inverse = toDevice.inverted().concatenating(projection.inverted()).concatenating(toDevice)
    let content = PixelRect(covering: group.items.extent.applying(layer.pageToDevice))
      .expanded(x: 1, y: 1)
    let flat = content.intersection(inverse.bounds(of: region))
    let shown = region.intersection(inverse.inverted().bounds(of: content))
    guard !flat.isEmpty, !shown.isEmpty else { return }
    let detail = Self.detail(of: inverse, over: shown, flat: flat)
    let (picture, pixelsToFlat) = try flatPicture(
      of: group.items, region: flat, detail: detail, on: layer)
    let result = try Surface(shown, pool: pool)
    ProjectiveResampler(
      toSource: inverse.concatenating(ProjectionTransform(pixelsToFlat)), source: picture
    ).resample(into: result)
    layer.paint(result)
  }

  /// Draws items at `detail` times a layer's resolution.
  private func flatPicture(
    of items: [DisplayItem], region: PixelRect, detail: Int, on layer: Layer
  ) throws(RasterError) -> (Surface, CGAffineTransform) {
    let scale = CGAffineTransform(scaleX: CGFloat(detail), y: CGFloat(detail))
    let surface = try Surface(
      PixelRect(
        minX: region.minX * detail, minY: region.minY * detail, maxX: region.maxX * detail,
        maxY: region.maxY * detail), pool: pool)
    let flat = Layer(
      canvas: try Canvas(surface, checks: checks),
      pageToDevice: layer.pageToDevice.concatenating(scale), below: layer, deviceFromBelow: scale)
    try draw(items, on: flat)
    try flat.canvas.check()
    return (surface, scale)
  }

  /// Pixels of the flat picture to a pixel of the layer: 2, or as many as the map enlarges.
  ///
  /// At most 4, and within a quarter of the memory limit.
  private static func detail(
    of inverse: ProjectionTransform, over region: PixelRect, flat: PixelRect
  ) -> Int {
    var smallest = 1.0
    for x in [region.minX, region.maxX] {
      for y in [region.minY, region.maxY] {
        let p = CGPoint(x: x, y: y)
        guard let step = inverse.step(at: p) else { continue }
        smallest = min(smallest, max(step.x, step.y))
      }
    }
    var detail = min(max(Int((1 / max(smallest, 0.1)).rounded(.up)), 2), 4)
    while detail > 1,
      flat.width * flat.height * detail * detail > Renderer.maximumBytes / 16
        || max(flat.width, flat.height) * detail > Renderer.maximumSide
    {
      detail -= 1
    }
    return detail
  }
}

extension ProjectionTransform {
  /// The image of a point and its weight, which is positive in front of the eye.
  func image(of p: CGPoint) -> (point: CGPoint, weight: CGFloat) {
    let w = m13 * p.x + m23 * p.y + m33
    let (x, y) = (m11 * p.x + m21 * p.y + m31, m12 * p.x + m22 * p.y + m32)
    return (CGPoint(x: x / w, y: y / w), w)
  }

  /// How far the image moves for one step along each axis; nil behind the eye.
  func step(at p: CGPoint) -> (x: CGFloat, y: CGFloat)? {
    let (q, w) = image(of: p)
    guard w > 1e-9 else { return nil }
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() / w }
    return (
      length(m11 - q.x * m13, m12 - q.y * m13), length(m21 - q.x * m23, m22 - q.y * m23)
    )
  }

  /// A rectangle around the image of a region; boundless where a corner lies behind the eye.
  fileprivate func bounds(of region: PixelRect) -> PixelRect {
    let r = region.cgRect
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ].map(image(of:))
    guard corners.allSatisfy({ $0.weight > 1e-6 }) else {
      return PixelRect(covering: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    return PixelRect(covering: CGRect(enclosing: corners.map(\.point))).expanded(x: 2, y: 2)
  }
}
