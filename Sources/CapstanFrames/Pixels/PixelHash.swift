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
    let bands = stride(from: 0, to: height, by: Self.bandHeight).map { start in
      let rows = start..<min(start + Self.bandHeight, height)
      return PixelHash(
        ofBand: pixels.extracting(rows.lowerBound * width..<rows.upperBound * width),
        width: width, rows: rows.count)
    }
    self.init(joining: bands, width: width, height: height)
  }

  /// Hashes the pixels of one band.
  init(ofBand pixels: Span<UInt32>, width: Int, rows: Int) {
    var lanes = Lanes()
    unsafe pixels.withUnsafeBufferPointer { words in
      unsafe StraightAlpha.table.withUnsafeBufferPointer { table in
        var index = 0
        while index &+ 16 <= words.count {
          unsafe lanes.absorb(words.baseAddress.unsafelyUnwrapped + index, table)
          index &+= 16
        }
        if index < words.count {
          var rest = [UInt32](repeating: 0, count: 16)
          for offset in 0..<(words.count - index) { rest[offset] = unsafe words[index + offset] }
          unsafe rest.withUnsafeBufferPointer { rest in
            unsafe lanes.absorb(rest.baseAddress.unsafelyUnwrapped, table)
          }
        }
      }
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

  private init(_ lanes: Lanes, _ width: Int, _ height: Int) {
    high = lanes.folded(by: (1, 7, 12, 18), width, height)
    low = lanes.folded(by: (41, 29, 53, 3), height, width)
  }

  private struct Lanes {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63

    private var first = prime1 &+ prime2
    private var second = prime2
    private var third: UInt64 = 0
    private var fourth = 0 &- prime1

    /// Takes in sixteen words.
    @inline(__always)
    mutating func absorb(
      _ words: UnsafePointer<UInt32>, _ table: UnsafeBufferPointer<UInt8>
    ) {
      let bytes = unsafe UnsafeRawPointer(words)
      @inline(__always)
      func pair(_ index: Int) -> UInt64 {
        unsafe bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
      }
      let (a, b, c, d) = (pair(0), pair(2), pair(4), pair(6))
      let (e, f, g, h) = (pair(8), pair(10), pair(12), pair(14))
      let opaque: UInt64 = 0xFF00_0000_FF00_0000
      if a & b & c & d & e & f & g & h & opaque == opaque {
        absorb(a, b, c, d, e, f, g, h)
      } else {
        @inline(__always)
        func straight(_ pair: UInt64) -> UInt64 {
          let low = unsafe StraightAlpha.straight(UInt32(truncatingIfNeeded: pair), table)
          let high = unsafe StraightAlpha.straight(UInt32(truncatingIfNeeded: pair >> 32), table)
          return UInt64(high) << 32 | UInt64(low)
        }
        absorb(
          straight(a), straight(b), straight(c), straight(d), straight(e), straight(f),
          straight(g), straight(h))
      }
    }

    @inline(__always)
    private mutating func absorb(
      _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64, _ f: UInt64, _ g: UInt64,
      _ h: UInt64
    ) {
      first = Self.mixed(a ^ Self.prime1, b ^ first)
      second = Self.mixed(c ^ Self.prime2, d ^ second)
      third = Self.mixed(e ^ Self.prime3, f ^ third)
      fourth = Self.mixed(g ^ Self.prime4, h ^ fourth)
    }

    /// Takes in a fingerprint.
    mutating func absorb(_ high: UInt64, _ low: UInt64) {
      (first, second) = (
        Self.mixed(high ^ Self.prime1, low ^ first), Self.mixed(low ^ Self.prime2, high ^ second)
      )
    }

    /// The halves of a product, joined.
    @inline(__always)
    private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
      let product = a.multipliedFullWidth(by: b)
      return product.high ^ product.low
    }

    func folded(by rotations: (Int, Int, Int, Int), _ salts: Int...) -> UInt64 {
      var result =
        rotated(first, rotations.0) &+ rotated(second, rotations.1)
        &+ rotated(third, rotations.2) &+ rotated(fourth, rotations.3)
      for lane in [first, second, third, fourth] + salts.map({ UInt64($0) }) {
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
