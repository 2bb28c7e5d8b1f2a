import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// Encoders that fail in every way, and the real one.
@Suite(.serialized)
struct VideoWriterTests {
  /// Writes a shell script that stands in for ffmpeg; "$out" is the file it was asked for.
  private func fake(_ body: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.path + "/encoder"
    let script = "#!/bin/sh\nfor last; do :; done\nout=${last#file:}\n\(body)\n"
    // A shell writes it: a file that this process had open for writing could be inherited for a
    // moment by a child of another test, and could not be run then.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \"$1\" > \"$2\"; chmod 755 \"$2\"", "sh", script, path]
    try shell.run()
    shell.waitUntilExit()
    return path
  }

  /// Writes frames of noise and returns the error, if any.
  private func write(
    _ count: Int = 10, _ format: VideoFormat = .apng, program: String, to path: String,
    stallLimit: Double = 20
  ) throws -> FrameError? {
    let plan = try VideoPlan(format, width: 64, height: 64, rate: FrameRate(30))
    do throws(FrameError) {
      var writer = try VideoWriter(plan, path: path, program: program, stallLimit: stallLimit)
      var encoder = try plan.encoder()
      for frame in 0..<count {
        let picture = TestPictures.noise(width: 64, height: 64, seed: UInt64(frame))
        try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: frame)
      }
      try writer.finish(frameCount: count)
      return nil
    } catch {
      return error
    }
  }

  /// Equal frames become one in a WebP file, which then lasts longer.
  @Test(
    "Still stretches in WebP", arguments: [[0, 1, 1, 1, 2, 2], [0, 0, 0, 1], [0, 1, 2, 3, 3]])
  func countsJoinedFrames(pictures: [UInt64]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.webp"
    for rate in [FrameRate(60), FrameRate(120), FrameRate.ntsc] {
      let plan = try VideoPlan(.webp, width: 16, height: 16, rate: rate)
      for missing in [0, 1] {
        var writer = try VideoWriter(plan, path: path)
        var encoder = try plan.encoder()
        for (frame, seed) in pictures.enumerated() {
          let picture = TestPictures.noise(width: 16, height: 16, seed: seed)
          try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: frame)
        }
        let count = pictures.count + missing
        var error: FrameError?
        do throws(FrameError) {
          try writer.finish(frameCount: count)
        } catch let caught {
          error = caught
        }
        if missing == 0 {
          #expect(error == nil)
        } else {
          #expect("\(error as Any)".contains("wrote \(count - 1) of \(count) frames"))
        }
      }
    }
  }

  private func leftovers(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names().filter { $0 != "encoder" }
  }

  @Test func namesAMissingProgram() throws {
    let folder = try TemporaryFolder()
    let error = try write(program: "no-such-encoder", to: folder.path + "/a.apng")
    #expect(error == .missingProgram("no-such-encoder", package: "ffmpeg"))
    #expect(
      "\(FrameError.missingProgram("ffmpeg", package: "ffmpeg"))"
        == "ffmpeg is not installed; the Debian package ffmpeg brings it")
  }

  @Test func survivesAFloodOfMessagesBeforeReading() throws {
    let folder = try TemporaryFolder()
    let program = try fake(
      "head -c 262144 /dev/zero | tr '\\0' 'x' | fold -w 99 >&2; cat > \"$out\"; exit 3",
      in: folder)
    guard
      case .encoderFailed(program, "failed with exit code 3", let lines)? =
        try write(1000, program: program, to: folder.path + "/a.apng")
    else {
      Issue.record("the encoder's failure was not reported")
      return
    }
    #expect(lines.count == 12)
    #expect(lines.last?.allSatisfy { $0 == "x" } == true)
    #expect(try leftovers(folder) == [])
  }

  @Test func survivesAFloodAfterTheLastFrame() throws {
    let folder = try TemporaryFolder()
    let program = try fake(
      "cat > \"$out\"; head -c 1048576 /dev/zero | tr '\\0' 'y' | fold -w 99 >&2; echo >&2; echo end >&2; "
        + "exit 1", in: folder)
    guard
      case .encoderFailed(_, "failed with exit code 1", let lines)? =
        try write(program: program, to: folder.path + "/a.apng")
    else {
      Issue.record("the encoder's failure was not reported")
      return
    }
    #expect(lines.last == "end")
  }

  @Test func reportsAnEarlyEndWithItsWords() throws {
    let folder = try TemporaryFolder()
    let program = try fake(
      "touch \"$out\"; head -c 20000 > /dev/null; echo 'cannot go on' >&2; exit 7", in: folder)
    guard
      case .encoderFailed(_, let reason, ["cannot go on"])? =
        try write(1000, program: program, to: folder.path + "/a.apng")
    else {
      Issue.record("the encoder's end was not reported")
      return
    }
    #expect(reason.hasPrefix("ended at frame "))
    #expect(reason.hasSuffix(" with exit code 7"))
    #expect(try leftovers(folder) == [])
  }

  @Test func endsAnEncoderThatHangs() throws {
    let folder = try TemporaryFolder()
    for body in ["touch \"$out\"; exec sleep 1000", "cat > \"$out\"; sleep 1000 & wait"] {
      let program = try fake(body, in: folder)
      let start = Date()
      guard
        case .encoderFailed(_, let reason, _)? =
          try write(1000, program: program, to: folder.path + "/a.apng", stallLimit: 1)
      else {
        Issue.record("the hanging encoder was not reported")
        return
      }
      #expect(reason.hasPrefix("did nothing for too long "))
      #expect(Date().timeIntervalSince(start) < 30)
      #expect(try leftovers(folder) == [])
    }
  }

  @Test func countsTheFramesInTheFile() throws {
    let folder = try TemporaryFolder()
    // A valid file of one frame, whatever comes in.
    let program = try fake(
      "cat > /dev/null; exec ffmpeg -v error -f lavfi -i color=red:s=16x16:r=10:d=0.1 "
        + "-f apng -y \"$out\"", in: folder)
    guard
      case .encoderFailed(_, "wrote 1 of 10 frames", _)? =
        try write(program: program, to: folder.path + "/a.apng")
    else {
      Issue.record("missing frames were not noticed")
      return
    }
    #expect(try leftovers(folder) == [])
  }

  @Test func anUnfinishedVideoLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let plan = try VideoPlan(.mp4, width: 64, height: 64, rate: FrameRate(30))
    do {
      var writer = try VideoWriter(plan, path: folder.path + "/a.mp4")
      var encoder = try plan.encoder()
      let picture = TestPictures.gradient(width: 64, height: 64)
      try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: 0)
      _ = consume writer
    }
    #expect(try folder.names() == [])
  }

  /// Frames of many pages, which are lent, and a reader that begins late.
  @Test func anEncoderGetsEveryByteOfLargeFrames() throws {
    let folder = try TemporaryFolder()
    let program = try fake("sleep 0.2; cat >\"$out\"", in: folder)
    let plan = try VideoPlan(.apng, width: 640, height: 480, rate: FrameRate(30))
    var (encoder, fresh) = (try plan.encoder(), try plan.encoder())
    var expected = fresh.header
    let path = folder.path + "/a.apng"
    var writer = try VideoWriter(plan, path: path, program: program)
    for seed in 0..<4 {
      let picture = TestPictures.noise(width: 640, height: 480, seed: UInt64(seed))
      try writer.write(encoder.encode(picture.pixels.span, changedRows: nil), frame: seed)
      expected += Array(fresh.encode(picture.pixels.span, changedRows: nil))
    }
    // What is no picture has no number of frames that could be wrong.
    try writer.finish(frameCount: 4)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.count == expected.count)
    let differs = zip(bytes, expected).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(differs == nil)
  }

  @Test func passesOnWhatFFmpegSays() throws {
    let folder = try TemporaryFolder()
    let plan = try VideoPlan(
      .mp4, width: 64, height: 64, rate: FrameRate(30), extraArguments: ["-c:v", "nonsense"])
    do throws(FrameError) {
      var writer = try VideoWriter(plan, path: folder.path + "/a.mp4")
      var encoder = try plan.encoder()
      let picture = TestPictures.gradient(width: 64, height: 64)
      let bytes = encoder.encode(picture.pixels.span, changedRows: nil)
      for frame in 0..<100 { try writer.write(bytes, frame: frame) }
      try writer.finish(frameCount: 100)
      Issue.record("an unknown codec was accepted")
    } catch {
      #expect("\(error)".contains("Unknown encoder 'nonsense'"))
    }
    #expect(try folder.names() == [])
  }

  @Test(arguments: VideoFormat.allCases) func writesEachFormat(format: VideoFormat) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.\(format.rawValue)"
    #expect(try write(7, format, program: "ffmpeg", to: path) == nil)
    #expect(try folder.names() == ["a.\(format.rawValue)"])
  }
}
