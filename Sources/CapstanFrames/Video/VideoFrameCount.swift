/// How many frames a video file really has.
enum VideoFrameCount {
  /// Counts a file's frames by its own structure where that is simple, else by ffprobe; nil where
  /// neither can tell.
  static func count(inFile path: String, _ format: VideoFormat) -> Int? {
    switch format {
    case .webp: return animationFrames(inWebP: path)
    case .apng: return pngFrames(path)
    case .mp4, .webm, .mov, .gif: return packets(path)
    }
  }

  /// The frame count of an animated PNG's acTL chunk; a picture without one is one frame.
  private static func pngFrames(_ path: String) -> Int? {
    guard let bytes = try? FileContents.read(path),
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

  /// The number of ANMF chunks; a single picture has none.
  private static func animationFrames(inWebP path: String) -> Int? {
    guard let bytes = try? FileContents.read(path), bytes.starts(with: Array("RIFF".utf8)) else {
      return nil
    }
    var (offset, count) = (12, 0)
    while offset + 8 <= bytes.count {
      if bytes[offset..<offset + 4] == Array("ANMF".utf8)[...] { count += 1 }
      let length = bigEndian(ArraySlice(bytes[offset + 4..<offset + 8].reversed()))
      offset += 8 + length + length % 2
    }
    return max(1, count)
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func packets(_ path: String) -> Int? {
    let arguments = [
      "-v", "error", "-select_streams", "v:0", "-count_packets", "-show_entries",
      "stream=nb_read_packets", "-of", "default=nokey=1:noprint_wrappers=1", "file:\(path)",
    ]
    return ChildProcess.output(of: "ffprobe", arguments)?.last.flatMap { Int($0) }
  }
}
