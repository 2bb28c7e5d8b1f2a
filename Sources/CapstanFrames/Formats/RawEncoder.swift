public import CapstanSceneGraph

/// Frames as raw pixels: width × height × bytes a pixel, no header, no padding.
public struct RawEncoder: FrameEncoder {
  /// The bytes of a pixel.
  public let format: RawFormat
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// The last frame.
  private var last: FrameBytes?

  /// Creates an encoder of frames of one size.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public init(_ format: RawFormat, width: Int, height: Int) throws(FrameError) {
    try PixelLimit.check(width: width, height: height)
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// No bytes.
  public var header: [UInt8] { [] }

  /// Width × height × bytes a pixel.
  public var frameByteCount: Int {
    width * height * format.bytesPerPixel
  }

  /// Encodes a bitmap of the encoder's size.
  public mutating func encode(_ bitmap: Bitmap) -> FrameBytes {
    encode(bitmap.pixels.span, changedRows: nil)
  }

  /// Encodes one frame; see `FrameEncoder`.
  public mutating func encode(_ pixels: Span<UInt32>, changedRows: [Range<Int>]?) -> FrameBytes {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    let rows = ChangedRanges.normalized(last == nil ? nil : changedRows, count: height)
    // Taken out, the bytes change in place unless somebody still holds the last frame.
    var frame = last.take() ?? FrameBytes(count: frameByteCount)
    let rowSize = width * format.bytesPerPixel
    unsafe pixels.withUnsafeBufferPointer { words in
      let ranges = rows.map { $0.lowerBound * rowSize..<$0.upperBound * rowSize }
      unsafe frame.change(ranges) { target in
        guard let source = words.baseAddress else { return }
        for range in rows {
          unsafe pack(
            source + range.lowerBound * width, count: range.count * width,
            into: target + range.lowerBound * rowSize)
        }
      }
    }
    last = frame
    return frame
  }

  @unsafe
  private func pack(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    switch (format.layout, format.alpha) {
    case (.rgba, .straight): unsafe PixelPacking.straightRGBA(source, count: count, into: target)
    case (.rgba, .premultiplied):
      unsafe PixelPacking.premultipliedRGBA(source, count: count, into: target)
    case (.bgra, .straight): unsafe PixelPacking.straightBGRA(source, count: count, into: target)
    case (.bgra, .premultiplied):
      unsafe PixelPacking.premultipliedBGRA(source, count: count, into: target)
    case (.rgb24, _): unsafe PixelPacking.rgb(source, count: count, into: target)
    }
  }
}
