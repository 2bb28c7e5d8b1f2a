import CapstanSceneGraph
import Foundation

/// Reads a picture through a projective map, averaging over what each pixel covers.
struct ProjectiveResampler {
  /// From the target's pixels to the source's.
  let toSource: ProjectionTransform
  let source: Surface

  /// More samples than this along an axis of a pixel change nothing that can be seen.
  private static let most = 16

  /// Writes every pixel of a clear surface that shows the source in front of the eye.
  func resample(into target: Surface) {
    let rect = target.rect
    unsafe source.withWords { pixels in
      unsafe target.withWords { words in
        for y in 0..<rect.height {
          for x in 0..<rect.width {
            let centre = CGPoint(
              x: Double(rect.minX + x) + 0.5, y: Double(rect.minY + y) + 0.5)
            guard let step = toSource.step(at: centre) else { continue }
            let (place, _) = toSource.image(of: centre)
            let reach = step.x + step.y + 1
            guard place.x > CGFloat(source.rect.minX) - reach,
              place.x < CGFloat(source.rect.maxX) + reach,
              place.y > CGFloat(source.rect.minY) - reach,
              place.y < CGFloat(source.rect.maxY) + reach
            else { continue }
            let value = unsafe average(pixels, around: centre, step: step)
            unsafe words[y * target.rowLength + x] = UInt32(premultipliedLevels: value)
          }
        }
      }
    }
  }

  private func average(
    _ pixels: UnsafePointer<UInt32>, around centre: CGPoint, step: (x: CGFloat, y: CGFloat)
  ) -> SIMD4<Float> {
    // A hair above a whole number does not ask for another sample.
    let columns = min(max(Int((step.x - 0.01).rounded(.up)), 1), Self.most)
    let rows = min(max(Int((step.y - 0.01).rounded(.up)), 1), Self.most)
    var sum = SIMD4<Float>(repeating: 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let p = CGPoint(
          x: centre.x + (Double(column) + 0.5) / Double(columns) - 0.5,
          y: centre.y + (Double(row) + 0.5) / Double(rows) - 0.5)
        let (place, weight) = toSource.image(of: p)
        if weight > 1e-9 { sum += unsafe sample(pixels, place) }
      }
    }
    return sum / Float(rows * columns)
  }

  /// Interpolates linearly between four pixels; outside the source everything is clear.
  private func sample(_ pixels: UnsafePointer<UInt32>, _ place: CGPoint) -> SIMD4<Float> {
    let (u, v) = (
      place.x - 0.5 - Double(source.rect.minX), place.y - 0.5 - Double(source.rect.minY)
    )
    guard u > -1, v > -1, u < Double(source.rect.width), v < Double(source.rect.height) else {
      return SIMD4(repeating: 0)
    }
    let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (fx, fy) = (Float(u - Double(left)), Float(v - Double(top)))
    func value(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < source.rect.width, y < source.rect.height else {
        return SIMD4(repeating: 0)
      }
      let word = unsafe pixels[y * source.rowLength + x]
      return SIMD4(
        Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF), Float(word & 0xFF), Float(word >> 24))
    }
    let upper = value(left, top) + (value(left + 1, top) - value(left, top)) * fx
    let lower = value(left, top + 1) + (value(left + 1, top + 1) - value(left, top + 1)) * fx
    return upper + (lower - upper) * fy
  }
}
