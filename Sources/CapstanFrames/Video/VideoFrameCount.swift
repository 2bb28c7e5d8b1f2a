/// How many frames a video file really has.
enum VideoFrameCount {
  /// Counts a file's frames by its own structure where that is simple, else by ffprobe; nil where
  /// neither can tell.
  ///
  /// `rate` is the one that the frames were handed over at.
  static func count(inFile path: String, _ format: VideoFormat, rate: FrameRate) -> Int? {
    switch format {
    case .webp: return animationFrames(inWebP: path, rate: rate)
    case .apng: return pngFrames(path)
    case .mp4, .webm, .mov, .gif: return packets(path)
    }
  }

  /// The frame count of an animated PNG's acTL chunk; a picture without one is one frame.
  private static func pngFrames(_ path: String) -> Int? {
    guard let bytes = try? FileContents.read(path, limit: .max),
      bytes.starts(with: PNGContainer.signature)
    else { return nil }
    var offset = PNGContainer.signature.count
    while offset + 12 <= bytes.count {
      let length = bigEndian(bytes[offset..<offset + 4])
      if bytes[offset + 4..<offset + 8] == Array("acTL".utf8)[...] {
        return bigEndian(bytes[offset + 8..<offset + 12])
      }
      offset += 12 + length
    }
    return 1
  }

  /// The rate up to which whole milliseconds tell one frame from two.
  private static let largestMillisecondRate = 250.0

  /// The durations of all ANMF chunks in frames: libwebp joins frames that are equal into one that
  /// lasts longer.
  ///
  /// nil for a single picture, to which a clip of equal frames is joined, and for rates beyond
  /// what whole milliseconds tell apart.
  private static func animationFrames(inWebP path: String, rate: FrameRate) -> Int? {
    guard rate.framesPerSecond <= largestMillisecondRate,
      let bytes = try? FileContents.read(path, limit: .max),
      bytes.starts(with: Array("RIFF".utf8))
    else { return nil }
    var (offset, milliseconds) = (12, 0)
    while offset + 8 <= bytes.count {
      if bytes[offset..<offset + 4] == Array("ANMF".utf8)[...], offset + 23 <= bytes.count {
        milliseconds += littleEndian(bytes[offset + 20..<offset + 23])
      }
      let length = littleEndian(bytes[offset + 4..<offset + 8])
      offset += 8 + length + length % 2
    }
    guard milliseconds > 0 else { return nil }
    return Int((Double(milliseconds) / 1000 * rate.framesPerSecond).rounded())
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func packets(_ path: String) -> Int? {
    let arguments = [
      "-v", "error", "-select_streams", "v:0", "-count_packets", "-show_entries",
      "stream=nb_read_packets", "-of", "default=nokey=1:noprint_wrappers=1", "file:\(path)",
    ]
    return ChildProcess.output(of: "ffprobe", arguments)?.last.flatMap { Int($0) }
  }
}
