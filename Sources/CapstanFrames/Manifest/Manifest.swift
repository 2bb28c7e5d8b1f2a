/// What a folder of frames holds and where it came from: `manifest.json`.
///
/// The text is stable: keys are sorted and every number that could round is kept as text. Two runs
/// of the same scene with the same options give equal manifests, whatever the worker count.
public struct Manifest: Codable, Equatable, Sendable {
  /// The file's name in its folder.
  public static let fileName = "manifest.json"
  /// The version that is written, and the newest that is read.
  public static let currentVersion = 1

  /// What the frames show.
  public struct Source: Codable, Equatable, Sendable {
    /// The name that a reader knows it by.
    public var name: String
    /// A text that changes whenever the source does.
    public var fingerprint: String

    /// Creates a source.
    public init(name: String, fingerprint: String) {
      (self.name, self.fingerprint) = (name, fingerprint)
    }
  }

  /// One frame's entry.
  public struct Frame: Codable, Equatable, Sendable {
    /// The file's name in the manifest's folder.
    public var file: String
    /// The frame's number in the whole clip.
    public var index: Int
    /// The frame's time in seconds: a decimal with nine places, rounded.
    public var time: String
    /// The hash of the decoded pixels.
    public var hash: PixelHash

    /// Creates an entry.
    public init(file: String, index: Int, time: RationalTime, hash: PixelHash) {
      (self.file, self.index, self.hash) = (file, index, hash)
      self.time = time.decimal(places: Manifest.timePlaces)
    }
  }

  /// How many digits a frame's time has after the point.
  static let timePlaces = 9

  /// The layout's version.
  public private(set) var version = Manifest.currentVersion
  /// What the frames show.
  public var source: Source
  /// The options that change pixels, by their long names without dashes.
  public var options: [String: String]
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Pixels a point.
  public var scale: Double
  /// Frames a second.
  public var rate: FrameRate
  /// The number of frames of the whole clip; a shard or a range holds fewer.
  public var count: Int
  /// How many digits the numbers in file names have.
  public var padding: Int
  /// The frames here, in order.
  public var frames: [Frame]
  /// The versions of the libraries, and of all else that can change pixels, by name.
  public var libraries: [String: String]
  /// The processor's architecture, such as "x86_64".
  public var architecture: String

  /// Creates the manifest of a clip, still without frames.
  ///
  /// `libraries` are those above the ones that this module adds itself.
  public init(
    source: Source, options: [String: String], width: Int, height: Int, scale: Double,
    rate: FrameRate, count: Int, libraries: [String: String] = [:]
  ) {
    (self.source, self.options) = (source, options)
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.rate, self.count, padding) = (rate, count, FrameName(count: count).padding)
    frames = []
    self.libraries = LibPNG.versions.merging(libraries) { _, given in given }
    architecture = Self.currentArchitecture
  }

  /// The names of the clip's files.
  public var fileName: FrameName {
    FrameName(padding: padding)
  }

  /// Adds the entry of a frame, in the order of indices; an entry of the same index is replaced.
  public mutating func add(_ frame: Int, hash: PixelHash) {
    let time = RationalTime(frame * rate.denominator, over: rate.numerator)
    let entry = Frame(file: fileName.file(frame), index: frame, time: time, hash: hash)
    var position = frames.count
    while position > 0, frames[position - 1].index >= frame { position -= 1 }
    if position < frames.count, frames[position].index == frame {
      frames[position] = entry
    } else {
      frames.insert(entry, at: position)
    }
  }

  /// The entry of a frame, or nil if it is not here.
  public subscript(frame index: Int) -> Frame? {
    var range = 0..<frames.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if frames[middle].index == index { return frames[middle] }
      range =
        frames[middle].index < index
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The architecture of the processor that runs this, such as "x86_64".
  package static let currentArchitecture: String = {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }()
}

extension PixelHash: Codable {
  /// Reads the text that `description` gives.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let hash = PixelHash(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a hash has 32 hexadecimal digits")
    }
    self = hash
  }

  /// Writes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
