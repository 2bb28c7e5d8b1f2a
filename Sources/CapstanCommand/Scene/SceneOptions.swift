import CapstanFrames
import CapstanStage
import Foundation

/// What is shown and how its page looks: the part that all commands over a source share.
struct SceneOptions: Sendable {
  var source = ""
  var preview: StageSettings.PreviewChoice?
  var device = Device.standard
  var size: PageSize?
  var scale: PixelScale?
  var safeArea: SafeArea?
  var colorScheme = StageSettings.ColorScheme.light
  var contrast = StageSettings.Contrast.standard
  var textSize = StageSettings.TextSize.large
  var layoutDirection = StageSettings.LayoutDirection.ltr
  var localeName = LocaleName("en_US")
  var reducesMotion = false
  var era = StageSettings.Era.iOS18
  var background = StageSettings.Background.system
  var symbolFolder: String?
  var assetFolder: String?
  var taps: [Script.Event] = []
  var scriptFile: String?
  /// Events that a shot file holds itself.
  var script: Script?
  var isStrict = false
  /// Which settings are combined; nil for the page as it is.
  var matrix: SceneMatrix?

  static let source = OptionTable<SceneOptions>.Positional.required(
    "SOURCE", "a .swift file, a folder of them, a built-in scene, or a shot file (.json)",
    into: \.source)

  static let page = OptionTable<SceneOptions>.Group(
    "the page",
    [
      .value("--preview", placeholder: "NAME|N", "which preview of the source", into: \.preview),
      .value(
        "--device", placeholder: "NAME", "a phone's size, scale and safe area (\"iPhone 16\")",
        into: \.device),
      .value(
        "--size", placeholder: "WxH", "the page in points, instead of a device's",
        into: \.size),
      .value("--scale", placeholder: "N", "pixels to the point", into: \.scale),
      .value(
        "--safe-area", placeholder: "T,L,B,R",
        "points kept free: top, leading, bottom, trailing", into: \.safeArea),
      .value(
        "--background", placeholder: "COLOR",
        "what lies under the source: system, transparent or #RRGGBB", into: \.background),
      .value("--color-scheme", placeholder: "NAME", "the color scheme", into: \.colorScheme),
      .value("--contrast", placeholder: "NAME", "the contrast", into: \.contrast),
      .value("--text-size", placeholder: "NAME", "the Dynamic Type size", into: \.textSize),
      .value(
        "--layout-direction", placeholder: "NAME", "the direction of text",
        into: \.layoutDirection),
      .value("--locale", placeholder: "ID", "language and region (en_US)", into: \.localeName),
      .flag("--reduce-motion", help: "turns the accessibility setting on", into: \.reducesMotion),
      .value("--era", placeholder: "NAME", "whose stock colors", into: \.era),
      .path(
        "--symbols", placeholder: "DIR", "SVG files that stand for symbols by name",
        into: \.symbolFolder),
      .path(
        "--assets", placeholder: "DIR", "pictures that stand for images by name",
        into: \.assetFolder),
      .flag(
        "--strict", help: "makes an error of what would be a notice", into: \.isStrict),
    ])

  static let events = OptionTable<SceneOptions>.Group(
    "what happens (without any of these, each item is tapped in turn)",
    [
      .values(
        "--tap", placeholder: "TARGET@TIME", "taps a label or a point, as in Search@0.5",
        into: \.taps),
      .path(
        "--script", placeholder: "FILE",
        "a JSON list of events: [{\"at\": 0.5, \"tap\": \"Search\"}]",
        into: \.scriptFile),
    ])
}

extension SceneOptions {
  /// Language and region.
  var locale: String { localeName.identifier }

  /// The settings that the options describe.
  ///
  /// - Throws: `CommandError` for a script file that cannot be read, `StageError` for one that is
  ///   no script, `FrameError.invalidSize` for a page beyond the limits.
  func settings() throws -> StageSettings {
    var settings = StageSettings()
    settings.size = size.map { CGSize(width: $0.width, height: $0.height) } ?? device.size
    settings.isSizeGiven = size != nil
    settings.scale = scale?.value ?? Double(device.scale)
    settings.safeArea = safeArea ?? (size == nil ? device.safeArea : SafeArea())
    settings.colorScheme = colorScheme
    settings.contrast = contrast
    settings.textSize = textSize
    settings.layoutDirection = layoutDirection
    settings.locale = locale
    settings.reducesMotion = reducesMotion
    settings.era = era
    settings.background = background
    settings.preview = preview
    settings.symbolFolder = try symbolFolder.map(existingFolder)
    settings.assetFolder = try assetFolder.map(existingFolder)
    settings.script = try wholeScript()
    settings.isStrict = isStrict
    try settings.checkPixelSize()
    try checkSafeArea(of: settings)
    return settings
  }

  /// Checks that a safe area that was asked for leaves something of the page.
  ///
  /// - Throws: `CommandError` with the code `usage`.
  private func checkSafeArea(of settings: StageSettings) throws {
    guard let area = safeArea else { return }
    let (width, height) = (settings.size.width, settings.size.height)
    guard area.leading + area.trailing < width, area.top + area.bottom < height else {
      throw CommandError.usage(
        "--safe-area leaves nothing of the page of \(width.wholeText) × \(height.wholeText) points")
    }
  }

  /// Says what a source has to say; under `--strict` it is an error.
  func tell(_ notices: [String], in context: CommandContext) throws {
    if isStrict, !notices.isEmpty {
      throw CommandError(.invalidInput, notices.joined(separator: "\n"))
    }
    for notice in notices { context.console.message(notice) }
  }

  /// The shot file's events, the script file's, and the taps, or nil if there are none of them.
  private func wholeScript() throws -> Script? {
    guard script != nil || scriptFile != nil || !taps.isEmpty else { return nil }
    var whole = script ?? Script()
    if let scriptFile {
      whole.add(try Script(json: try textFile(scriptFile), file: scriptFile).events)
    }
    whole.add(taps)
    return whole
  }
}

/// Returns a file's text.
///
/// - Throws: `CommandError` with the code `noInput`.
func textFile(_ path: String) throws -> String {
  let bytes: [UInt8]
  do {
    bytes = try FileContents.read(path)
  } catch FrameError.unreadable(_, .missing) {
    throw CommandError(.noInput, "there is no file \(path)")
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw CommandError(.invalidInput, "\(path) is no text in UTF-8")
  }
  return text
}

/// Returns the path of a folder.
///
/// - Throws: `CommandError` with the code `noInput` if there is none.
func existingFolder(_ path: String) throws -> String {
  guard isFolder(path) else { throw CommandError(.noInput, "there is no folder \(path)") }
  return path
}

/// Returns whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
  return values?.isDirectory ?? false
}
