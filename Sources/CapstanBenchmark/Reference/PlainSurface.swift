import CCairo
import CapstanSceneGraph
import Foundation

/// A piece of the page in pixels of its own, which can be blurred.
@safe final class PlainSurface {
  /// Whole pixels of a page.
  struct Region {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The pixels of a rectangle in points, within a page's.
    init(_ rect: CGRect, scale: Double, width pageWidth: Int, height pageHeight: Int) {
      x = max(Int((rect.minX * scale).rounded(.down)), 0)
      y = max(Int((rect.minY * scale).rounded(.down)), 0)
      width = min(Int((rect.maxX * scale).rounded(.up)), pageWidth) - x
      height = min(Int((rect.maxY * scale).rounded(.up)), pageHeight) - y
    }
  }

  let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    unsafe self.handle = unsafe cairo_surface_reference(handle)
  }

  init(region: Region, alpha: Bool) {
    unsafe handle = cairo_image_surface_create(
      alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(region.width), Int32(region.height))
  }

  deinit {
    unsafe cairo_surface_destroy(handle)
  }

  private var width: Int { unsafe Int(cairo_image_surface_get_width(handle)) }
  private var height: Int { unsafe Int(cairo_image_surface_get_height(handle)) }

  /// A copy of the pixels.
  var bitmap: Bitmap {
    unsafe cairo_surface_flush(handle)
    var result = Bitmap(width: width, height: height)
    guard let bytes = unsafe cairo_image_surface_get_data(handle) else { return result }
    let stride = unsafe Int(cairo_image_surface_get_stride(handle))
    for y in 0..<height {
      let row = unsafe UnsafeRawPointer(bytes + y * stride)
      for x in 0..<width {
        result[x, y] = unsafe row.load(fromByteOffset: x * 4, as: UInt32.self)
      }
    }
    return result
  }

  /// Blurs by three boxes whose widths make up a Gaussian, as the SVG specification describes.
  func blur(sigma: Double, channels: Int) {
    let box = max(Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)), 1) | 1
    unsafe cairo_surface_flush(handle)
    guard let bytes = unsafe cairo_image_surface_get_data(handle) else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(handle))
    let line = width * channels
    var source = [UInt8](repeating: 0, count: line * height)
    var target = source
    for y in 0..<height {
      for x in 0..<line { source[y * line + x] = unsafe bytes[y * stride + x] }
    }
    for _ in 0..<3 {
      Self.down(source, &target, line: line, rows: height, box: box)
      Self.across(target, &source, width: width, channels: channels, rows: height, box: box)
    }
    for y in 0..<height {
      for x in 0..<line { unsafe bytes[y * stride + x] = source[y * line + x] }
    }
    unsafe cairo_surface_mark_dirty(handle)
  }

  /// Means of columns; at the border the outermost row repeats.
  private static func down(
    _ source: [UInt8], _ target: inout [UInt8], line: Int, rows: Int, box: Int
  ) {
    let (half, factor) = (box / 2, UInt32((1 << 24) / box))
    var sums = [UInt32](repeating: 0, count: line)
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for row in -half...half {
            let start = min(max(row, 0), rows - 1) &* line
            for x in 0..<line { unsafe sums[x] &+= UInt32(source[start &+ x]) }
          }
          for row in 0..<rows {
            let leaving = max(row &- half, 0) &* line
            let entering = min(row &+ half &+ 1, rows &- 1) &* line
            let out = row &* line
            for x in 0..<line {
              let sum = unsafe sums[x]
              unsafe target[out &+ x] = UInt8(truncatingIfNeeded: (sum &* factor) &>> 24)
              unsafe sums[x] =
                sum &+ UInt32(source[entering &+ x]) &- UInt32(source[leaving &+ x])
            }
          }
        }
      }
    }
  }

  /// Means of rows.
  private static func across(
    _ source: [UInt8], _ target: inout [UInt8], width: Int, channels: Int, rows: Int, box: Int
  ) {
    let (half, factor) = (box / 2, UInt32((1 << 24) / box))
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for row in 0..<rows {
          let start = row &* width &* channels
          for channel in 0..<channels {
            let first = start &+ channel
            var sum: UInt32 = 0
            for x in -half...half {
              sum &+= UInt32(unsafe source[first &+ min(max(x, 0), width &- 1) &* channels])
            }
            for x in 0..<width {
              unsafe target[first &+ x &* channels] = UInt8(
                truncatingIfNeeded: (sum &* factor) &>> 24)
              let entering = min(x &+ half &+ 1, width &- 1) &* channels
              let leaving = max(x &- half, 0) &* channels
              sum =
                unsafe sum &+ UInt32(source[first &+ entering])
                &- UInt32(source[first &+ leaving])
            }
          }
        }
      }
    }
  }
}
