public import CapstanSceneGraph

/// Frames as YUV4MPEG2: Y′CbCr of BT.709, limited range, progressive, square pixels.
///
/// The header carries the exact frame rate. The format has no place for the colour matrix, so a
/// reader must be told (`-colorspace bt709` and its companions for ffmpeg). A translucent pixel is
/// written as it looks over black.
public struct Y4MEncoder: FrameEncoder {
  /// How many pixels share a chroma sample.
  public enum Subsampling: String, CaseIterable, Sendable {
    /// Two by two, chroma sited at the left column and between the rows, as MPEG-2 and H.264
    /// have it.
    case yuv420
    /// One each.
    case yuv444
  }

  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Frames a second.
  public let rate: FrameRate
  /// How many pixels share a chroma sample.
  public let subsampling: Subsampling

  /// The last frame: its marker and its three planes.
  private var buffer: [UInt8] = []
  private static let marker = Array("FRAME\n".utf8)

  /// Creates an encoder of frames of one size.
  ///
  /// The default is 4:2:0.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public init(
    width: Int, height: Int, rate: FrameRate, subsampling: Subsampling = .yuv420
  ) throws(FrameError) {
    try PixelLimit.check(width: width, height: height)
    (self.width, self.height) = (width, height)
    (self.rate, self.subsampling) = (rate, subsampling)
  }

  /// The stream's first line.
  public var header: [UInt8] {
    let chroma = subsampling == .yuv420 ? "C420mpeg2" : "C444"
    let rate = "F\(rate.numerator):\(rate.denominator)"
    return Array("YUV4MPEG2 W\(width) H\(height) \(rate) Ip A1:1 \(chroma)\n".utf8)
  }

  /// The marker line and three planes; odd sides round up in a halved plane.
  public var frameByteCount: Int {
    Self.marker.count + width * height + 2 * chromaWidth * chromaHeight
  }

  private var chromaWidth: Int { subsampling == .yuv420 ? (width + 1) / 2 : width }
  private var chromaHeight: Int { subsampling == .yuv420 ? (height + 1) / 2 : height }

  /// Encodes a bitmap of the encoder's size.
  public mutating func encode(_ bitmap: Bitmap) -> [UInt8] {
    encode(bitmap.pixels.span, changedRows: nil)
  }

  /// Encodes one frame; see `FrameEncoder`.
  public mutating func encode(_ pixels: Span<UInt32>, changedRows: [Range<Int>]?) -> [UInt8] {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    let isFirst = buffer.isEmpty
    var frame = buffer
    buffer = []  // The bytes have one owner and change in place.
    if isFirst {
      frame = Self.marker + Array(repeating: 0, count: frameByteCount - Self.marker.count)
    }
    let step = subsampling == .yuv420 ? 2 : 1
    let rows = ChangedRows.normalized(isFirst ? nil : changedRows, height: height, step: step)
    unsafe pixels.withUnsafeBufferPointer { words in
      unsafe frame.withUnsafeMutableBufferPointer { bytes in
        guard let source = words.baseAddress, let start = bytes.baseAddress else { return }
        let luma = unsafe start + Self.marker.count
        let blue = unsafe luma + width * height
        let red = unsafe blue + chromaWidth * chromaHeight
        for range in rows {
          // Luma and chroma of the same rows in turn, so that pixels are fetched once.
          for y in stride(from: range.lowerBound, to: range.upperBound, by: step) {
            for row in y..<min(y + step, range.upperBound) {
              unsafe BT709.luma(source + row * width, count: width, into: luma + row * width)
            }
            let offset = y / step * chromaWidth
            unsafe convertChroma(source, row: y, blue: blue + offset, red: red + offset)
          }
        }
      }
    }
    buffer = frame
    return frame
  }

  @unsafe
  private func convertChroma(
    _ source: UnsafePointer<UInt32>, row: Int, blue: UnsafeMutablePointer<UInt8>,
    red: UnsafeMutablePointer<UInt8>
  ) {
    let first = unsafe source + row * width
    switch subsampling {
    case .yuv444:
      unsafe BT709.chroma(first, count: width, blue: blue, red: red)
    case .yuv420:
      let second = unsafe source + min(row + 1, height - 1) * width
      unsafe BT709.halvedChroma(first, second, count: width, blue: blue, red: red)
    }
  }
}
