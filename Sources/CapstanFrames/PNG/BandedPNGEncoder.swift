public import CapstanSceneGraph

/// Writes one PNG file a frame and keeps what did not change from frame to frame.
///
/// Rows are compressed in bands, each in an IDAT chunk of its own that refers to no other band. A
/// frame that changed only some rows re-encodes only their bands; the file is valid and complete
/// all the same. The files hold RGB where the whole frame is opaque, else RGBA with straight
/// alpha. Pixels decode alike on every machine; the compressed bytes may differ by processor.
public struct BandedPNGEncoder: Sendable {
  /// How many rows a band has; the last may have fewer.
  public let bandHeight: Int

  private var size = (width: 0, height: 0)
  private var format = ScanlineFormat.rgb
  private var bands: [Band] = []

  private struct Band: Sendable {
    /// A whole IDAT chunk; the first band's begins with the zlib header.
    var chunk: [UInt8] = []
    var adler: UInt32 = 1
    var byteCount = 0
    var isOpaque = true
  }

  /// Creates an encoder that remembers nothing yet.
  ///
  /// Traps on a band of fewer than 1 row. The default, 64, costs no bytes against a file in one
  /// piece (measured on full-screen frames).
  public init(bandHeight: Int = 64) {
    precondition(bandHeight >= 1, "A band has at least one row.")
    self.bandHeight = bandHeight
  }

  /// Encodes a bitmap; see `encode(_:width:height:changedRows:)`.
  public mutating func encode(
    _ bitmap: Bitmap, changedRows: [Range<Int>]? = nil
  ) throws(FrameError) -> [UInt8] {
    try encode(
      bitmap.pixels.span, width: bitmap.width, height: bitmap.height, changedRows: changedRows)
  }

  /// Encodes premultiplied words 0xAARRGGBB, row by row, as a PNG file.
  ///
  /// `changedRows` are the rows that may differ from the frame that this encoder encoded last; nil
  /// means all. Rows outside them are taken from that frame without a look. The first frame and
  /// one of another size is encoded whole. Traps if there are not `width * height` words.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public mutating func encode(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]? = nil
  ) throws(FrameError) -> [UInt8] {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    try PixelLimit.check(width: width, height: height)
    let deflater = Deflater()
    if size == (width, height), let changedRows {
      try encodeBands(pixels, of: bandIndices(of: changedRows), with: deflater)
    } else {
      size = (width, height)
      bands = Array(repeating: Band(), count: (height + bandHeight - 1) / bandHeight)
      try encodeBands(pixels, of: Array(bands.indices), with: deflater)
    }
    let wanted: ScanlineFormat = bands.allSatisfy(\.isOpaque) ? .rgb : .rgba
    if wanted != format {
      format = wanted
      try encodeBands(pixels, of: Array(bands.indices), with: deflater)
    }
    return file()
  }

  private func bandIndices(of rows: [Range<Int>]) -> [Int] {
    var isChanged = [Bool](repeating: false, count: bands.count)
    for range in rows {
      let clamped = range.clamped(to: 0..<size.height)
      guard !clamped.isEmpty else { continue }
      for band in (clamped.lowerBound / bandHeight)...((clamped.upperBound - 1) / bandHeight) {
        isChanged[band] = true
      }
    }
    return isChanged.indices.filter { isChanged[$0] }
  }

  /// Encodes some bands in the current format, or as far as it turns out not to fit.
  private mutating func encodeBands(
    _ pixels: Span<UInt32>, of indices: [Int], with deflater: borrowing Deflater
  ) throws(FrameError) {
    guard !indices.isEmpty else { return }
    let capacity = ScanlinePacking.capacity(
      width: size.width, rows: min(bandHeight, size.height), format: format, filtered: true)
    var packed = [UInt8](repeating: 0, count: capacity)
    var compressed = [UInt8](repeating: 0, count: Deflater.bound(capacity))
    for index in indices {
      let start = index * bandHeight
      let rows = min(bandHeight, size.height - start)
      let words = pixels.extracting(start * size.width..<(start + rows) * size.width)
      bands[index] = try Self.band(
        words, width: size.width, rows: rows, format: format, isFirst: index == 0, with: deflater,
        &packed, &compressed)
      if format == .rgb, !bands[index].isOpaque { return }
    }
  }

  private static func band(
    _ words: Span<UInt32>, width: Int, rows: Int, format: ScanlineFormat, isFirst: Bool,
    with deflater: borrowing Deflater, _ packed: inout [UInt8], _ compressed: inout [UInt8]
  ) throws(FrameError) -> Band {
    var band = Band()
    band.byteCount = rows * (1 + width * format.bytesPerPixel)
    unsafe words.withUnsafeBufferPointer { words in
      unsafe packed.withUnsafeMutableBytes { packed in
        band.isOpaque = unsafe ScanlinePacking.pack(
          words.baseAddress.unsafelyUnwrapped, width: width, rows: rows, format: format,
          filtered: true, into: packed.baseAddress.unsafelyUnwrapped)
      }
    }
    if format == .rgb, !band.isOpaque { return band }
    let count = try unsafe compressed.withUnsafeMutableBufferPointer { target throws(FrameError) in
      try unsafe packed.withUnsafeBufferPointer { packed throws(FrameError) in
        let source = unsafe packed.baseAddress.unsafelyUnwrapped
        band.adler = unsafe Checksum.adler32(source, count: band.byteCount)
        return try unsafe deflater.compress(
          source, count: band.byteCount, into: target.baseAddress.unsafelyUnwrapped)
      }
    }
    band.chunk = PNGContainer.chunk(
      "IDAT", (isFirst ? Deflater.zlibHeader : []) + compressed[..<count])
    return band
  }

  private func file() -> [UInt8] {
    var adler: UInt32 = 1
    for band in bands {
      adler = Checksum.combinedAdler32(adler, band.adler, secondCount: band.byteCount)
    }
    let parts =
      [PNGContainer.head(width: size.width, height: size.height, format: format)]
      + bands.map(\.chunk)
      + [
        PNGContainer.chunk("IDAT", Deflater.lastBlock + PNGContainer.bigEndian(adler)),
        PNGContainer.end,
      ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { bytes += part }
    return bytes
  }
}
