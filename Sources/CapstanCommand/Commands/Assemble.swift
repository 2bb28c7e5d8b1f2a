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
          .path(
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
  var oddSize: VideoPlan.OddSize?
  var ffmpegWords: String?
  var run = RunOptions()

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    if let output { try checkOutput(output) }
    let parts = try folders.map { folder in
      let manifest = try Manifest.read(inFolder: try existingFolder(folder))
      try manifest.checkFiles(inFolder: OutputFolder(existing: folder))
      return (folder: folder, manifest: manifest)
    }
    let whole = try Manifest.joining(parts)
    let files = Self.files(of: parts)
    let output = output ?? "frames/\(whole.source.name)"
    try checkOutput(output)
    let progress = ProgressReport(run.progress, total: whole.frames.count, in: context)
    if FileKind(output) != .folder, let format = VideoFormat(fileName: output) {
      try writeVideo(whole, files, to: output, format, progress, context)
    } else {
      try writeSequence(whole, files, to: output, progress)
    }
    progress.finish()
    if run.progress != .none {
      context.console.message("\(whole.frames.count) frames of \(parts.count) parts")
    }
    let report = OutputReport(
      [output], frames: whole.frames.count, width: whole.width, height: whole.height,
      rate: whole.rate)
    try context.console.result(
      run.printsJSON ? OutputReport.json([report], isMatrix: false) : "\(output)\n")
    return .done
  }

  /// Checks that the whole can be written where it is to be.
  ///
  /// - Throws: `CommandError` with the code `usage`.
  private func checkOutput(_ output: String) throws {
    if output == "-" {
      throw CommandError.usage(
        "assemble writes a folder or a video and no pipe", hint: "-o DIR, or -o FILE.mp4")
    }
    try checkNoClash("--output", output, with: folders)
    guard case .file(let letters) = FileKind(output) else {
      if oddSize != nil || ffmpegWords != nil {
        throw CommandError.usage("--odd-size and --ffmpeg-args have no part in PNG files")
      }
      return
    }
    guard VideoFormat(rawValue: letters) != nil else {
      throw OutputTarget.unknownExtension(
        letters, of: output, VideoFormat.allCases.map(\.rawValue))
    }
  }

  /// The folder of each frame's file, by its number.
  private static func files(
    of parts: [(folder: String, manifest: Manifest)]
  ) -> [Int: OutputFolder] {
    var files: [Int: OutputFolder] = [:]
    for (folder, manifest) in parts {
      for frame in manifest.frames { files[frame.index] = OutputFolder(existing: folder) }
    }
    return files
  }

  private func writeSequence(
    _ whole: Manifest, _ files: [Int: OutputFolder], to path: String, _ progress: ProgressReport
  ) throws {
    var clip = whole
    clip.frames = []
    let writer = try SequenceWriter(
      folder: path, manifest: clip, frames: 0..<whole.count, mode: .overwrite)
    for frame in whole.frames {
      guard let source = files[frame.index] else { continue }
      let bytes = try frame.check(in: source)
      try writer.write(PNGWorker.File(bytes: bytes, hash: frame.hash), frame: frame.index)
      progress.advance()
    }
    try writer.finish()
  }

  private func writeVideo(
    _ whole: Manifest, _ files: [Int: OutputFolder], to path: String, _ format: VideoFormat,
    _ progress: ProgressReport, _ context: CommandContext
  ) throws {
    let plan = try VideoPlan(
      format, width: whole.width, height: whole.height, rate: whole.rate,
      oddSize: oddSize ?? .refuse,
      extraArguments: OutputOptions.words(ffmpegWords))
    for note in plan.notes { context.console.message(note) }
    var writer = try VideoWriter(plan, path: path)
    var encoder = try plan.encoder()
    for frame in whole.frames {
      guard let source = files[frame.index] else { continue }
      let bytes = try frame.check(in: source)
      let picture = try PNGDecoder.picture(from: bytes.span).bitmap
      try writer.write(
        encoder.encode(picture.pixels.span, changedRows: nil), frame: frame.index)
      progress.advance()
    }
    try writer.finish(frameCount: whole.frames.count)
  }
}
