public import CapstanSceneGraph

/// Writes one PNG file a frame and keeps what did not change from frame to frame.
///
/// Rows are compressed in bands, each in an IDAT chunk of its own that refers to no other band. A
/// frame that changed only some rows re-encodes only their bands; the file is valid and complete
/// all the same. The files hold RGB where the whole frame is opaque, else RGBA with straight
/// alpha. Equal frames give equal files on every machine.
public struct BandedPNGEncoder: Sendable {
  /// How many rows a band has; the last may have fewer.
  public let bandHeight: Int

  private var size = (width: 0, height: 0)
  private var format = ScanlineFormat.rgb
  private var bands: [Band] = []
  private var deflater = ScanlineDeflater()
  // Kept, because memory of this size costs as much as what is done with it.
  private var straight: [UInt32] = []

  private struct Band: Sendable {
    /// A whole IDAT chunk; the first band's begins with the zlib header.
    var chunk: [UInt8] = []
    var adler: UInt32 = 1
    var byteCount = 0
    var isOpaque = true
    /// The fingerprints of the band's parts of so many rows as fingerprints are taken of.
    var hashes: [PixelHash] = []
  }

  /// Creates an encoder that remembers nothing yet.
  ///
  /// Traps on a band of fewer than 1 row. With the default, 128, a full screen takes 1 % fewer bytes
  /// and 9 % less time than with 64, whose codes are made twice as often; a bar's rows take as long
  /// (measured).
  public init(bandHeight: Int = 128) {
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
    try update(
      pixels, width: width, height: height, changedRows: changedRows, isHashing: false)
    return file()
  }

  /// Encodes a frame as `encode` does and takes its fingerprint in the same pass through its pixels.
  ///
  /// Traps if a band's height is no multiple of 64, the rows that a fingerprint is taken of.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public mutating func encodeHashing(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]? = nil
  ) throws(FrameError) -> (bytes: [UInt8], hash: PixelHash) {
    precondition(
      bandHeight.isMultiple(of: PixelHash.bandHeight), "Fingerprints are taken of 64 rows each.")
    try update(pixels, width: width, height: height, changedRows: changedRows, isHashing: true)
    for index in bands.indices where bands[index].hashes.isEmpty {
      bands[index].hashes = hashes(of: pixels.extracting(words(of: index)))
    }
    let hash = PixelHash(joining: bands.flatMap(\.hashes), width: width, height: height)
    return (file(), hash)
  }

  /// Brings the bands up to a frame.
  private mutating func update(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]?, isHashing: Bool
  ) throws(FrameError) {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    try PixelLimit.check(width: width, height: height)
    if size == (width, height), let changedRows {
      encodeBands(pixels, of: bandIndices(of: changedRows), isHashing: isHashing)
    } else {
      size = (width, height)
      bands = Array(repeating: Band(), count: (height + bandHeight - 1) / bandHeight)
      encodeBands(pixels, of: Array(bands.indices), isHashing: isHashing)
    }
    let wanted: ScanlineFormat = bands.allSatisfy(\.isOpaque) ? .rgb : .rgba
    if wanted != format {
      format = wanted
      encodeBands(pixels, of: Array(bands.indices), isHashing: isHashing)
    }
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
    _ pixels: Span<UInt32>, of indices: [Int], isHashing: Bool
  ) {
    for index in indices {
      let words = pixels.extracting(words(of: index))
      let rows = words.count / size.width
      let header = index == 0 ? ScanlineDeflater.zlibHeader : []
      // First, for it is what brings the pixels near.
      let hashes = isHashing ? hashes(of: words) : []
      bands[index] =
        switch format {
        case .rgb: opaqueBand(words, rows: rows, header: header)
        case .rgba: translucentBand(words, rows: rows, header: header)
        }
      bands[index].hashes = hashes
      if format == .rgb, !bands[index].isOpaque { return }
    }
  }

  private func words(of band: Int) -> Range<Int> {
    let start = band * bandHeight
    return start * size.width..<min(start + bandHeight, size.height) * size.width
  }

  private func hashes(of words: Span<UInt32>) -> [PixelHash] {
    PixelHash.bands(of: words, width: size.width)
  }

  /// Compresses a band as RGB; one that is not opaque stays without bytes.
  private mutating func opaqueBand(_ words: Span<UInt32>, rows: Int, header: [UInt8]) -> Band {
    unsafe words.withUnsafeBufferPointer { words in
      let pixels = unsafe ScanlinePixels(
        words: words.baseAddress.unsafelyUnwrapped, width: size.width, rows: rows, format: .rgb)
      let (adler, conjunction) = Checksum.adler32(pixels)
      guard PixelPacking.isOpaque(conjunction) else {
        return Band(adler: adler, byteCount: pixels.byteCount, isOpaque: false)
      }
      return Band(
        chunk: PNGContainer.chunk("IDAT", deflater.compress(pixels, after: header)),
        adler: adler, byteCount: pixels.byteCount)
    }
  }

  /// Compresses a band as straight RGBA.
  private mutating func translucentBand(_ words: Span<UInt32>, rows: Int, header: [UInt8]) -> Band {
    if straight.count < words.count { straight = Array(repeating: 0, count: words.count) }
    let width = size.width
    return unsafe straight.withUnsafeMutableBufferPointer { straight in
      let target = unsafe straight.baseAddress.unsafelyUnwrapped
      let conjunction = unsafe words.withUnsafeBufferPointer { words in
        unsafe PixelPacking.straightRGBA(
          words.baseAddress.unsafelyUnwrapped, count: words.count, into: target)
      }
      let pixels = unsafe ScanlinePixels(words: target, width: width, rows: rows, format: .rgba)
      return Band(
        chunk: PNGContainer.chunk("IDAT", deflater.compress(pixels, after: header)),
        adler: Checksum.adler32(pixels).adler, byteCount: pixels.byteCount,
        isOpaque: PixelPacking.isOpaque(conjunction))
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
        PNGContainer.chunk("IDAT", ScanlineDeflater.lastBlock + PNGContainer.bigEndian(adler)),
        PNGContainer.end,
      ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { bytes += part }
    return bytes
  }
}
