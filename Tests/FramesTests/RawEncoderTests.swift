import CapstanFrames
import CapstanSceneGraph
import Testing

struct RawEncoderTests {
  private func bytes(_ bitmap: Bitmap, _ format: RawFormat) throws -> [UInt8] {
    var encoder = try RawEncoder(format, width: bitmap.width, height: bitmap.height)
    return Array(encoder.encode(bitmap))
  }

  @Test func ordersBytesAsDeclared() throws {
    let pixel = Bitmap(width: 1, height: 1, filledWith: 0xFF0A_141E)
    #expect(try bytes(pixel, RawFormat(.rgba)) == [10, 20, 30, 255])
    #expect(try bytes(pixel, RawFormat(.bgra)) == [30, 20, 10, 255])
    #expect(try bytes(pixel, RawFormat(.rgb24)) == [10, 20, 30])
  }

  @Test func keepsAlphaAsDeclared() throws {
    let half = Bitmap(width: 2, height: 1, pixels: [0x8080_0000, 0x4000_2000])
    #expect(try bytes(half, RawFormat(.rgba)) == [255, 0, 0, 128, 0, 128, 0, 64])
    #expect(try bytes(half, RawFormat(.bgra)) == [0, 0, 255, 128, 0, 128, 0, 64])
    #expect(
      try bytes(half, RawFormat(.rgba, alpha: .premultiplied)) == [128, 0, 0, 128, 0, 32, 0, 64])
    #expect(
      try bytes(half, RawFormat(.bgra, alpha: .premultiplied)) == [0, 0, 128, 128, 0, 32, 0, 64])
    #expect(try bytes(half, RawFormat(.rgb24)) == [128, 0, 0, 0, 32, 0])
  }

  @Test(arguments: RawFormat.Layout.allCases, RawFormat.Alpha.allCases)
  func givesExactByteCounts(layout: RawFormat.Layout, alpha: RawFormat.Alpha) throws {
    for (width, height) in [(1, 1), (3, 5), (17, 2), (400, 11)] {
      let picture = TestPictures.noise(width: width, height: height, seed: 1)
      let format = RawFormat(layout, alpha: alpha)
      var encoder = try RawEncoder(format, width: width, height: height)
      #expect(encoder.header.isEmpty)
      #expect(encoder.frameByteCount == width * height * (layout == .rgb24 ? 3 : 4))
      #expect(encoder.encode(picture).count == encoder.frameByteCount)
    }
  }

  @Test func rowsFollowWithoutPadding() throws {
    let picture = TestPictures.noise(width: 7, height: 3, seed: 2)
    let bytes = try bytes(picture, RawFormat(.rgba))
    for (index, word) in picture.pixels.enumerated() {
      let straight = StraightAlpha.straight(word)
      let expected = [16, 8, 0, 24].map { UInt8(straight >> UInt32($0) & 255) }
      #expect(Array(bytes[index * 4..<index * 4 + 4]) == expected)
    }
  }

  @Test(arguments: RawFormat.Layout.allCases)
  func convertsChangedRowsOnly(layout: RawFormat.Layout) throws {
    let first = TestPictures.noise(width: 9, height: 12, seed: 3)
    let second = TestPictures.noise(width: 9, height: 12, seed: 4)
    var mixed = first
    for y in [2, 3, 4, 11] { for x in 0..<9 { mixed[x, y] = second[x, y] } }
    var encoder = try RawEncoder(RawFormat(layout), width: 9, height: 12)
    _ = encoder.encode(first)
    let result = encoder.encode(second.pixels.span, changedRows: [11..<40, 3..<5, 2..<4, 7..<7])
    #expect(try Array(result) == bytes(mixed, RawFormat(layout)))
  }
}
