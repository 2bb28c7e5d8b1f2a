import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanFrames

struct ScanlineDeflaterTests {
  /// Compresses a picture as one band and lets the library that reads our files unpack it.
  private func roundTrip(
    _ picture: Bitmap, _ format: ScanlineFormat, by deflater: inout ScanlineDeflater
  ) throws -> (expected: [UInt8], result: [UInt8]?, count: Int) {
    unsafe picture.pixels.withUnsafeBufferPointer { words in
      let pixels = unsafe ScanlinePixels(
        words: words.baseAddress.unsafelyUnwrapped, width: picture.width, rows: picture.height,
        format: format)
      let bytes = deflater.compress(pixels, after: ScanlineDeflater.zlibHeader)
      let adler = adler32(pixels)
      let stream = bytes + ScanlineDeflater.lastBlock + PNGContainer.bigEndian(adler)
      let result = Inflater.inflate(stream, count: pixels.byteCount).map { Array($0.dropLast()) }
      return (pixels.bytes, result, bytes.count)
    }
  }

  /// The checksum of rows, as the encoder takes it.
  private func adler32(_ pixels: ScanlinePixels) -> UInt32 {
    guard pixels.format == .rgb else { return Checksum.adler32(pixels) }
    var adler: UInt32 = 1
    _ = PixelHash(ofOpaqueBand: pixels, adler: &adler)
    return adler
  }

  /// Rows in which runs, shifts of rows above and noise meet, at any distance.
  private func mixture(width: Int, height: Int, seed: UInt64, alpha: UInt32) -> Bitmap {
    var numbers = SeededGenerator(state: seed)
    var picture = Bitmap(width: width, height: height, filledWith: 0)
    for y in 0..<height {
      var x = 0
      while x < width {
        let count = min(1 + Int(numbers.next() % 300), width - x)
        let (kind, color) = (numbers.next() % 4, UInt32(truncatingIfNeeded: numbers.next()))
        let (back, up) = (Int(numbers.next() % 50) - 25, Int(numbers.next() % 12))
        for place in x..<x + count {
          let source = (x: min(max(place - back, 0), width - 1), y: max(y - up, 0))
          picture[place, y] =
            switch kind {
            case 0: color | alpha
            case 1: picture[source.x, source.y] | alpha
            case 2: UInt32(truncatingIfNeeded: numbers.next()) | alpha
            default: 0x0044_4444 | alpha
            }
        }
        x += count
      }
    }
    return picture
  }

  @Test(arguments: [ScanlineFormat.rgb, .rgba])
  func anyRowsComeBack(format: ScanlineFormat) throws {
    var deflater = ScanlineDeflater()
    // Rows of more than 32 KiB reach no row above them.
    for (width, height) in [
      (1, 1), (1, 64), (2, 3), (3, 64), (85, 7), (86, 7), (87, 7), (300, 64), (1170, 64),
      (10_922, 9), (10_923, 9), (8_191, 9), (8_192, 9), (32_767, 3),
    ] {
      for seed in 0..<2 {
        let picture = mixture(
          width: width, height: height, seed: UInt64(seed * 7919 + width),
          alpha: format == .rgb ? 0xFF00_0000 : 0)
        let (expected, result, _) = try roundTrip(picture, format, by: &deflater)
        #expect(result == expected, "\(width) × \(height), seed \(seed)")
      }
    }
  }

  @Test func rowsOfOneColorTakeAFewBytesARow() throws {
    var deflater = ScanlineDeflater()
    let picture = Bitmap(width: 1170, height: 64, filledWith: 0xFF12_3456)
    let (expected, result, count) = try roundTrip(picture, .rgb, by: &deflater)
    #expect(result == expected)
    // The filter, a pixel, and 14 repetitions of 258 bytes of two bits each.
    #expect(count < 64 * 8)
  }

