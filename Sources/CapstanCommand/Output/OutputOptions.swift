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
  var alpha: RawFormat.Alpha?
  var chroma: Chroma?
  var resumes = false
  var oddSizeRule: VideoPlan.OddSize?
  var ffmpegWords: String?
  var printsFFmpeg = false

  static let group = OptionTable<OutputOptions>.Group(
    "output",
    [
      .path(
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
        into: \.oddSizeRule),
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
    case .rgba: .raw(RawFormat(.rgba, alpha: alpha ?? .straight))
    case .bgra: .raw(RawFormat(.bgra, alpha: alpha ?? .straight))
    case .rgb24: .raw(RawFormat(.rgb24))
    case .y4m: .y4m(chroma == .full ? .yuv444 : .yuv420)
    case .png, .mp4, .webm, .mov, .gif, .apng, .webp: nil
    }
  }

  /// What becomes of odd sides.
  var oddSize: VideoPlan.OddSize { oddSizeRule ?? .refuse }

  /// Checks that every option has a part in what is made.
  ///
  /// - Throws: `CommandError` with the code `usage` for one that would change nothing.
  func check(for target: OutputTarget) throws {
    let (what, format): (String, Format)
    switch target {
    case .sequence: (what, format) = ("PNG files", .png)
    case .pipe(let form): (what, format) = ("a pipe of \(form.rawValue)", form)
    case .stream(let path, _, let form): (what, format) = (path, form)
    case .video(let path, let video):
      (what, format) = (path, Format(rawValue: video.rawValue) ?? .mp4)
    }
    func refuse(_ option: String, _ isGiven: Bool, unless isUsed: Bool, _ place: String) throws {
      guard isGiven, !isUsed else { return }
      throw CommandError.usage("\(option) has no part in \(what): it is for \(place)")
    }
    let isVideo = if case .video = target { true } else { false }
    let isFolder = if case .sequence = target { true } else { false }
    try refuse("--alpha", alpha != nil, unless: [.rgba, .bgra].contains(format), "rgba and bgra")
    try refuse("--chroma", chroma != nil, unless: format == .y4m, "y4m")
    try refuse("--odd-size", oddSizeRule != nil, unless: isVideo || printsFFmpeg, "videos")
    try refuse("--ffmpeg-args", ffmpegWords != nil, unless: isVideo || printsFFmpeg, "videos")
    try refuse("--resume", resumes, unless: isFolder, "folders of PNG files")
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
  /// A file that holds a raw stream, and the form that it is.
  case stream(path: String, StreamFormat, OutputOptions.Format)
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
    let kind = FileKind(output)
    let named = try Self.format(of: kind, output, isFormatGiven: options.format != nil)
    switch (options.format, named) {
    case (nil, nil), (.png, nil): self = .sequence(folder: output)
    case (nil, .png), (.png, .png):
      throw CommandError.usage(
        "a film is more than one picture: \(output) should be a folder",
        hint: "capstan still makes one PNG file")
    case (let format?, let named?) where format != named && (format, named) != (.apng, .png):
      throw CommandError.usage(
        "--format \(format.rawValue) contradicts \(output), which asks for \(named.rawValue)")
    case (let format?, _):
      if kind == .folder, output.hasSuffix("/") || isFolder(output) {
        throw CommandError.usage(
          "\(format.rawValue) is one file, and \(output) is a folder",
          hint: "-o \(sourceName).\(format.rawValue)")
      }
      self = try Self.file(output, format, options)
    case (nil, let format?): self = try Self.file(output, format, options)
    }
  }

  /// The form that a name asks for; nil for a folder, and for an unknown extension of a file whose
  /// form is given.
  ///
  /// - Throws: `CommandError` with the code `usage` for any other unknown extension.
  private static func format(
    of kind: FileKind, _ path: String, isFormatGiven: Bool
  ) throws -> OutputOptions.Format? {
    guard case .file(let letters) = kind else { return nil }
    if let format = OutputOptions.Format(rawValue: letters) { return format }
    let isPicture = ["jpg", "jpeg", "heic", "tif", "tiff", "bmp"].contains(letters)
    guard !isFormatGiven || isPicture else { return nil }
    throw unknownExtension(letters, of: path, OutputOptions.Format.allCases.map(\.rawValue))
  }

  /// The error for a file's name whose extension no form has.
  static func unknownExtension(
    _ letters: String, of path: String, _ known: [String]
  ) -> CommandError {
    .usage(
      "\(path): there is no form .\(letters); forms are \(known.joined(separator: ", "))",
      hint: "a folder's name may end in a slash: -o \(path)/")
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
    if let stream = options.stream(format) { return .stream(path: path, stream, format) }
    if let video = VideoFormat(rawValue: format.rawValue) { return .video(path: path, video) }
    return .sequence(folder: path)
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
    guard FileKind(output) == .folder else {
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
    case .stream(let path, _, _), .video(let path, _): path
    }
  }
}
