import CapstanSceneGraph
import Testing

@testable import CapstanFrames

struct PixelHashTests {
  @Test func dependsOnEveryPixel() {
    let picture = TestPictures.noise(width: 13, height: 7, seed: 9)
    let original = PixelHash(of: picture)
    for index in picture.pixels.indices {
      var changed = picture
      changed.pixels[index] ^= 1
      #expect(PixelHash(of: changed) != original, "pixel \(index)")
    }
  }

  /// Where this fails, `PixelHash.method` must grow: hashes in goldens' manifests are compared by it.
  @Test func theSamePixelsHaveTheSameHashForever() {
    #expect(PixelHash.method == 3)
    let opaque = Bitmap(width: 3, height: 2, pixels: (0..<6).map { 0xFF00_0000 | $0 * 0x01_0203 })
    #expect("\(PixelHash(of: opaque))" == "2093c21e96db340a9b710ab09082635c")
    let clear = Bitmap(width: 9, height: 1, pixels: (0..<9).map { $0 * 0x1010_0A05 })
    #expect("\(PixelHash(of: clear))" == "ba6b6fd1d230d12655c0cd0f8231e63e")
  }

  @Test func dependsOnTheSize() {
    let hashes = [(6, 4), (4, 6), (12, 2), (24, 1), (1, 24), (25, 1), (23, 1)].map {
      PixelHash(of: Bitmap(width: $0.0, height: $0.1))
    }
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func dependsOnTheOrder() {
    let pixels = (0..<16).map { 0xFF00_0000 | UInt32($0) }
    let original = PixelHash(of: Bitmap(width: 16, height: 1, pixels: pixels))
    for other in 1..<16 {
      var swapped = pixels
      swapped.swapAt(0, other)
      #expect(PixelHash(of: Bitmap(width: 16, height: 1, pixels: swapped)) != original)
    }
  }

  @Test func holdsAcrossCompression() throws {
    let picture = TestPictures.noise(width: 33, height: 21, seed: 4)
    for method in PNGEncoderTests.methods {
      let bytes = try PNGEncoder(method).encode(picture)
      let back = try PNGDecoder.picture(from: bytes.span).bitmap
      #expect(PixelHash(of: back) == PixelHash(of: picture))
    }
  }

  @Test func countsClearPixelsAsOneColour() {
    let clear = Bitmap(width: 9, height: 1)
    let odd = Bitmap(width: 9, height: 1, filledWith: 0x0012_3456)
    #expect(PixelHash(of: clear) == PixelHash(of: odd))
  }

  @Test func neverChangesBetweenVersions() {
    // Recorded once: manifests hold these texts.
    #expect(
      "\(PixelHash(of: TestPictures.gradient(width: 64, height: 48)))"
        == "9ae1ec55f4f692ad33013019a5cec8c9")
    #expect(
      "\(PixelHash(of: TestPictures.noise(width: 5, height: 3, seed: 7)))"
        == "9bac4fca5337efc08ca5cf4fe9d30c90")
    // Groups of sixteen that are opaque before and after others that are not, in two bands.
    var mixed = TestPictures.noise(width: 40, height: 70, seed: 9)
    let opaque = TestPictures.noise(width: 40, height: 70, seed: 10, opaque: true)
    for y in [0, 1, 2, 20, 21, 66] { for x in 0..<40 { mixed[x, y] = opaque[x, y] } }
    #expect("\(PixelHash(of: mixed))" == "1eb4a889d81d3be7eb7848efb04dbf8d")
  }

  @Test(arguments: [1, 5, 16, 17, 40, 1170, 8300])
  func isTheSameWhereItIsTakenWithAChecksum(width: Int) {
    let picture = TestPictures.noise(width: width, height: 13, seed: 6, opaque: true)
    unsafe picture.pixels.withUnsafeBufferPointer { words in
      let pixels = unsafe ScanlinePixels(
        words: words.baseAddress.unsafelyUnwrapped, width: width, rows: 13, format: .rgb)
      var adler: UInt32 = 1
      #expect(PixelHash(ofOpaqueBand: pixels, adler: &adler) == PixelHash(of: picture))
    }
  }

  @Test func dependsOnTheOrderOfBands() {
    let (upper, lower) = (
      TestPictures.noise(width: 5, height: 64, seed: 1),
      TestPictures.noise(width: 5, height: 64, seed: 2)
    )
    func joined(_ a: Bitmap, _ b: Bitmap) -> PixelHash {
      PixelHash(of: Bitmap(width: 5, height: 128, pixels: a.pixels + b.pixels))
    }
    #expect(joined(upper, lower) != joined(lower, upper))
  }

  @Test func readsItsOwnTextOnly() {
    let hash = PixelHash(of: Bitmap(width: 3, height: 3))
    #expect(PixelHash("\(hash)") == hash)
    for text in ["", "12", String(repeating: "G", count: 32), String(repeating: "+1", count: 16)] {
      #expect(PixelHash(text) == nil)
    }
  }
}