  @Test func shiftedRowsAreFound() throws {
    // No two pixels of a row are alike; each row is the one above, moved by three pixels.
    let (width, height) = (400, 64)
    var picture = Bitmap(width: width, height: height, filledWith: 0)
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = 0xFF00_0000 | UInt32((x + 3 * y) * 7919) & 0xFF_FFFF }
    }
    var deflater = ScanlineDeflater()
    let (expected, result, count) = try roundTrip(picture, .rgb, by: &deflater)
    #expect(result == expected)
    #expect(count < 3 * width + height * 40)
  }

  @Test func noiseIsStoredAndGrowsByItsHeadsAlone() throws {
    var numbers = SeededGenerator(state: 3)
    var picture = Bitmap(width: 600, height: 64, filledWith: 0)
    for y in 0..<64 {
      for x in 0..<600 { picture[x, y] = UInt32(truncatingIfNeeded: numbers.next()) }
    }
    for format in [ScanlineFormat.rgb, .rgba] {
      var deflater = ScanlineDeflater()
      let opaque = format == .rgb ? 0xFF00_0000 : UInt32(0)
      let words = Bitmap(width: 600, height: 64, pixels: picture.pixels.map { $0 | opaque })
      let (expected, result, count) = try roundTrip(words, format, by: &deflater)
      #expect(result == expected)
      #expect(count <= 2 + expected.count + 5 * (expected.count / 65_535 + 1))
    }
  }

  @Test func bytesDependOnTheRowsAlone() throws {
    let pictures = (0..<4).map {
      mixture(width: 200 + 50 * $0, height: 64, seed: UInt64($0), alpha: 0xFF00_0000)
    }
    func compressed(_ picture: Bitmap, by deflater: inout ScanlineDeflater) -> [UInt8] {
      unsafe picture.pixels.withUnsafeBufferPointer { words in
        deflater.compress(
          unsafe ScanlinePixels(
            words: words.baseAddress.unsafelyUnwrapped, width: picture.width, rows: picture.height,
            format: .rgb))
      }
    }
    var used = ScanlineDeflater()
    for picture in pictures + pictures.reversed() {
      var new = ScanlineDeflater()
      #expect(compressed(picture, by: &used) == compressed(picture, by: &new))
    }
  }

  @Test func theChecksumIsTheSumsOfTheBytes() throws {
    let sizes = [
      (1, 1), (7, 3), (8, 5), (15, 3), (16, 2), (17, 5), (1023, 4), (1024, 4), (1025, 4),
      (5000, 9), (8207, 2), (30_000, 2),
    ]
    for (width, height) in sizes {
      let uniform = [0xFFFF_FFFF, 0xFF00_0000, 0xFF12_FE80].map {
        Bitmap(width: width, height: height, filledWith: $0)
      }
      let mixed = mixture(width: width, height: height, seed: 5, alpha: 0xFF00_0000)
      for picture in [mixed] + uniform {
        unsafe picture.pixels.withUnsafeBufferPointer { words in
          for format in [ScanlineFormat.rgb, .rgba] {
            let pixels = unsafe ScanlinePixels(
              words: words.baseAddress.unsafelyUnwrapped, width: width, rows: height, format: format
            )
            var (low, high): (UInt32, UInt32) = (1, 0)
            for byte in pixels.bytes {
              low = (low + UInt32(byte)) % 65_521
              high = (high + low) % 65_521
            }
            #expect(adler32(pixels) == high << 16 | low, "\(width) × \(height)")
          }
        }
      }
    }
  }

  @Test func oneClearPixelIsSeen() throws {
    for place in [0, 7, 8, 500, 1024, 2046] {
      var words = [UInt32](repeating: 0xFFAA_BBCC, count: 2047)
      words[place] = 0xFEAA_BBCC
      unsafe words.withUnsafeBufferPointer { words in
        let pixels = unsafe ScanlinePixels(
          words: words.baseAddress.unsafelyUnwrapped, width: 2047, rows: 1, format: .rgb)
        var adler: UInt32 = 1
        #expect(PixelHash(ofOpaqueBand: pixels, adler: &adler) == nil)
      }
    }
  }
}
