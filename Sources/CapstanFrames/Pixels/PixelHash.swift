private import CPixels
public import CapstanSceneGraph

/// A 128-bit fingerprint of a picture's size and pixels, never of a file's bytes.
///
/// Taken over the straight colours that a PNG file of the picture holds; transparent pixels count
/// as one colour. Four lanes of 64 bits take in sixteen pixels at a time by wyhash's published
/// step, a product of 128 bits whose halves are joined, and are folded twice with different
/// rotations. A picture of more than 64 rows is hashed in
/// bands of so many, and the bands' fingerprints are hashed in turn. Equal on every machine; meant
/// against accidents, not against forgery.
public struct PixelHash: Hashable, Sendable {
  /// The number of the way in which pixels become a hash; it grows when the same pixels get another.
  public static let method = 3

  /// The rows of a band; the last one may have fewer.
  static let bandHeight = 64

  private let high: UInt64
  private let low: UInt64

  /// Hashes a bitmap's pixels and size.
  public init(of bitmap: Bitmap) {
    self.init(of: bitmap.pixels.span, width: bitmap.width, height: bitmap.height)
  }

  /// Hashes premultiplied words 0xAARRGGBB, row by row.
  ///
  /// Traps if there are not `width * height` of them.
  public init(of pixels: Span<UInt32>, width: Int, height: Int) {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    let bands = width > 0 ? Self.bands(of: pixels, width: width) : []
    self.init(joining: bands, width: width, height: height)
  }

  /// Hashes the bands of some rows of at least one pixel.
  static func bands(of pixels: Span<UInt32>, width: Int) -> [PixelHash] {
    bands(ofRows: pixels.count / width).map { rows in
      PixelHash(
        ofBand: pixels.extracting(rows.lowerBound * width..<rows.upperBound * width),
        width: width, rows: rows.count)
    }
  }

  /// The rows of each band of so many rows.
  static func bands(ofRows count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: bandHeight).map { $0..<min($0 + bandHeight, count) }
  }

  /// Hashes the pixels of one band.
  init(ofBand pixels: Span<UInt32>, width: Int, rows: Int) {
    var lanes = Lanes()
    unsafe pixels.withUnsafeBufferPointer { words in
      let opaqueCount = unsafe lanes.absorbOpaque(words)
      unsafe lanes.absorb(UnsafeBufferPointer(rebasing: words[opaqueCount...]))
    }
    self.init(lanes, width, rows)
  }

  /// Hashes the fingerprints of a picture's bands; that of a single one stands for itself.
  init(joining bands: [PixelHash], width: Int, height: Int) {
    if bands.count == 1 {
      self = bands[0]
      return
    }
    var lanes = Lanes()
    for band in bands { lanes.absorb(band.high, band.low) }
    self.init(lanes, width, height)
  }

  init(_ lanes: Lanes, _ width: Int, _ height: Int) {
    high = lanes.folded(by: (1, 7, 12, 18), width, height)
    low = lanes.folded(by: (41, 29, 53, 3), height, width)
  }

  /// The state of a hash.
  struct Lanes {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63

    static let salts = [prime1, prime2, prime3, prime4]

    var state = [prime1 &+ prime2, prime2, 0, 0 &- prime1]

    /// Takes in groups of sixteen words up to the first that is not opaque; returns how many words.
    @unsafe
    mutating func absorbOpaque(_ words: UnsafeBufferPointer<UInt32>) -> Int {
      guard let start = words.baseAddress else { return 0 }
      return unsafe 16 * cpixels_fingerprint(start, words.count / 16, 1, Self.salts, &state)
    }

    /// Takes in words by their straight colours, which are an opaque word's own; clear ones fill up
    /// the last sixteen.
    @unsafe
    mutating func absorb(_ words: UnsafeBufferPointer<UInt32>) {
      guard !words.isEmpty else { return }
      let groups = (words.count + 15) / 16
      var straight = [UInt32](repeating: 0, count: 16 * groups)
      unsafe StraightAlpha.table.withUnsafeBufferPointer { table in
        for index in 0..<words.count {
          straight[index] = unsafe StraightAlpha.straight(words[index], table)
        }
      }
      _ = unsafe cpixels_fingerprint(straight, groups, 0, Self.salts, &state)
    }

    /// Takes in a fingerprint.
    mutating func absorb(_ high: UInt64, _ low: UInt64) {
      state[0] = Self.mixed(high ^ Self.prime1, low ^ state[0])
      state[1] = Self.mixed(low ^ Self.prime2, high ^ state[1])
    }

    /// The halves of a product, joined.
    @inline(__always)
    private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
      let product = a.multipliedFullWidth(by: b)
      return product.high ^ product.low
    }

    func folded(by rotations: (Int, Int, Int, Int), _ salts: Int...) -> UInt64 {
      var result =
        rotated(state[0], rotations.0) &+ rotated(state[1], rotations.1)
        &+ rotated(state[2], rotations.2) &+ rotated(state[3], rotations.3)
      for lane in state + salts.map({ UInt64($0) }) {
        result =
          (result ^ (rotated(lane &* Self.prime2, 31) &* Self.prime1)) &* Self.prime1
          &+ Self.prime3
      }
      result = (result ^ result >> 33) &* Self.prime2
      result = (result ^ result >> 29) &* Self.prime3
      return result ^ result >> 32
    }

    private func rotated(_ value: UInt64, _ count: Int) -> UInt64 {
      value &<< UInt64(count) | value &>> UInt64(64 - count)
    }
  }
}

extension PixelHash: CustomStringConvertible {
  /// 32 hexadecimal digits.
  public var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// Reads what `description` gives; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ Self.hexadecimal.contains($0) }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
