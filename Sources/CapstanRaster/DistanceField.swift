import CapstanSceneGraph
import Foundation

/// How far each pixel of a region lies from an outline, and in which direction the outline's
/// outside is; known up to `depth` pixels from the outline.
@safe final class DistanceField {
  /// What a field depends on.
  struct Key: Equatable {
    var path: Path
    var toDevice: CGAffineTransform
    var region: PixelRect
    var depth: Double
  }

  /// A pixel's distance, negative inside, and the unit vector towards the outside.
  struct Sample {
    var distance: Float
    var normalX: Float
    var normalY: Float
  }

  let region: PixelRect
  private let block: Block

  /// Creates the field of an outline whose inside is given by a mask over the region.
  init(
    of segments: [LineSegment], inside mask: Surface, depth: Double, pool: BlockPool
  ) throws(RasterError) {
    region = mask.rect
    block = try pool.block(byteCount: region.width * region.height * MemoryLayout<Sample>.stride)
    let far = Float(depth + 1)
    let clockwise =
      segments.reduce(0) {
        $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y
      } >= 0
    unsafe block.withElements(of: Sample.self) { samples in
      unsafe samples.update(
        repeating: Sample(distance: far * far, normalX: 0, normalY: 0),
        count: region.width * region.height)
      for segment in segments {
        unsafe add(segment, clockwise: clockwise, depth: depth, to: samples)
      }
      unsafe mask.withBytes { bytes in
        for y in 0..<region.height {
          for x in 0..<region.width {
            let isInside = unsafe bytes[y * mask.rowLength + x] >= 128
            unsafe Self.finish(&samples[y * region.width + x], isInside: isInside)
          }
        }
      }
    }
  }

  /// Keeps, in pixels near a segment, the square of the distance and the vector to its nearest
  /// point, or the segment's own normal where the pixel lies on it.
  private func add(
    _ segment: LineSegment, clockwise: Bool, depth: Double,
    to samples: UnsafeMutablePointer<Sample>
  ) {
    let (a, b) = (segment.start, segment.end)
    let area = PixelRect(
      covering: CGRect(
        x: min(a.x, b.x) - depth, y: min(a.y, b.y) - depth, width: abs(b.x - a.x) + 2 * depth,
        height: abs(b.y - a.y) + 2 * depth)
    ).intersection(region)
    let (dx, dy) = (Float(b.x - a.x), Float(b.y - a.y))
    let square = dx * dx + dy * dy
    let length = square.squareRoot()
    let sign: Float = clockwise ? 1 : -1
    let normal = (x: sign * dy / length, y: -sign * dx / length)
    for y in area.minY..<max(area.maxY, area.minY) {
      let py = Float(y) + 0.5 - Float(a.y)
      var index = (y - region.minY) * region.width + area.minX - region.minX
      for x in area.minX..<area.maxX {
        let px = Float(x) + 0.5 - Float(a.x)
        let t = min(max((px * dx + py * dy) / square, 0), 1)
        let (toX, toY) = (t * dx - px, t * dy - py)
        let distance = toX * toX + toY * toY
        if distance < (unsafe samples[index].distance) {
          let vector = distance < 0.25 ? normal : (x: toX, y: toY)
          unsafe samples[index] = Sample(
            distance: distance, normalX: vector.x, normalY: vector.y)
        }
        index += 1
      }
    }
  }

  private static func finish(_ sample: inout Sample, isInside: Bool) {
    let distance = sample.distance.squareRoot()
    if distance >= 0.5, sample.normalX != 0 || sample.normalY != 0 {
      let sign: Float = isInside ? 1 : -1
      let length = (sample.normalX * sample.normalX + sample.normalY * sample.normalY).squareRoot()
      sample.normalX *= sign / length
      sample.normalY *= sign / length
    }
    sample.distance = isInside ? -distance : distance
  }

  /// Calls a closure with the samples, row by row without padding.
  func withSamples<Result>(_ body: (UnsafeMutablePointer<Sample>) -> Result) -> Result {
    unsafe block.withElements(of: Sample.self, body)
  }
}
