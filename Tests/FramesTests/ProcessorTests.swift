import CPixels
import CapstanFrames
import CapstanSceneGraph
import Testing

/// What is written does not depend on the processor's instructions.
///
/// Other tests may run while these limit them: their bytes are the same too.
@Suite(.serialized) struct ProcessorTests {
  /// Gradients, edges and noise next to each other.
  private func picture(width: Int, height: Int) -> Bitmap {
    var picture = TestPictures.gradient(width: width, height: height)
    let noise = TestPictures.noise(width: width, height: height, seed: 8, opaque: true)
    for y in 0..<height {
      for x in 0..<width where (x / 9 + y / 5).isMultiple(of: 4) { picture[x, y] = noise[x, y] }
    }
    return picture
  }

  /// What a closure gives with each of the instructions that the processor has.
  private func results<Result>(_ body: () throws -> Result) rethrows -> [Result] {
    defer { cpixels_limit(3) }
    return try (0...3).map { limit in
      cpixels_limit(Int32(limit))
      return try body()
    }
  }

  @Test(arguments: [1, 7, 15, 16, 33, 130, 1170, 8300]) func filesAreTheSame(width: Int) throws {
    let picture = picture(width: width, height: 140)
    let files = try results { try PNGEncoder().encode(picture) }
    #expect(files.allSatisfy { $0 == files[0] })
    let hashes = try results {
      var encoder = BandedPNGEncoder()
      let (width, height) = (picture.width, picture.height)
      return try encoder.encodeHashing(picture.pixels.span, width: width, height: height).hash
    }
    #expect(hashes.allSatisfy { $0 == PixelHash(of: picture) })
    let file = files[0]
    let decoded = try PNGDecoder.picture(from: file.span).bitmap
    #expect(decoded == picture)
  }

  @Test(arguments: [1, 2, 3, 9, 17, 18, 19, 34, 131]) func videoIsTheSame(width: Int) throws {
    let picture = picture(width: width, height: 11)
    for subsampling in Y4MEncoder.Subsampling.allCases {
      let frames = try results {
        var encoder = try Y4MEncoder(
          width: width, height: 11, rate: FrameRate(60), subsampling: subsampling)
        return Array(encoder.encode(picture))
      }
      #expect(frames.allSatisfy { $0 == frames[0] }, "\(subsampling)")
    }
  }

  @Test func packedRowsAreTheSame() throws {
    let picture = picture(width: 77, height: 5)
    let files = try results { try PNGEncoder(.libpng(level: 1)).encode(picture) }
    #expect(files.allSatisfy { $0 == files[0] })
  }
}
