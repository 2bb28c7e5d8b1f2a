internal import CCairo
import CapstanSceneGraph
import Foundation

/// Pixels of a rectangle of a device space, drawn on by Cairo and by our own code in turn.
///
/// Wraps `cairo_image_surface_create_for_data` over a pool's memory. Colour pixels are words
/// 0xAARRGGBB, premultiplied.
@safe final class Surface {
  enum Format {
    case color, alpha
  }

  let rect: PixelRect
  let format: Format
  /// Elements from one row to the next: words for colour, bytes for alpha.
  let rowLength: Int
  let handle: OpaquePointer
  private let block: Block

  /// The memory that the surface holds.
  var byteCount: Int { block.byteCount }

  /// Creates a surface; transparent, or with leftover pixels if it is about to be overwritten.
  init(_ rect: PixelRect, _ format: Format = .color, cleared: Bool = true, pool: BlockPool)
    throws(RasterError)
  {
    guard rect.width <= Renderer.maximumSide, rect.height <= Renderer.maximumSide else {
      throw .tooLarge(width: rect.width, height: rect.height)
    }
    let isColor = format == .color
    let rowLength = isColor ? rect.width : (rect.width + 3) & ~3
    let rowBytes = isColor ? rowLength * 4 : rowLength
    let byteCount = rowBytes * rect.height
    let block = try pool.block(byteCount: max(byteCount, 4))
    unsafe self.handle = unsafe block.withElements(of: UInt8.self) { bytes in
      if cleared { unsafe memset(bytes, 0, byteCount) }
      return unsafe cairo_image_surface_create_for_data(
        bytes, isColor ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(rect.width),
        Int32(rect.height), Int32(rowBytes))
    }
    (self.rect, self.format, self.rowLength, self.block) = (rect, format, rowLength, block)
    try unsafe pool.checks.check(
      cairo_surface_status(handle), in: "cairo_image_surface_create_for_data")
  }

  deinit {
    unsafe cairo_surface_destroy(handle)
  }

  /// Calls a closure with the words of a colour surface, first row first.
  func withWords<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(format == .color, "Only a colour surface has words.")
    unsafe cairo_surface_flush(handle)
    defer { unsafe cairo_surface_mark_dirty(handle) }
    return try unsafe block.withElements(of: UInt32.self, body)
  }

  /// Calls a closure with the bytes of an alpha surface, first row first.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(format == .alpha, "Only an alpha surface has bytes.")
    unsafe cairo_surface_flush(handle)
    defer { unsafe cairo_surface_mark_dirty(handle) }
    return try unsafe block.withElements(of: UInt8.self, body)
  }

  /// Calls a closure with the bytes of either format, and how many of them a row takes.
  func withRows<Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt8>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    unsafe cairo_surface_flush(handle)
    defer { unsafe cairo_surface_mark_dirty(handle) }
    let rowBytes = format == .color ? rowLength * 4 : rowLength
    try unsafe block.withElements(of: UInt8.self) { (bytes) throws(Failure) in
      try unsafe body(bytes, rowBytes)
    }
  }

  /// Sets every word of a colour surface, or those of a part of it.
  func fill(with word: UInt32, in part: PixelRect? = nil) {
    let part = part?.intersection(rect) ?? rect
    unsafe withWords { words in
      for y in part.minY..<max(part.maxY, part.minY) {
        let start = unsafe words + offset(x: part.minX, y: y)
        unsafe start.update(repeating: word, count: part.width)
      }
    }
  }

  /// Where a pixel stands, in elements after the first one.
  func offset(x: Int, y: Int) -> Int {
    (y - rect.minY) * rowLength + x - rect.minX
  }
}
