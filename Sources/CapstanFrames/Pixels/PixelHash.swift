public import CapstanSceneGraph

/// A 128-bit fingerprint of a picture's size and pixels, never of a file's bytes.
///
/// Taken over the straight colours that a PNG file of the picture holds; transparent pixels count
/// as one colour. Four lanes of 64 bits run xxHash64's published round over eight pixels at a
/// time and are folded twice with different rotations. A picture of more than 64 rows is hashed in
/// bands of so many, and the bands' fingerprints are hashed in turn. Equal on every machine; meant
/// against accidents, not against forgery.
public struct PixelHash: Hashable, Sendable {
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
    var hasher = PixelHasher()
    self = hasher.hash(pixels, width: width, height: height)
  }

  /// Hashes the pixels of one band.
  init(ofBand pixels: Span<UInt32>, width: Int, rows: Int) {
    var lanes = Lanes()
    unsafe pixels.withUnsafeBufferPointer { words in
      unsafe StraightAlpha.table.withUnsafeBufferPointer { table in
        var index = 0
        while index &+ 8 <= words.count {
          unsafe lanes.absorb(words.baseAddress.unsafelyUnwrapped + index, table)
          index &+= 8
        }
        if index < words.count {
          var rest = [UInt32](repeating: 0, count: 8)
          for offset in 0..<(words.count - index) { rest[offset] = unsafe words[index + offset] }
          unsafe rest.withUnsafeBufferPointer { rest in
            unsafe lanes.absorb(rest.baseAddress.unsafelyUnwrapped, table)
          }
        }
      }
    }
    self.init(lanes, width, rows)
  }

  /// Hashes the fingerprints of a picture's bands.
  init(joining bands: [PixelHash], width: Int, height: Int) {
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

    private var first = prime1 &+ prime2
    private var second = prime2
    private var third: UInt64 = 0
    private var fourth = 0 &- prime1

    /// Takes in eight words.
    @inline(__always)
    mutating func absorb(
      _ words: UnsafePointer<UInt32>, _ table: UnsafeBufferPointer<UInt8>
    ) {
      let (a, b) = unsafe (words[0], words[1])
      let (c, d) = unsafe (words[2], words[3])
      let (e, f) = unsafe (words[4], words[5])
      let (g, h) = unsafe (words[6], words[7])
      if a & b & c & d & e & f & g & h >= 0xFF00_0000 {
        first = Self.round(first, a, b)
        second = Self.round(second, c, d)
        third = Self.round(third, e, f)
        fourth = Self.round(fourth, g, h)
      } else {
        unsafe first = Self.round(first, straight(a, table), straight(b, table))
        unsafe second = Self.round(second, straight(c, table), straight(d, table))
        unsafe third = Self.round(third, straight(e, table), straight(f, table))
        unsafe fourth = Self.round(fourth, straight(g, table), straight(h, table))
      }
    }

    /// Takes in a fingerprint.
    mutating func absorb(_ high: UInt64, _ low: UInt64) {
      (first, second) = (Self.round(first, high), Self.round(second, low))
      (third, fourth) = (Self.round(third, low), Self.round(fourth, high))
    }

    @inline(__always)
    private func straight(_ word: UInt32, _ table: UnsafeBufferPointer<UInt8>) -> UInt32 {
      unsafe StraightAlpha.straight(word, table)
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ low: UInt32, _ high: UInt32) -> UInt64 {
      round(lane, UInt64(high) &<< 32 | UInt64(low))
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ value: UInt64) -> UInt64 {
      let sum = lane &+ value &* prime2
      return (sum &<< 31 | sum &>> 33) &* prime1
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
