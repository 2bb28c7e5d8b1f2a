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
          let row = unsafe words + y * target.rowLength
          for x in 0..<rect.width {
            let centre = CGPoint(x: Double(rect.minX + x) + 0.5, y: Double(rect.minY + y) + 0.5)
            guard let step = toSource.step(at: centre) else { continue }
            let place = toSource.image(of: centre).point
            let reach = step.x + step.y + 1
            guard place.x > CGFloat(source.rect.minX) - reach,
              place.x < CGFloat(source.rect.maxX) + reach,
              place.y > CGFloat(source.rect.minY) - reach,
              place.y < CGFloat(source.rect.maxY) + reach
            else { continue }
            unsafe row[x] = unsafe average(pixels, around: centre, step: step)
          }
        }
      }
    }
  }

  private func average(
    _ pixels: UnsafePointer<UInt32>, around centre: CGPoint, step: (x: CGFloat, y: CGFloat)
  ) -> UInt32 {
    // A hair above a whole number does not ask for another sample.
    let columns = min(max(Int(step.x + 0.99), 1), Self.most)
    let rows = min(max(Int(step.y + 0.99), 1), Self.most)
    let (width, height) = (1 / Double(columns), 1 / Double(rows))
    var sum = WideSum()
    for row in 0..<rows {
      let y = centre.y - 0.5 + (Double(row) + 0.5) * height
      for column in 0..<columns {
        let x = centre.x - 0.5 + (Double(column) + 0.5) * width
        let (place, weight) = toSource.image(of: CGPoint(x: x, y: y))
        if weight > 1e-9 { sum.add(unsafe sample(pixels, place)) }
      }
    }
    return sum.word(samples: UInt64(rows * columns))
  }

  /// Interpolates linearly between four pixels, at sixteenths of a pixel.
  ///
  /// Outside the source everything is clear. Returns four 16-bit lanes in 1/256 of a level.
  private func sample(_ pixels: UnsafePointer<UInt32>, _ place: CGPoint) -> UInt64 {
    let u = place.x + 0.5 - Double(source.rect.minX)
    let v = place.y + 0.5 - Double(source.rect.minY)
    guard u >= 0, v >= 0, u < Double(source.rect.width + 1), v < Double(source.rect.height + 1)
    else { return 0 }
    let (x16, y16) = (Int(u * 16 + 0.5), Int(v * 16 + 0.5))
    let (left, top) = ((x16 >> 4) - 1, (y16 >> 4) - 1)
    let (fx, fy) = (UInt64(x16 & 15), UInt64(y16 & 15))
    let (width, height) = (source.rect.width, source.rect.height)
    func lanes(_ x: Int, _ y: Int) -> UInt64 {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      let word = unsafe UInt64(pixels[y &* source.rowLength &+ x])
      return (word & 0x00FF_00FF) | ((word & 0xFF00_FF00) << 24)
    }
    let upper = lanes(left, top) &* (16 &- fx) &+ lanes(left &+ 1, top) &* fx
    let lower = lanes(left, top &+ 1) &* (16 &- fx) &+ lanes(left &+ 1, top &+ 1) &* fx
    return upper &* (16 &- fy) &+ lower &* fy
  }

  /// Sums of samples in four 32-bit lanes.
  private struct WideSum {
    private var blueGreen: UInt64 = 0
    private var redAlpha: UInt64 = 0

    mutating func add(_ lanes: UInt64) {
      blueGreen &+= lanes & 0x0000_FFFF_0000_FFFF
      redAlpha &+= (lanes >> 16) & 0x0000_FFFF_0000_FFFF
    }

    /// The mean as a pixel's word.
    func word(samples: UInt64) -> UInt32 {
      if redAlpha == 0 { return 0 }
      func mean(_ sum: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (sum + samples * 128) / (samples * 256))
      }
      return UInt32(
        alpha: mean(redAlpha >> 32), red: mean(redAlpha & 0xFFFF_FFFF),
        green: mean(blueGreen >> 32), blue: mean(blueGreen & 0xFFFF_FFFF))
    }
  }
}
