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
  // Kept, because memory of this size costs as much as what is done with it.
  private var packed: [UInt8] = []
  private var compressed: [UInt8] = []

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
    let most = min(bandHeight, size.height)
    let room = Deflater.bound(packedCapacity(rows: most))
    if compressed.count < room { compressed = Array(repeating: 0, count: room) }
    for index in indices {
      let start = index * bandHeight
      let rows = min(bandHeight, size.height - start)
      let words = pixels.extracting(start * size.width..<(start + rows) * size.width)
      let header = index == 0 ? Deflater.zlibHeader : []
      bands[index] = try band(words, rows: rows, header: header, with: deflater)
      if format == .rgb, !bands[index].isOpaque { return }
    }
  }

  private func packedCapacity(rows: Int) -> Int {
    ScanlinePacking.capacity(width: size.width, rows: rows, format: format, filtered: true)
  }

  /// Compresses a band; one that is not opaque, though the format wants it so, stays without bytes.
  private mutating func band(
    _ words: Span<UInt32>, rows: Int, header: [UInt8], with deflater: borrowing Deflater
  ) throws(FrameError) -> Band {
    var band = Band()
    band.byteCount = rows * (1 + size.width * format.bytesPerPixel)
    let count = try compress(words, rows: rows, with: deflater, into: &band)
    if format == .rgb, !band.isOpaque { return band }
    band.chunk = PNGContainer.chunk("IDAT", header + compressed[..<count])
    return band
  }

  /// Packs and compresses rows; returns how many bytes they became.
  private mutating func compress(
    _ words: Span<UInt32>, rows: Int, with deflater: borrowing Deflater, into band: inout Band
  ) throws(FrameError) -> Int {
    let capacity = packedCapacity(rows: rows)
    if packed.count < capacity { packed = Array(repeating: 0, count: capacity) }
    let (width, format) = (size.width, format)
    unsafe words.withUnsafeBufferPointer { words in
      unsafe packed.withUnsafeMutableBytes { packed in
        band.isOpaque = unsafe ScanlinePacking.pack(
          words.baseAddress.unsafelyUnwrapped, width: width, rows: rows, format: format,
          filtered: true, into: packed.baseAddress.unsafelyUnwrapped)
      }
    }
    if format == .rgb, !band.isOpaque { return 0 }
    return try unsafe compressed.withUnsafeMutableBufferPointer { target throws(FrameError) in
      try unsafe packed.withUnsafeBufferPointer { packed throws(FrameError) in
        let source = unsafe packed.baseAddress.unsafelyUnwrapped
        band.adler = unsafe Checksum.adler32(source, count: band.byteCount)
        return try unsafe deflater.compress(
          source, count: band.byteCount, into: target.baseAddress.unsafelyUnwrapped)
      }
    }
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
