public import CapstanSceneGraph

/// Writes one PNG file a frame and keeps what did not change from frame to frame.
///
/// Rows are compressed in bands, each in an IDAT chunk of its own that refers to no other band. A
/// frame that changed only some rows re-encodes only their bands, and of these only those whose
/// fingerprint differs; the file is valid and complete all the same. The files hold RGB where the
/// whole frame is opaque, else RGBA with straight alpha. Equal frames give equal files on every
/// machine.
public struct BandedPNGEncoder: Sendable {
  /// How many rows a band has; the last may have fewer.
  public let bandHeight: Int

  private var size = (width: 0, height: 0)
  private var format = ScanlineFormat.rgb
  private var bands: [Band] = []
  private var deflater = ScanlineDeflater()
  // Kept, because memory of this size costs as much as what is done with it.
  private var straight: [UInt32] = []
  private var lastFile: [UInt8] = []

  private struct Band: Sendable {
    /// A whole IDAT chunk; the first band's begins with the zlib header.
    var chunk: [UInt8] = []
    var adler: UInt32 = 1
    var byteCount = 0
    var isOpaque = true
    /// The fingerprints of the band's parts of so many rows as fingerprints are taken of; none of
    /// a band that holds nothing yet.
    var hashes: [PixelHash] = []
  }

  /// Creates an encoder that remembers nothing yet.
  ///
  /// Traps unless a band's height is a positive multiple of 64, the rows that a fingerprint is taken
  /// of. With the default, 256, a clip of a full screen takes 3 % less time and 1 % fewer bytes than
  /// with 128, whose codes are made twice as often; 512 rows no longer stay near the processor
  /// (measured).
  public init(bandHeight: Int = 256) {
    precondition(
      bandHeight > 0 && bandHeight.isMultiple(of: PixelHash.bandHeight),
      "Fingerprints are taken of 64 rows each.")
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
    try update(pixels, width: width, height: height, changedRows: changedRows)
    return file()
  }

  /// Encodes a frame as `encode` does and returns its fingerprint too.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public mutating func encodeHashing(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]? = nil
  ) throws(FrameError) -> (bytes: [UInt8], hash: PixelHash) {
    try update(pixels, width: width, height: height, changedRows: changedRows)
    let hash = PixelHash(joining: bands.flatMap(\.hashes), width: width, height: height)
    return (file(), hash)
  }

  /// Brings the bands up to a frame.
  private mutating func update(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]?
  ) throws(FrameError) {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    try PixelLimit.check(width: width, height: height)
    if size == (width, height) {
      encodeBands(pixels, changedRows.map { bandIndices(of: $0) } ?? Array(bands.indices))
    } else {
      size = (width, height)
      encodeAnew(pixels)
    }
    let wanted: ScanlineFormat = bands.allSatisfy(\.isOpaque) ? .rgb : .rgba
    if wanted != format {
      format = wanted
      encodeAnew(pixels)
    }
  }

  private mutating func encodeAnew(_ pixels: Span<UInt32>) {
    bands = Array(repeating: Band(), count: (size.height + bandHeight - 1) / bandHeight)
    encodeBands(pixels, Array(bands.indices))
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
  private mutating func encodeBands(_ pixels: Span<UInt32>, _ indices: [Int]) {
    for index in indices {
      let words = pixels.extracting(words(of: index))
      switch format {
      case .rgb:
        encodeOpaque(words, index)
        if !bands[index].isOpaque { return }
      case .rgba: encodeTranslucent(words, index)
      }
    }
  }

  private func words(of band: Int) -> Range<Int> {
    let start = band * bandHeight
    return start * size.width..<min(start + bandHeight, size.height) * size.width
  }

  /// Compresses a band as RGB; one that is not opaque stays without bytes.
  private mutating func encodeOpaque(_ words: Span<UInt32>, _ index: Int) {
    unsafe words.withUnsafeBufferPointer { words in
      let pixels = unsafe ScanlinePixels(
        words: words.baseAddress.unsafelyUnwrapped, width: size.width,
        rows: words.count / size.width, format: .rgb)
      var (hashes, adler): ([PixelHash], UInt32) = ([], 1)
      for rows in PixelHash.bands(ofRows: pixels.rows) {
        guard let hash = PixelHash(ofOpaqueBand: pixels.rows(rows), adler: &adler) else {
          bands[index] = Band(isOpaque: false)
          return
        }
        hashes.append(hash)
      }
      guard hashes != bands[index].hashes else { return }
      bands[index] = Band(
        chunk: Self.chunk(of: pixels, band: index, by: &deflater),
        adler: adler, byteCount: pixels.byteCount, hashes: hashes)
    }
  }

  /// Compresses a band as straight RGBA.
  private mutating func encodeTranslucent(_ words: Span<UInt32>, _ index: Int) {
    let width = size.width
    let hashes = PixelHash.bands(of: words, width: width)
    guard hashes != bands[index].hashes else { return }
    if straight.count < words.count { straight = Array(repeating: 0, count: words.count) }
    unsafe straight.withUnsafeMutableBufferPointer { straight in
      let target = unsafe straight.baseAddress.unsafelyUnwrapped
      let conjunction = unsafe words.withUnsafeBufferPointer { words in
        unsafe PixelPacking.straightRGBA(
          words.baseAddress.unsafelyUnwrapped, count: words.count, into: target)
      }
      let pixels = unsafe ScanlinePixels(
        words: target, width: width, rows: words.count / width, format: .rgba)
      bands[index] = Band(
        chunk: Self.chunk(of: pixels, band: index, by: &deflater),
        adler: Checksum.adler32(pixels), byteCount: pixels.byteCount,
        isOpaque: PixelPacking.isOpaque(conjunction), hashes: hashes)
    }
  }

  private static func chunk(
    of pixels: ScanlinePixels, band index: Int, by deflater: inout ScanlineDeflater
  ) -> [UInt8] {
    let header = index == 0 ? ScanlineDeflater.zlibHeader : []
    return PNGContainer.chunk("IDAT", deflater.compress(pixels, after: header))
  }

  private mutating func file() -> [UInt8] {
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
    let count = parts.reduce(0) { $0 + $1.count }
    // The memory of the file before is used again, unless it has another owner or is far too large.
    var bytes = lastFile.capacity <= 2 * count ? lastFile : []
    lastFile = []
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(count)
    for part in parts { bytes += part }
    lastFile = bytes
    return bytes
  }
}
