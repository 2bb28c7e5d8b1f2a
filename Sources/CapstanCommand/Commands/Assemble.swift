import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import Foundation

/// Joins the parts of a clip, such as its shards.
struct Assemble: Command {
  static let name = "assemble"
  static let summary = "joins the folders of a clip's parts into one sequence or video"
  static let discussion = """
    The parts must be of one clip: the same source, options, size, rate and library versions. Every \
    frame must be in one of them, and in no more than one.
    """
  static let table = OptionTable<Assemble>(
    positionals: [.rest("DIR", "a folder that render made", into: \.folders)],
    groups: [
      .init(
        "output",
        [
          .value(
            "-o", "--output", placeholder: "OUT", "a folder (frames/NAME), or a video file",
            into: \.output),
          .value(
            "--odd-size", placeholder: "RULE", "what becomes of odd sides in mp4 and webm",
            into: \.oddSize),
          .value(
            "--ffmpeg-args", placeholder: "WORDS", "options of ffmpeg's that replace ours",
            into: \.ffmpegWords),
        ]), RunOptions.group.lifted(to: \.run),
    ])

  var folders: [String] = []
  var output: String?
  var oddSize = VideoPlan.OddSize.refuse
  var ffmpegWords: String?
  var run = RunOptions()

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let parts = try folders.map { folder in
      let manifest = try Manifest.read(inFolder: try existingFolder(folder))
      try manifest.checkFiles(inFolder: try OutputFolder(creating: folder))
      return (folder: folder, manifest: manifest)
    }
    let whole = try Manifest.joining(parts)
    let files = Self.files(of: parts)
    let output = output ?? "frames/\(whole.source.name)"
    let progress = ProgressReport(run.progress, total: whole.frames.count, in: context)
    if let format = VideoFormat(fileName: output) {
      try writeVideo(whole, files, to: output, format, progress, context)
    } else {
      try writeSequence(whole, files, to: output, progress)
    }
    progress.finish()
    context.console.message("\(whole.frames.count) frames of \(parts.count) parts")
    try context.console.result("\(output)\n")
    return .done
  }

  /// The path of each frame's file, by its number.
  private static func files(
    of parts: [(folder: String, manifest: Manifest)]
  ) -> [Int: String] {
    var files: [Int: String] = [:]
    for (folder, manifest) in parts {
      for frame in manifest.frames { files[frame.index] = "\(folder)/\(frame.file)" }
    }
    return files
  }

  private func writeSequence(
    _ whole: Manifest, _ files: [Int: String], to path: String, _ progress: ProgressReport
  ) throws {
    let folder = try OutputFolder(creating: path)
    for frame in whole.frames {
      guard let source = files[frame.index] else { continue }
      let target = folder.path(of: frame.file)
      if URL(fileURLWithPath: source).standardized != URL(fileURLWithPath: target).standardized {
        try folder.write(try bytes(source), to: frame.file, frame: frame.index)
      }
      progress.advance()
    }
    try whole.write(into: folder)
  }

  private func writeVideo(
    _ whole: Manifest, _ files: [Int: String], to path: String, _ format: VideoFormat,
    _ progress: ProgressReport, _ context: CommandContext
  ) throws {
    let plan = try VideoPlan(
      format, width: whole.width, height: whole.height, rate: whole.rate, oddSize: oddSize,
      extraArguments: OutputOptions.words(ffmpegWords))
    for note in plan.notes { context.console.message(note) }
    var writer = try VideoWriter(plan, path: path)
    var encoder = try plan.encoder()
    for frame in whole.frames {
      guard let source = files[frame.index] else { continue }
      let picture = try PNGDecoder.picture(atPath: source).bitmap
      guard PixelHash(of: picture) == frame.hash else {
        throw FrameError.invalidManifest(
          path: source, reason: "its pixels are not those that the manifest lists")
      }
      try writer.write(
        encoder.encode(picture.pixels.span, changedRows: nil), frame: frame.index)
      progress.advance()
    }
    try writer.finish(frameCount: whole.frames.count)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.noInput, "\(path) cannot be read")
    }
    return Array(data)
  }
}
