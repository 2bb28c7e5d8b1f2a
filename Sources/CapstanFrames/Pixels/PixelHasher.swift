/// Takes the fingerprints of a clip's frames and keeps what did not change from frame to frame.
public struct PixelHasher: Sendable {
  /// The rows of a band; the last one may have fewer.
  private static let bandHeight = 64

  private var size = (width: 0, height: 0)
  private var bands: [PixelHash] = []

  /// Creates one that remembers nothing yet.
  public init() {}

  /// Hashes premultiplied words 0xAARRGGBB, row by row: the value is `PixelHash(of:)`'s.
  ///
  /// `changedRows` are the rows that may differ from the frame that was hashed last; nil means all.
  /// Rows outside them are taken from that frame without a look. Traps if there are not
  /// `width * height` words.
  public mutating func hash(
    _ pixels: Span<UInt32>, width: Int, height: Int, changedRows: [Range<Int>]? = nil
  ) -> PixelHash {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    var changed = changedRows ?? [0..<height]
    let count = max(1, (height + Self.bandHeight - 1) / Self.bandHeight)
    if size != (width, height) || bands.count != count {
      (size, changed) = ((width, height), [0..<height])
      bands = Array(repeating: PixelHash(joining: [], width: 0, height: 0), count: count)
    }
    for index in 0..<count {
      let rows = index * Self.bandHeight..<min((index + 1) * Self.bandHeight, height)
      guard rows.isEmpty || changed.contains(where: { $0.overlaps(rows) }) else { continue }
      bands[index] = PixelHash(
        ofBand: pixels.extracting(rows.lowerBound * width..<rows.upperBound * width),
        width: width, rows: rows.count)
    }
    if count == 1 { return bands[0] }
    return PixelHash(joining: bands, width: width, height: height)
  }
}
