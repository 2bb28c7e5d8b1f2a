/// How frames become a video file: the stream that goes to ffmpeg and the options it gets.
public struct VideoPlan: Equatable, Sendable {
  /// What to do where a format needs even sides and a picture has odd ones.
  public enum OddSize: String, CaseIterable, Sendable {
    /// Refuse before the first frame.
    case refuse
    /// Add a black column or row at the right or bottom.
    case pad
    /// Leave out the last column or row.
    case crop
  }

  /// The kind of file.
  public let format: VideoFormat
  /// What is to be written into ffmpeg's standard input.
  public let stream: StreamFormat
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Frames a second.
  public let rate: FrameRate
  /// What a person should be told before the first frame.
  public let notes: [String]

  private let filters: [String]
  private let extraArguments: [String]

  /// A Boolean value that tells whether the file is known to have a frame for each that is handed
  /// in; options of the user's own can change that.
  public var keepsFrameCount: Bool {
    !isResampled && extraArguments.isEmpty
  }

  private var isResampled: Bool {
    format.largestRate.map { $0.framesPerSecond < rate.framesPerSecond } ?? false
  }

  /// Plans a video.
  ///
  /// `stream` is chosen to fit the format if it is nil: converted here to Y′CbCr for H.264, else
  /// straight RGBA. `extraArguments` come last before the output, so they win over ours.
  ///
  /// - Throws: `FrameError.invalidSize` for odd sides that the format cannot hold, naming both
  ///   sizes, and beyond `PixelLimit`.
  public init(
    _ format: VideoFormat, width: Int, height: Int, rate: FrameRate, stream: StreamFormat? = nil,
    oddSize: OddSize = .refuse, extraArguments: [String] = []
  ) throws(FrameError) {
    try PixelLimit.check(width: width, height: height)
    let isOdd = format.needsEvenSides && (width % 2 == 1 || height % 2 == 1)
    var filters: [String] = []
    var notes: [String] = []
    if isOdd {
      filters += try Self.filters(for: oddSize, format, width, height, &notes)
    }
    (self.format, self.width, self.height, self.rate) = (format, width, height, rate)
    self.stream =
      stream
      ?? (format.keepsAlpha
        ? .raw(RawFormat(.rgba))
        : isOdd
          ? .raw(RawFormat(.rgb24)) : .y4m(.yuv420))
    if case .raw(let raw) = self.stream, raw.alpha == .premultiplied, raw.layout != .rgb24 {
      filters.insert("unpremultiply=inplace=1", at: 0)
    }
    if let limit = format.largestRate, limit.framesPerSecond < rate.framesPerSecond {
      filters.append("fps=\(limit)")
      notes.append(
        "\(format.rawValue) files hold at most \(limit.numerator) frames a second; "
          + "the \(rate) here are resampled to them")
    }
    let isRGB = if case .raw = self.stream { true } else { false }
    self.filters = filters + format.filters(isRGB: isRGB)
    self.notes = notes
    self.extraArguments = extraArguments
  }

  /// The encoder of the stream that goes to ffmpeg.
  public func encoder() throws(FrameError) -> any FrameEncoder {
    try stream.encoder(width: width, height: height, rate: rate)
  }

  /// ffmpeg's options, from its input on its standard input to its output.
  public func arguments(output: String) -> [String] {
    ["-hide_banner", "-nostdin", "-loglevel", "warning"]
      + stream.ffmpegInput(width: width, height: height, rate: rate) + ["-i", "pipe:0", "-an"]
      + (filters.isEmpty ? [] : ["-vf", filters.joined(separator: ",")]) + format.encoding
      + extraArguments + ["-f", format.muxer, "-y", output]
  }

  /// The command line as a person types it into a shell.
  public func commandLine(output: String) -> String {
    (["ffmpeg"] + arguments(output: output)).map(ShellQuoting.quoted).joined(separator: " ")
  }

  private static func filters(
    for oddSize: OddSize, _ format: VideoFormat, _ width: Int, _ height: Int,
    _ notes: inout [String]
  ) throws(FrameError) -> [String] {
    let padded = (width: width + width % 2, height: height + height % 2)
    let cropped = (width: width - width % 2, height: height - height % 2)
    switch oddSize {
    case .refuse:
      throw .invalidSize(
        "\(format.rawValue) needs even sides: \(width) × \(height) pixels would have to become "
          + "\(padded.width) × \(padded.height); change the size or pad or crop it")
    case .pad:
      notes.append("padded from \(width) × \(height) to \(padded.width) × \(padded.height)")
      return ["pad=\(padded.width):\(padded.height)"]
    case .crop:
      guard cropped.width > 0, cropped.height > 0 else {
        throw .invalidSize("\(width) × \(height) pixels cannot be cropped to even sides")
      }
      notes.append("cropped from \(width) × \(height) to \(cropped.width) × \(cropped.height)")
      return ["crop=\(cropped.width):\(cropped.height):0:0"]
    }
  }
}
