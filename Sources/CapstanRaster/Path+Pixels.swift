import CapstanSceneGraph
import Foundation

extension CGAffineTransform {
  /// Whether areas survive; a view scaled to nothing is not drawn.
  var isInvertible: Bool { isFinite && abs(determinant) > 1e-12 }

  /// At most how much a length grows.
  var largestScale: CGFloat { max(hypot(a, b), hypot(c, d)) * 1.4143 }

  /// Whether axes stay axes.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension Path {
  /// Throws if a coordinate or the transform is not a finite number.
  func checkFinite(_ item: String, under transform: CGAffineTransform) throws(RasterError) {
    guard transform.isFinite, isFinite else { throw .notFinite(item) }
  }

  /// The rectangle that the path is, if it is one with sides along the axes.
  var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let p0) = elements[0],
      case .line(let p1) = elements[1], case .line(let p2) = elements[2],
      case .line(let p3) = elements[3]
    else { return nil }
    for element in elements.dropFirst(4) {
      if case .line(let last) = element, last == p0 { continue }
      if case .closeSubpath = element { continue }
      return nil
    }
    let upright = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    let level = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    guard upright || level else { return nil }
    return CGRect(
      x: min(p0.x, p2.x), y: min(p0.y, p2.y), width: abs(p2.x - p0.x), height: abs(p2.y - p0.y))
  }

  /// The part of a region that the path covers, if it is a rectangle whose sides inside the region
  /// fall between whole pixels.
  func wholePixels(under transform: CGAffineTransform, within region: PixelRect) -> PixelRect? {
    guard transform.keepsAxes, let rectangle else { return nil }
    return rectangle.applying(transform).wholePixels(within: region)
  }
}

extension CGRect {
  /// The part of a region that the rectangle covers, if its sides inside the region fall between
  /// whole pixels, to Cairo's 1/256 pixel.
  func wholePixels(within region: PixelRect) -> PixelRect? {
    func edge(_ value: CGFloat, _ low: Int, _ high: Int) -> Int? {
      if value <= CGFloat(low) { return low }
      if value >= CGFloat(high) { return high }
      let nearest = value.rounded()
      return abs(value - nearest) < 1.0 / 512 ? Int(nearest) : nil
    }
    guard !region.isEmpty, let x0 = edge(minX, region.minX, region.maxX),
      let x1 = edge(maxX, region.minX, region.maxX),
      let y0 = edge(minY, region.minY, region.maxY),
      let y1 = edge(maxY, region.minY, region.maxY)
    else { return nil }
    let rect = PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    return rect.isEmpty ? .empty : rect
  }
}

extension Path {
  /// Creates a rectangle as a path.
  init(rectangle rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
}
