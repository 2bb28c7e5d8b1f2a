import CapstanFrames
import Foundation

/// Where frames go and in which form.
struct OutputOptions: Sendable {
  /// The forms of frames.
  enum Format: String, CaseIterable, OptionValue {
    case png, rgba, bgra, rgb24, y4m, mp4, webm, mov, gif, apng, webp
  }
  /// How many pixels share a chroma sample.
  enum Chroma: String, CaseIterable, OptionValue {
    case halved = "420"
    case full = "444"
  }

  var output: String?
  var format: Format?
  var alpha = RawFormat.Alpha.straight
  var chroma = Chroma.halved
  var resumes = false
  var oddSize = VideoPlan.OddSize.refuse
  var ffmpegWords: String?
  var printsFFmpeg = false

  static let group = OptionTable<OutputOptions>.Group(
    "output",
    [
      .value(
        "-o", "--output", placeholder: "OUT",
        "a folder for PNG files (frames/NAME), a file, or - for a pipe", into: \.output),
      .value(
        "--format", placeholder: "NAME", "the form, if OUT does not tell", into: \.format),
      .value("--alpha", placeholder: "FORM", "alpha in a raw stream", into: \.alpha),
      .value("--chroma", placeholder: "FORM", "chroma of y4m", into: \.chroma),
      .flag(
        "--resume", help: "keeps the frames that the folder's manifest lists", into: \.resumes),
      .value(
        "--odd-size", placeholder: "RULE", "what becomes of odd sides in mp4 and webm",
        into: \.oddSize),
      .value(
        "--ffmpeg-args", placeholder: "WORDS", "options of ffmpeg's that replace ours",
        into: \.ffmpegWords),
      .flag(
        "--print-ffmpeg", help: "prints ffmpeg's command line for the frames, and makes none",
        into: \.printsFFmpeg),
    ])
}

extension RawFormat.Alpha: OptionValue {}
extension VideoPlan.OddSize: OptionValue {}

extension OutputOptions {
  /// The stream that a form is, or nil for pictures and videos.
  func stream(_ format: Format) -> StreamFormat? {
    switch format {
    case .rgba: .raw(RawFormat(.rgba, alpha: alpha))
    case .bgra: .raw(RawFormat(.bgra, alpha: alpha))
    case .rgb24: .raw(RawFormat(.rgb24))
    case .y4m: .y4m(chroma == .full ? .yuv444 : .yuv420)
    case .png, .mp4, .webm, .mov, .gif, .apng, .webp: nil
    }
  }

  /// The words of `--ffmpeg-args`.
  var ffmpegArguments: [String] { Self.words(ffmpegWords) }

  /// Parts a text at blanks.
  static func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").map(String.init)
  }
}

/// Where frames go, worked out from options.
enum OutputTarget: Equatable {
  /// A folder of PNG files.
  case sequence(folder: String)
  /// The standard output; nothing else may be written there.
  case pipe(OutputOptions.Format)
  /// A file that holds a raw stream.
  case stream(path: String, StreamFormat)
  /// A file that ffmpeg makes.
  case video(path: String, VideoFormat)

  /// Works out the target of a source of a name; that of a variant lies in a folder of its own.
  ///
  /// - Throws: `CommandError` with the code `usage` for a form that cannot go there.
  init(_ options: OutputOptions, sourceName: String, variant: String? = nil) throws {
    if let variant {
      self = try Self.target(of: variant, sourceName: sourceName, options)
      return
    }
    guard let output = options.output else {
      guard let format = options.format, format != .png else {
        self = .sequence(folder: "frames/\(sourceName)")
        return
      }
      self = try Self.file("\(sourceName).\(format.rawValue)", format, options)
      return
    }
    if output.isEmpty { throw CommandError.usage("--output: the name is empty") }
    if output == "-" {
      self = .pipe(options.format ?? .rgba)
      return
    }
    let named = output.hasSuffix("/") ? nil : Self.format(of: output)
    switch (options.format, named) {
    case (nil, nil), (.png, nil): self = .sequence(folder: output)
    case (nil, .png), (.png, .png):
      throw CommandError.usage(
        "a film is more than one picture: \(output) should be a folder",
        hint: "capstan still makes one PNG file")
    case (let format?, _): self = try Self.file(output, format, options)
    case (nil, let format?): self = try Self.file(output, format, options)
    }
  }

  private static func target(
    of variant: String, sourceName: String, _ options: OutputOptions
  ) throws -> OutputTarget {
    let format = options.format ?? .png
    let usual = format == .png ? "frames/\(sourceName)" : sourceName
    let folder = OutputFolder(existing: options.output ?? usual).path(of: variant)
    if format == .png { return .sequence(folder: folder) }
    return try file("\(folder)/\(sourceName).\(format.rawValue)", format, options)
  }

  private static func file(
    _ path: String, _ format: OutputOptions.Format, _ options: OutputOptions
  ) throws -> OutputTarget {
    if let stream = options.stream(format) { return .stream(path: path, stream) }
    if let video = VideoFormat(rawValue: format.rawValue) { return .video(path: path, video) }
    return .sequence(folder: path)
  }

  fileprivate static func format(of path: String) -> OutputOptions.Format? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    return OutputOptions.Format(rawValue: path[path.index(after: dot)...].lowercased())
  }
}

extension OutputOptions {
  /// Checks that the output is a folder, in which several films find room.
  ///
  /// - Throws: `CommandError` with the code `usage`.
  func checkHasRoomForVariants() throws {
    guard let output else { return }
    if output == "-" {
      throw CommandError.usage("a matrix is several films, and a pipe takes one", hint: "-o DIR")
    }
    guard output.hasSuffix("/") || OutputTarget.format(of: output) == nil else {
      throw CommandError.usage(
        "a matrix is several films: \(output) should be a folder",
        hint: "-o DIR, and --format for something else than PNG files")
    }
  }
}

extension OutputTarget {
  /// Creates the folder in which the film's file will lie.
  func createFolder() throws {
    _ = try OutputFolder(creating: (path as NSString).deletingLastPathComponent)
  }

  /// The file or folder; `-` for a pipe.
  var path: String {
    switch self {
    case .sequence(let folder): folder
    case .pipe: "-"
    case .stream(let path, _), .video(let path, _): path
    }
  }
}
