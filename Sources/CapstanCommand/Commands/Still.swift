import CapstanFrames
import CapstanStage
import Foundation

/// Makes the picture of a moment.
struct Still: SceneCommand {
  static let name = "still"
  static let summary = "makes a PNG file of a moment, or one each of several"
  static let table = OptionTable<Still>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      MomentOptions.group.lifted(to: \.moments),
      .init(
        "output",
        [
          .path(
            "-o", "--output", placeholder: "OUT",
            "a .png file (NAME.png), - for a pipe, or a folder for several moments",
            into: \.output),
          .flag("--json", help: "prints the result as JSON", into: \.printsJSON),
        ]),
      SceneOptions.events.lifted(to: \.scene), SceneOptions.page.lifted(to: \.scene),
      SceneOptions.matrixGroup.lifted(to: \.scene),
    ])

  var scene = SceneOptions()
  var moments = MomentOptions()
  var output: String?
  var printsJSON = false

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    guard !moments.times.isEmpty else {
      throw CommandError.usage("still needs a moment: --at TIME")
    }
    try OutputReport.check(printsJSON, output: output)
    if let output, output != "-", case .file(let letters) = FileKind(output), letters != "png" {
      throw CommandError.usage("--output: \(output) should be a .png file or a folder")
    }
    var reports: [OutputReport] = []
    if let variants = try scene.variants() {
      if let output, output == "-" || FileKind(output) != .folder {
        throw CommandError.usage("a matrix is several pictures and needs a folder, not \(output)")
      }
      for variant in variants {
        reports.append(try run(variant.scene, variant: variant.folder, in: context))
      }
    } else {
      reports.append(try run(scene, variant: nil, in: context))
    }
    if printsJSON {
      try context.console.result(
        OutputReport.json(reports, isMatrix: try scene.variants() != nil))
    }
    return .done
  }

  /// Makes the pictures of one page; those of a variant lie in a folder of its name.
  @MainActor private func run(
    _ scene: SceneOptions, variant: String?, in context: CommandContext
  ) throws -> OutputReport {
    let film = try SourceLoader(context: context).load(scene, until: moments.times.max())
    let target = try target(named: film.name, variant: variant, in: context)
    var worker = try PNGWorker(size: film.settings.size, scale: film.settings.scale)
    var paths: [String] = []
    for position in 0..<moments.times.count {
      let entry = FrameSchedule(times: moments.times)[position]
      let list = try film.source.displayList(at: entry.time.seconds)
      let file = try worker.process(FrameJob(entry: entry, list: list))
      guard let path = try target(entry, file.bytes) else { continue }
      paths.append(path)
      if !printsJSON { try context.console.result("\(path)\n") }
    }
    try scene.tell(film.source.notices, in: context)
    let (width, height) = film.settings.pixelSize
    return OutputReport(paths, times: moments.times, width: width, height: height)
  }

  /// Returns what takes the pictures and gives back the path of each that is a file.
  private func target(
    named name: String, variant: String?, in context: CommandContext
  ) throws -> (FrameSchedule.Entry, [UInt8]) throws -> String? {
    if let variant {
      return try filing(OutputFolder(existing: output ?? name).path(of: variant))
    }
    let output = output ?? (moments.times.count == 1 ? "\(name).png" : name)
    if output == "-" {
      if context.console.resultsOnTerminal {
        throw CommandError.usage("a picture would garble the terminal", hint: "-o FILE.png")
      }
      return { _, bytes in
        try context.console.writeResult(Data(bytes))
        return nil
      }
    }
    if FileKind(output) != .folder {
      guard moments.times.count == 1 else {
        throw CommandError.usage("\(moments.times.count) pictures need a folder, not one file")
      }
      return { _, bytes in
        try PartialFile.write(bytes, to: output)
        return output
      }
    }
    return try filing(output)
  }

  /// Returns what writes pictures into a folder, each named by its time.
  private func filing(
    _ path: String
  ) throws -> (FrameSchedule.Entry, [UInt8]) throws -> String? {
    let folder = try OutputFolder(creating: path)
    // As many digits as tell the moments apart, four at least.
    let times = moments.times
    let places =
      (4...9).first { places in
        Set(times.map { $0.decimal(places: places) }).count == Set(times).count
      } ?? 9
    return { entry, bytes in
      let file = "\(entry.time.decimal(places: places))s.png"
      try folder.write(bytes, to: file)
      return folder.path(of: file)
    }
  }
}
