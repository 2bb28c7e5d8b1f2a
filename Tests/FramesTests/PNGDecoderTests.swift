import CapstanFrames
import CapstanSceneGraph
import Testing

struct PNGDecoderTests {
  private func reason(_ bytes: [UInt8]) -> UnreadableReason? {
    do throws(UnreadableReason) {
      _ = try PNGDecoder.picture(from: bytes.span)
      return nil
    } catch {
      return error
    }
  }

  @Test func tellsBadFilesApart() throws {
    let good = try PNGEncoder().encode(TestPictures.gradient(width: 30, height: 90))
    #expect(reason([]) == .truncated)
    #expect(reason(Array(good.prefix(5))) == .truncated)
    #expect(reason(Array("GIF89a, not a PNG at all".utf8)) == .notPNG)
    #expect(reason(Array(good.prefix(good.count / 2))) == .truncated)
    #expect(reason(Array(good.dropLast(1))) == .truncated)
    #expect(reason(good + [1, 2, 3]) == nil)
    var damaged = good
    let data = try #require(PNGChunk.all(in: good).first { $0.type == "IDAT" })
    damaged[data.data.startIndex + 10] ^= 0x40
    guard case .corrupt? = reason(damaged) else {
      Issue.record("a flipped bit gave \(String(describing: reason(damaged)))")
      return
    }
  }

  @Test func recognizesAGitLFSPointer() {
    let text = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(reason(Array(text.utf8)) == .gitLFSPointer)
    #expect("\(UnreadableReason.gitLFSPointer)".contains("git lfs pull"))
    #expect("\(UnreadableReason.gitLFSPointer)" != "\(UnreadableReason.notPNG)")
  }

  @Test func refusesGiantsBeforeTakingMemory() throws {
    var giant = try PNGEncoder(.libpng(level: 1)).encode(Bitmap(width: 2, height: 2))
    giant.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    PNGFixture.repairChecksums(&giant)
    #expect(reason(giant) == .tooLarge(width: 32_767, height: 32_767))
    giant.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 0, 0, 1])
    PNGFixture.repairChecksums(&giant)
    #expect(reason(giant) == .tooLarge(width: 65_536, height: 1))
  }

  @Test func readsOtherKindsOfFiles() throws {
    // Each is 2 × 1: the first pixel dark, the second light.
    let gray16 = PNGFixture.file(
      width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [0, 0x12, 0x80, 0xFF, 0xFF])
    #expect(
      try PNGDecoder.straightRows(from: gray16.span) == [18, 18, 18, 255] + [255, 255, 255, 255])
    let bits = PNGFixture.file(width: 2, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0x40])
    #expect(try PNGDecoder.straightRows(from: bits.span) == [0, 0, 0, 255, 255, 255, 255, 255])
    let palette = PNGFixture.file(
      width: 2, height: 1, bitDepth: 8, colorType: 3, rows: [0, 1, 0],
      extra: [("PLTE", [10, 20, 30, 200, 100, 50]), ("tRNS", [255, 128])])
    #expect(
      try PNGDecoder.straightRows(from: palette.span) == [200, 100, 50, 128, 10, 20, 30, 255])
    let grayAlpha = PNGFixture.file(
      width: 2, height: 1, bitDepth: 8, colorType: 4, rows: [0, 7, 255, 99, 64])
    #expect(try PNGDecoder.straightRows(from: grayAlpha.span) == [7, 7, 7, 255, 99, 99, 99, 64])
    let picture = try PNGDecoder.picture(from: grayAlpha.span)
    #expect(picture.bitmap[1, 0] == StraightWord(0x4063_6363).premultiplied)
  }

  @Test func saysHowItTookTheColours() throws {
    let rows: [UInt8] = [0, 1, 2, 3]
    func info(_ extra: [(String, [UInt8])]) throws -> PNGInfo {
      let bytes = PNGFixture.file(
        width: 1, height: 1, bitDepth: 8, colorType: 2, rows: rows, extra: extra)
      let picture = try PNGDecoder.picture(from: bytes.span)
      #expect(picture.bitmap[0, 0] == 0xFF01_0203)
      return picture.info
    }
    #expect(try info([]).colorNote == "no colour tag; read as sRGB")
    #expect(try info([("sRGB", [0])]).colorNote == nil)
    #expect(
      try info([("gAMA", [0, 0, 0xB1, 0x8F])]).colorNote
        == "gamma 0.45455 without an sRGB tag; read as sRGB")
    #expect(try info([("gAMA", [0, 0, 0xB1, 0x8F]), ("sRGB", [0])]).colorTag == .sRGB)
  }

  @Test func survivesCutAndFlippedFiles() throws {
    var generator = SeededGenerator(state: 42)
    let pictures = [
      try PNGEncoder().encode(TestPictures.gradient(width: 40, height: 40)),
      try PNGEncoder(.libpng(level: 9)).encode(TestPictures.noise(width: 17, height: 9, seed: 5)),
    ]
    for good in pictures {
      for length in 0..<min(good.count, 400) {
        #expect(reason(Array(good.prefix(length))) != nil, "cut at \(length)")
      }
      for _ in 0..<600 {
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
        if Bool.random(using: &generator) { PNGFixture.repairChecksums(&bytes) }
        _ = reason(bytes)
      }
    }
  }

  @Test func theQuickReaderAgreesWithLibpng() throws {
    var generator = SeededGenerator(state: 7)
    for picture in PNGEncoderTests.pictures {
      for method in PNGEncoderTests.methods {
        let good = try PNGEncoder(method).encode(picture)
        for round in 0..<60 {
          var bytes = good
          if round > 0 {
            let index = Int.random(in: 8..<bytes.count, using: &generator)
            bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            if round % 2 == 0 { PNGFixture.repairChecksums(&bytes) }
          }
          let reference = try? PNGDecoder.straightRows(from: bytes.span)
          let result = try? PNGDecoder.picture(from: bytes.span)
          #expect((reference == nil) == (result == nil))
          if let reference, let result {
            let words = stride(from: 0, to: reference.count, by: 4).map { offset in
              StraightAlpha.premultiplied(
                UInt32(reference[offset + 3]) << 24 | UInt32(reference[offset]) << 16
                  | UInt32(reference[offset + 1]) << 8 | UInt32(reference[offset + 2]))
            }
            #expect(words == result.bitmap.pixels)
          }
        }
      }
    }
  }

  @Test func readsFromFiles() throws {
    #expect(throws: FrameError.unreadable(path: "/nowhere/a.png", reason: .missing)) {
      try PNGDecoder.picture(atPath: "/nowhere/a.png")
    }
    #expect(throws: FrameError.unreadable(path: "/", reason: .system("is a directory"))) {
      try PNGDecoder.picture(atPath: "/")
    }
  }
}
