import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// What comes back out of the files that ffmpeg wrote.
@Suite(.serialized)
struct VideoColorTests {
  private static let bars: [UInt32] = [
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_00FF, 0xFF10_1010, 0xFF80_8080, 0xFFEB_EBEB,
    0xFF1E_90FF,
  ]

  private func barPicture(alpha: UInt32 = 255) -> Bitmap {
    var picture = Bitmap(width: 256, height: 32)
    for y in 0..<32 {
      for x in 0..<256 {
        let straight = Self.bars[x / 32] & 0xFF_FFFF | alpha << 24
        picture[x, y] = StraightAlpha.premultiplied(straight)
      }
    }
    return picture
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data
  }

  private func video(
    _ format: VideoFormat, _ pictures: [Bitmap], rate: FrameRate = FrameRate(30),
    stream: StreamFormat? = nil, in folder: TemporaryFolder
  ) throws -> String {
    let plan = try VideoPlan(
      format, width: pictures[0].width, height: pictures[0].height, rate: rate, stream: stream)
    let path = folder.path + "/a.\(format.rawValue)"
    var writer = try VideoWriter(plan, path: path)
    var encoder = try plan.encoder()
    for (index, picture) in pictures.enumerated() {
      try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: index)
    }
    try writer.finish(frameCount: pictures.count)
    return path
  }

  /// The straight RGBA bytes of a video's first frame, read by the file's own tags.
  private func decoded(_ path: String, decoder: [String] = []) throws -> [UInt8] {
    Array(
      try run(
        "ffmpeg",
        ["-v", "error"] + decoder + ["-i", path, "-frames:v", "1"] + [
          "-vf", "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp", "-pix_fmt", "rgba",
          "-f", "rawvideo", "-",
        ]))
  }

  private func expectBars(
    _ bytes: [UInt8], alpha: UInt32 = 255, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (bar, word) in Self.bars.enumerated() {
      let offset = (16 * 256 + bar * 32 + 16) * 4
      let expected = [16, 8, 0].map { Int(word >> UInt32($0) & 255) } + [Int(alpha)]
      for channel in 0..<4 {
        let difference = abs(Int(bytes[offset + channel]) - expected[channel])
        #expect(
          difference <= 3, "bar \(bar), channel \(channel)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func mp4HoldsTheColoursAndSaysWhichTheyAre() throws {
    let folder = try TemporaryFolder()
    for stream in [nil, StreamFormat.raw(RawFormat(.rgba)), .raw(RawFormat(.rgb24))] {
      let path = try video(
        .mp4, Array(repeating: barPicture(), count: 5), stream: stream, in: folder)
      try expectBars(decoded(path))
      let tags = try run(
        "ffprobe",
        [
          "-v", "error", "-select_streams", "v:0", "-show_entries",
          "stream=pix_fmt,color_range,color_space,color_transfer,color_primaries", "-of",
          "default=noprint_wrappers=1", path,
        ])
      let lines = Set(String(decoding: tags, as: UTF8.self).split(separator: "\n"))
      #expect(
        lines == [
          "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709", "color_transfer=bt709",
          "color_primaries=bt709",
        ])
    }
  }

  @Test func theIndexOfAnMP4ComesFirst() throws {
    let folder = try TemporaryFolder()
    let path = try video(.mp4, Array(repeating: barPicture(), count: 5), in: folder)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let index = try #require(data.range(of: Data("moov".utf8)))
    let media = try #require(data.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < media.lowerBound)
  }

  @Test func alphaSurvivesWhereTheFormatHasIt() throws {
    let folder = try TemporaryFolder()
    let pictures = Array(repeating: barPicture(alpha: 128), count: 3)
    let webm = try video(.webm, pictures, in: folder)
    try expectBars(decoded(webm, decoder: ["-c:v", "libvpx-vp9"]), alpha: 128)
    let mov = try video(.mov, pictures, in: folder)
    try expectBars(decoded(mov), alpha: 128)
  }

  @Test func losslessFormatsGiveBackEveryPixel() throws {
    let folder = try TemporaryFolder()
    let pictures = (0..<3).map { TestPictures.noise(width: 40, height: 30, seed: UInt64($0)) }
    let expected = try RawEncoder(RawFormat(.rgba), width: 40, height: 30)
    var encoder = expected
    let path = try video(.apng, pictures, in: folder)
    let bytes = try run(
      "ffmpeg", ["-v", "error", "-i", path, "-pix_fmt", "rgba", "-f", "rawvideo", "-"])
    #expect(Array(bytes) == pictures.flatMap { Array(encoder.encode($0)) })
  }

  @Test func apngDelaysAreExact() throws {
    let folder = try TemporaryFolder()
    let pictures = (0..<4).map { TestPictures.noise(width: 8, height: 8, seed: UInt64($0)) }
    let path = try video(.apng, pictures, rate: .ntsc, in: folder)
    let chunks = PNGChunk.all(in: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let controls = chunks.filter { $0.type == "fcTL" }
    #expect(controls.count == 4)
    for control in controls {
      let delay = Array(control.data.dropFirst(20).prefix(4)).map(Int.init)
      let (numerator, denominator) = (delay[0] << 8 | delay[1], delay[2] << 8 | delay[3])
      #expect(numerator * 30_000 == denominator * 1001, "\(numerator)/\(denominator)")
    }
  }

  @Test(arguments: [30, 60]) func gifDelaysAreHonest(rate: Int) throws {
    let folder = try TemporaryFolder()
    let pictures = (0..<rate).map { TestPictures.noise(width: 8, height: 8, seed: UInt64($0)) }
    let path = try video(.gif, pictures, rate: FrameRate(rate), in: folder)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    // Each frame has a graphic control extension: 21 F9 04, flags, delay in 1/100 s.
    var delays: [Int] = []
    for index in bytes.indices.dropLast(8) where bytes[index..<index + 3] == [0x21, 0xF9, 4] {
      if bytes[index + 7] == 0 { delays.append(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8) }
    }
    #expect(abs(delays.reduce(0, +) - 100) <= 1)
    #expect(delays.allSatisfy { $0 >= 2 })
    if rate == 30 {
      #expect(delays.count == 30)
      #expect(Set(delays) == [3, 4])
    }
  }
}
