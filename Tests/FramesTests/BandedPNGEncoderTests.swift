import CapstanFrames
import CapstanSceneGraph
import Testing

struct BandedPNGEncoderTests {
  private func decoded(_ bytes: [UInt8]) throws -> Bitmap {
    try PNGDecoder.picture(from: bytes.span).bitmap
  }

  @Test(arguments: [64, 128, 192, 1024]) func anyBandHeightGivesTheSamePixels(height: Int) throws {
    let picture = TestPictures.gradient(width: 61, height: 150)
    var encoder = BandedPNGEncoder(bandHeight: height)
    #expect(try decoded(encoder.encode(picture)) == picture)
  }

  @Test func reencodesWhatChanged() throws {
    var picture = TestPictures.gradient(width: 80, height: 200)
    var encoder = BandedPNGEncoder(bandHeight: 64)
    _ = try encoder.encode(picture)
    for rows in [0..<1, 31..<33, 100..<150, 199..<200] {
      for y in rows { picture[40, y] = 0xFF00_FF00 &+ UInt32(y) }
      #expect(try decoded(encoder.encode(picture, changedRows: [rows])) == picture)
    }
    #expect(try decoded(encoder.encode(picture, changedRows: [])) == picture)
    #expect(try decoded(encoder.encode(picture, changedRows: [-5..<0, 500..<600])) == picture)
  }

  @Test func takesTheRestFromTheFrameBefore() throws {
    let first = Bitmap(width: 8, height: 128, filledWith: 0xFF11_1111)
    let second = Bitmap(width: 8, height: 128, filledWith: 0xFF22_2222)
    var encoder = BandedPNGEncoder(bandHeight: 64)
    _ = try encoder.encode(first)
    let mixed = try decoded(encoder.encode(second, changedRows: [70..<71]))
    #expect(mixed[0, 63] == 0xFF11_1111)
    #expect(mixed[0, 64] == 0xFF22_2222)
  }

  @Test func changesFormatWithTheWholeFrame() throws {
    let opaque = TestPictures.gradient(width: 20, height: 100)
    var clear = opaque
    clear[3, 70] = 0x8000_0080
    var encoder = BandedPNGEncoder(bandHeight: 64)
    for (picture, hasAlpha) in [(opaque, false), (clear, true), (opaque, false)] {
      let bytes = try encoder.encode(picture, changedRows: [70..<71])
      let result = try PNGDecoder.picture(from: bytes.span)
      #expect(result.bitmap == picture)
      #expect(result.info.hasAlpha == hasAlpha)
    }
  }

  @Test func aFileDependsOnItsFrameAlone() throws {
    let opaque = TestPictures.gradient(width: 40, height: 200)
    var frames = [1, 2, 1, 3].map { TestPictures.noise(width: 40, height: 200, seed: $0) }
    frames += [opaque, opaque]
    for (y, color) in [(3, 0xFF00_00FF), (70, 0xFF00_FF00), (70, 0x8000_0080), (199, 0)] {
      var changed = frames[frames.count - 1]
      changed[20, y] = UInt32(color)
      frames.append(changed)
    }
    frames += [opaque, frames[0], opaque]
    var encoder = BandedPNGEncoder(bandHeight: 64)
    var before: Bitmap?
    for (index, frame) in frames.enumerated() {
      var anew = BandedPNGEncoder(bandHeight: 64)
      let alone = try anew.encode(frame)
      let rows = before.map { before in
        (0..<200).filter { y in (0..<40).contains { before[$0, y] != frame[$0, y] } }
      }
      #expect(
        try encoder.encode(frame, changedRows: rows?.map { $0..<$0 + 1 }) == alone, "\(index)")
      #expect(try encoder.encode(frame, changedRows: [0..<200]) == alone, "\(index) again")
      before = frame
    }
  }

  @Test func aFileIsNoLargerThanItMustBe() throws {
    var encoder = BandedPNGEncoder()
    let noise = try encoder.encode(TestPictures.noise(width: 200, height: 200, seed: 1))
    let plain = try encoder.encode(Bitmap(width: 200, height: 200, filledWith: 0xFF00_0000))
    #expect(noise.count > 100_000)
    #expect(plain.capacity < 10_000)
  }

  @Test func startsAnewWithAnotherSize() throws {
    var encoder = BandedPNGEncoder()
    _ = try encoder.encode(Bitmap(width: 10, height: 10))
    let other = TestPictures.gradient(width: 12, height: 70)
    #expect(try decoded(encoder.encode(other, changedRows: [])) == other)
  }

  @Test func takesTheFingerprintOfWhatItEncodes() throws {
    var picture = TestPictures.noise(width: 7, height: 200, seed: 3)
    var encoder = BandedPNGEncoder(bandHeight: 64)
    func check(_ rows: [Range<Int>]?, _ comment: Comment) throws {
      let (width, height) = (picture.width, picture.height)
      let (bytes, hash) = try encoder.encodeHashing(
        picture.pixels.span, width: width, height: height, changedRows: rows)
      #expect(hash == PixelHash(of: picture), comment)
      #expect(try decoded(bytes) == picture, comment)
    }
    try check(nil, "the first")
    for row in [0, 63, 64, 127, 199] {
      picture.pixels[row * 7 + 3] = 0xFF00_0000 | UInt32(row)
      try check([row..<row + 1], "row \(row)")
    }
    picture = TestPictures.gradient(width: 7, height: 200)
    try check(nil, "opaque")
    picture[2, 70] = 0x8000_0080
    try check([70..<71], "one is translucent")
    try check([0..<200], "all the same")
    picture = TestPictures.noise(width: 7, height: 70, seed: 4)
    try check([], "another size")
  }
}
