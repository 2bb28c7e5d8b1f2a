import CapstanFrames
import CapstanSceneGraph
import Testing

struct Y4MEncoderTests {
  private func encoder(
    _ width: Int, _ height: Int, _ subsampling: Y4MEncoder.Subsampling
  ) throws -> Y4MEncoder {
    try Y4MEncoder(width: width, height: height, rate: .ntsc, subsampling: subsampling)
  }

  @Test func headerHoldsTheExactRate() throws {
    let header = try encoder(390, 844, .yuv420).header
    #expect(
      String(decoding: header, as: UTF8.self)
        == "YUV4MPEG2 W390 H844 F30000:1001 Ip A1:1 C420mpeg2\n")
    let full = try Y4MEncoder(width: 1, height: 1, rate: FrameRate(60), subsampling: .yuv444)
    #expect(
      String(decoding: full.header, as: UTF8.self) == "YUV4MPEG2 W1 H1 F60:1 Ip A1:1 C444\n")
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 5), (16, 9), (33, 64)])
  func givesExactByteCounts(width: Int, height: Int) throws {
    let picture = TestPictures.noise(width: width, height: height, seed: 1)
    var half = try encoder(width, height, .yuv420)
    var full = try encoder(width, height, .yuv444)
    let chroma = (width + 1) / 2 * ((height + 1) / 2)
    #expect(half.encode(picture).count == 6 + width * height + 2 * chroma)
    #expect(full.encode(picture).count == 6 + 3 * width * height)
    #expect(half.frameByteCount == 6 + width * height + 2 * chroma)
    #expect(full.frameByteCount == 6 + 3 * width * height)
    #expect(Array(half.encode(picture)).prefix(6) == Array("FRAME\n".utf8)[...])
  }

  @Test func greysAndPrimariesAreExact() throws {
    var bars = try encoder(8, 1, .yuv444)
    let frame = Array(
      bars.encode(
        Bitmap(
          width: 8, height: 1,
          pixels: [
            0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFF10_1010, 0xFFFF_0000, 0xFF00_FF00,
            0xFF00_00FF, 0xFFFF_00FF,
          ])))
    #expect(Array(frame[6..<14]) == [16, 235, 126, 30, 63, 173, 32, 78])
    #expect(Array(frame[14..<22]) == [128, 128, 128, 128, 102, 42, 240, 214])
    #expect(Array(frame[22..<30]) == [128, 128, 128, 128, 240, 26, 118, 230])
  }

  @Test(arguments: [(64, 64), (1, 5), (15, 3), (31, 3), (33, 3), (79, 5)])
  func staysWithinHalfALevelOfTheDefinition(width: Int, height: Int) throws {
    let picture = TestPictures.noise(width: width, height: height, seed: 6, opaque: true)
    let count = width * height
    var encoder = try encoder(width, height, .yuv444)
    let frame = Array(encoder.encode(picture))
    for (index, word) in picture.pixels.enumerated() {
      let exact = Definition(word)
      #expect(abs(Double(frame[6 + index]) - exact.luma) < 0.51)
      #expect(abs(Double(frame[6 + count + index]) - exact.blue) < 0.51)
      #expect(abs(Double(frame[6 + 2 * count + index]) - exact.red) < 0.51)
    }
  }

  @Test(arguments: [
    (8, 8), (7, 5), (1, 3), (3, 1), (2, 2), (4, 2), (9, 3), (10, 2), (11, 2), (12, 2), (18, 2),
    (19, 2),
    (97, 4),
  ])
  func sitesHalvedChromaAtTheLeft(width: Int, height: Int) throws {
    let picture = TestPictures.noise(width: width, height: height, seed: 7, opaque: true)
    var encoder = try encoder(width, height, .yuv420)
    let frame = Array(encoder.encode(picture))
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        var (blue, red) = (0.0, 0.0)
        for y in [2 * row, min(2 * row + 1, height - 1)] {
          for (offset, weight) in [(-1, 1.0), (0, 2.0), (1, 1.0)] {
            let x = min(max(2 * column + offset, 0), width - 1)
            blue += Definition(picture[x, y]).blue * weight / 8
            red += Definition(picture[x, y]).red * weight / 8
          }
        }
        let index = 6 + width * height + row * columns + column
        #expect(abs(Double(frame[index]) - blue) < 0.51)
        #expect(abs(Double(frame[index + rows * columns]) - red) < 0.51)
      }
    }
  }

  @Test(arguments: Y4MEncoder.Subsampling.allCases)
  func convertsChangedRowsOnly(subsampling: Y4MEncoder.Subsampling) throws {
    let first = TestPictures.gradient(width: 10, height: 13)
    var second = first
    for y in [3, 4, 12] { for x in 0..<10 { second[x, y] = 0xFF00_FF00 } }
    var kept = try encoder(10, 13, subsampling)
    var fresh = try encoder(10, 13, subsampling)
    _ = kept.encode(first)
    let result = kept.encode(second.pixels.span, changedRows: [3..<5, 12..<13])
    #expect(Array(result) == Array(fresh.encode(second)))
  }

  /// BT.709's own formulas in doubles.
  private struct Definition {
    let luma, blue, red: Double

    init(_ word: UInt32) {
      let (r, g) = (Double(word >> 16 & 255) / 255, Double(word >> 8 & 255) / 255)
      let b = Double(word & 255) / 255
      let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
      luma = 16 + 219 * y
      blue = 128 + 224 * (b - y) / 1.8556
      red = 128 + 224 * (r - y) / 1.5748
    }
  }
}
