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
  private var last: FrameBytes?
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
    redStart + chromaWidth * chromaHeight
  }

  /// How many rows share a row of chroma samples.
  private var rowsPerSample: Int { subsampling == .yuv420 ? 2 : 1 }
  private var chromaWidth: Int { subsampling == .yuv420 ? (width + 1) / 2 : width }
  private var chromaHeight: Int { subsampling == .yuv420 ? (height + 1) / 2 : height }
  /// Where the planes begin in a frame's bytes.
  private var lumaStart: Int { Self.marker.count }
  private var blueStart: Int { lumaStart + width * height }
  private var redStart: Int { blueStart + chromaWidth * chromaHeight }

  /// Encodes a bitmap of the encoder's size.
  public mutating func encode(_ bitmap: Bitmap) -> FrameBytes {
    encode(bitmap.pixels.span, changedRows: nil)
  }

  /// Encodes one frame; see `FrameEncoder`.
  public mutating func encode(_ pixels: Span<UInt32>, changedRows: [Range<Int>]?) -> FrameBytes {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    let rows = ChangedRanges.normalized(
      last == nil ? nil : changedRows, count: height, step: rowsPerSample)
    // Taken out, the bytes change in place unless somebody still holds the last frame.
    var frame = last.take() ?? emptyFrame
    unsafe pixels.withUnsafeBufferPointer { words in
      unsafe frame.change(places(of: rows)) { bytes in
        guard let source = words.baseAddress else { return }
        for range in rows { unsafe convert(range, of: source, into: bytes) }
      }
    }
    last = frame
    return frame
  }

  private var emptyFrame: FrameBytes {
    var frame = FrameBytes(count: frameByteCount)
    unsafe frame.change([Self.marker.indices]) { bytes in
      unsafe bytes.copyMemory(from: Self.marker, byteCount: Self.marker.count)
    }
    return frame
  }

  /// Where rows lie in a frame's bytes, sorted: in luma and in both chroma planes.
  private func places(of rows: [Range<Int>]) -> [Range<Int>] {
    let halved = rows.map {
      $0.lowerBound / rowsPerSample..<($0.upperBound + rowsPerSample - 1) / rowsPerSample
    }
    return [
      (lumaStart, width, rows), (blueStart, chromaWidth, halved), (redStart, chromaWidth, halved),
    ].flatMap { start, rowSize, lines in
      lines.map { start + $0.lowerBound * rowSize..<start + $0.upperBound * rowSize }
    }
  }

  @unsafe
  private func convert(
    _ rows: Range<Int>, of source: UnsafePointer<UInt32>, into bytes: UnsafeMutableRawPointer
  ) {
    let bytes = unsafe bytes.assumingMemoryBound(to: UInt8.self)
    // Luma and chroma of the same rows in turn, so that pixels are fetched once.
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsPerSample) {
      for row in y..<min(y + rowsPerSample, rows.upperBound) {
        unsafe BT709.luma(source + row * width, count: width, into: bytes + lumaStart + row * width)
      }
      let offset = y / rowsPerSample * chromaWidth
      unsafe convertChroma(
        source, row: y, blue: bytes + blueStart + offset, red: bytes + redStart + offset)
    }
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
