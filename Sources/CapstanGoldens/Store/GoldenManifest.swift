public import CapstanFrames
import CapstanSceneGraph
import Foundation

/// What a golden's folder holds: `manifest.json`.
///
/// The text is stable: keys are sorted, times are exact fractions.
public struct GoldenManifest: Equatable, Sendable {
  /// The file's name in its folder.
  public static let fileName = "manifest.json"
  /// The layout that is written, and the newest that is read.
  static let currentFormat = 1

  /// A frame that is kept as a picture.
  public struct Picture: Hashable, Codable, Sendable {
    /// The frame's number.
    public var frame: Int
    /// The file's name in the folder.
    public var file: String
    /// The fingerprint of the decoded pixels: the number of the method, a colon, the hash.
    public var pixels: String

    /// Creates an entry.
    public init(frame: Int, file: String, pixels: String) {
      (self.frame, self.file, self.pixels) = (frame, file, pixels)
    }

    /// Describes a picture.
    init(_ frame: Int, file: String, of bitmap: Bitmap) {
      self.init(frame: frame, file: file, pixels: Self.mark + "\(PixelHash(of: bitmap))")
    }

    /// Returns whether a bitmap can be the picture; a fingerprint of another method tells nothing.
    func canBe(_ bitmap: Bitmap) -> Bool {
      !pixels.hasPrefix(Self.mark) || pixels == Self.mark + "\(PixelHash(of: bitmap))"
    }

    private static let mark = "\(PixelHash.method):"
  }

  /// The shot's name as it was given.
  public var shot: String
  /// Which shots it belongs to.
  public var group: String
  /// Frames a second.
  public var rate: FrameRate
  /// How many frames the clip has.
  public var frameCount: Int
  /// What happens, sorted by time.
  public var events: [Shot.Event]
  /// The time from which on nothing moves; nil if that never happens.
  public var settledTime: RationalTime?
  /// The kept frames, ascending.
  public var pictures: [Picture]
  /// What the frames were made with.
  public var environment: ShotEnvironment

  /// Creates the manifest of a shot.
  init(of shot: Shot, pictures: [Picture]) {
    (self.shot, group, rate, frameCount) = (shot.name, shot.group, shot.rate, shot.frameCount)
    (events, settledTime, environment) = (shot.events, shot.settledTime, shot.environment)
    self.pictures = pictures
  }

  /// The exact time of a frame.
  public func time(of frame: Int) -> RationalTime {
    RationalTime(frame * rate.denominator, over: rate.numerator)
  }

  // MARK: JSON

  /// The manifest as JSON with sorted keys and a final line end.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(Document(self))) + [UInt8(ascii: "\n")]
  }

  /// Reads a manifest's bytes; `path` stands in errors.
  ///
  /// - Throws: `GoldenError.unreadable`.
  init(json: [UInt8], path: String) throws(GoldenError) {
    let decoder = JSONDecoder()
    guard let format = try? decoder.decode(Format.self, from: Data(json)).format else {
      throw .unreadable(path: path, reason: "this is no golden's manifest")
    }
    guard format == Self.currentFormat else {
      throw .unreadable(
        path: path,
        reason: "its format is \(format), this tool reads \(Self.currentFormat)")
    }
    guard let document = try? decoder.decode(Document.self, from: Data(json)),
      let manifest = GoldenManifest(document)
    else {
      throw .unreadable(path: path, reason: "this manifest contradicts itself or is incomplete")
    }
    self = manifest
  }

  /// Whether a manifest's bytes are a golden's, of this format or another.
  static func isOne(_ json: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Mark.self, from: Data(json))) != nil
  }

  private struct Mark: Decodable {
    var format: Int
    var shot: String
  }

  private init?(_ document: Document) {
    guard document.frames >= 1 else { return nil }
    (shot, group, rate) = (document.shot, document.group, document.rate)
    frameCount = document.frames
    pictures = document.pictures.sorted { $0.frame < $1.frame }
    guard Set(pictures.map(\.frame)).count == pictures.count,
      pictures.allSatisfy({ (0..<document.frames).contains($0.frame) })
    else { return nil }
    events = []
    for event in document.events {
      guard let time = RationalTime(fraction: event.at) else { return nil }
      events.append(Shot.Event(event.name, at: time))
    }
    if let text = document.settled {
      guard let time = RationalTime(fraction: text) else { return nil }
      settledTime = time
    }
    environment = ShotEnvironment(
      tool: document.environment.tool, architecture: document.environment.architecture,
      libraries: document.environment.libraries, fonts: document.environment.fonts)
  }

  private struct Format: Decodable {
    var format: Int
  }

  /// The layout of the file.
  private struct Document: Codable {
    struct Event: Codable {
      var at: String
      var name: String
    }
    struct Environment: Codable {
      var tool: String
      var architecture: String
      var libraries: [String: String]
      var fonts: [String: String]
    }
    var format = GoldenManifest.currentFormat
    var shot: String
    var group: String
    var rate: FrameRate
    var frames: Int
    var events: [Event]
    var settled: String?
    var pictures: [Picture]
    var environment: Environment

    init(_ manifest: GoldenManifest) {
      (shot, group, rate) = (manifest.shot, manifest.group, manifest.rate)
      frames = manifest.frameCount
      events = manifest.events.map { Event(at: $0.time.fraction, name: $0.name) }
      settled = manifest.settledTime?.fraction
      pictures = manifest.pictures
      let facts = manifest.environment
      environment = Environment(
        tool: facts.tool, architecture: facts.architecture, libraries: facts.libraries,
        fonts: facts.fonts)
    }
  }
}

extension RationalTime {
  /// The seconds as an exact fraction, such as "1/2".
  var fraction: String { "\(numerator)/\(denominator)" }

  /// Reads what `fraction` gives; nil for anything else.
  init?(fraction: String) {
    let parts = fraction.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]), bottom > 0 else {
      return nil
    }
    self.init(top, over: bottom)
  }
}
