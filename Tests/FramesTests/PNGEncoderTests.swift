import CapstanFrames
import CapstanSceneGraph
import Testing

struct PNGEncoderTests {
  static let methods: [PNGEncoder.Method] = [
    .fast, .libpng(level: 0), .libpng(level: 1), .libpng(level: 6), .libpng(level: 9),
    .smallest,
  ]
  static let pictures: [Bitmap] = [
    Bitmap(width: 1, height: 1, filledWith: 0xFF12_3456), Bitmap(width: 1, height: 1),
    Bitmap(width: 3, height: 200, filledWith: 0x8080_0000),
    TestPictures.gradient(width: 97, height: 131),
    TestPictures.noise(width: 257, height: 130, seed: 1),
    TestPictures.noise(width: 300, height: 64, seed: 2, opaque: true),
    TestPictures.noise(width: 1, height: 65, seed: 3),
  ]

  @Test(arguments: methods) func pixelsComeBack(method: PNGEncoder.Method) throws {
    for picture in Self.pictures {
      let bytes = try PNGEncoder(method).encode(picture)
      let decoded = try PNGDecoder.picture(from: bytes.span)
      #expect(decoded.bitmap == picture)
      #expect(decoded.info.colorTag == .sRGB)
      #expect(decoded.info.hasAlpha == !picture.isOpaque)
      #expect(decoded.info.bitDepth == 8)
    }
  }

  @Test(arguments: methods) func holdsFourKindsOfChunksOnly(method: PNGEncoder.Method) throws {
    for picture in Self.pictures {
      let chunks = PNGChunk.all(in: try PNGEncoder(method).encode(picture))
      #expect(Set(chunks.map(\.type)) == ["IHDR", "sRGB", "IDAT", "IEND"])
      #expect(chunks.map(\.type).prefix(2) == ["IHDR", "sRGB"])
      #expect(chunks.last?.type == "IEND")
    }
  }

  @Test func theSmallestIsNoLargerThanTheLastLevel() throws {
    for picture in Self.pictures {
      let smallest = try PNGEncoder(.smallest).encode(picture).count
      #expect(try PNGEncoder(.libpng(level: 9)).encode(picture).count >= smallest)
    }
    let gradient = TestPictures.gradient(width: 97, height: 131)
    let (filtered, plain) = (
      try PNGEncoder(.smallest).encode(gradient).count,
      try PNGEncoder(.libpng(level: 9)).encode(gradient).count
    )
    #expect(filtered < plain, "\(filtered) and \(plain) bytes")
  }

  /// Neither what lay in memory nor what was encoded before reaches the bytes.
  @Test func bytesDependOnThePictureAlone() throws {
    let expected = try Self.pictures.map { try PNGEncoder().encode($0) }
    for round in 0..<40 {
      // Memory that is given back is likely to be taken again, with what was written into it.
      let rubbish = (1...24).map { size in
        [UInt8](repeating: UInt8(truncatingIfNeeded: round * 37 + size), count: size << 13)
      }
      #expect(rubbish.count == 24)
      let noise = TestPictures.noise(width: 200, height: 90, seed: UInt64(round))
      _ = try PNGEncoder().encode(noise)
      for (picture, bytes) in zip(Self.pictures, expected) {
        #expect(try PNGEncoder().encode(picture) == bytes, "round \(round), \(picture.width)")
      }
    }
  }

  @Test func writesStraightAlpha() throws {
    let half = Bitmap(width: 2, height: 1, pixels: [0x8080_0000, 0x0000_0000])
    for method in Self.methods {
      let bytes = try PNGEncoder(method).encode(half)
      #expect(try PNGDecoder.straightRows(from: bytes.span) == [255, 0, 0, 128, 0, 0, 0, 0])
    }
  }

  @Test func acceptsTheLongestSideAndNoLonger() throws {
    let row = Bitmap(width: 32_767, height: 1, filledWith: 0xFF00_FF00)
    let column = Bitmap(width: 1, height: 32_767, filledWith: 0xFF00_FF00)
    for picture in [row, column] {
      let bytes = try PNGEncoder().encode(picture)
      #expect(try PNGDecoder.picture(from: bytes.span).bitmap == picture)
    }
    #expect(throws: FrameError.invalidSize("32768 × 1 pixels: a side has at most 32767")) {
      try PNGEncoder().encode(Bitmap(width: 32_768, height: 1))
    }
    #expect(throws: FrameError.invalidSize("0 × 10 pixels: both sides must be at least 1")) {
      try PNGEncoder().encode(Bitmap(width: 0, height: 10))
    }
    #expect(throws: FrameError.invalidSize("30000 × 30000 pixels: a picture has at most 134217728"))
    { try PixelLimit.check(width: 30_000, height: 30_000) }
    #expect(throws: FrameError.invalidSize("-1 × 10 pixels: both sides must be at least 1")) {
      try PixelLimit.check(width: -1, height: 10)
    }
  }
}

/// One chunk of a PNG file, read without any library.
struct PNGChunk {
  let type: String
  let data: ArraySlice<UInt8>
  /// Where the chunk's length field begins.
  let offset: Int

  static func all(in bytes: [UInt8]) -> [PNGChunk] {
    var (chunks, offset) = ([PNGChunk](), 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(
        PNGChunk(type: type, data: bytes[offset + 8..<offset + 8 + length], offset: offset))
      offset += 12 + length
    }
    return chunks
  }
}
