/// A kind of video file that ffmpeg writes.
public enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264 in 4:2:0, tagged and converted as BT.709, with its index first. No alpha.
  case mp4
  /// VP9 in 4:2:0 with alpha.
  case webm
  /// ProRes 4444 with alpha.
  case mov
  /// GIF with a palette for each frame.
  case gif
  /// Animated PNG, lossless, with alpha.
  case apng
  /// Animated WebP, lossless, with alpha.
  case webp

  /// The format that a file's name asks for, by its extension; nil for any other.
  public init?(fileName: String) {
    guard let point = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(rawValue: fileName[fileName.utf8.index(after: point)...].lowercased())
  }

  /// A Boolean value that tells whether chroma is halved, so that both sides must be even.
  var needsEvenSides: Bool {
    self == .mp4 || self == .webm
  }

  /// A Boolean value that tells whether pixels keep their alpha.
  var keepsAlpha: Bool {
    self != .mp4
  }

  /// ffmpeg's tags for BT.709.
  static let bt709 = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
  ]

  /// The most frames a second: GIF's delays are hundredths of a second, and viewers slow down
  /// delays of one hundredth.
  var largestRate: FrameRate? {
    self == .gif ? FrameRate(50) : nil
  }

  /// The filters that turn RGB, or Y′CbCr of BT.709, into what the encoder takes.
  func filters(isRGB: Bool) -> [String] {
    let matrix =
      isRGB
      ? "scale=out_color_matrix=bt709:out_range=tv"
        + ":flags=accurate_rnd+full_chroma_int+full_chroma_inp"
      : "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int"
    // ProRes takes its tags from the frames and not from the encoder's options.
    let tags = "setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=bt709"
    return switch self {
    case .mp4: isRGB ? [matrix, "format=yuv420p", tags] : []
    case .webm: isRGB ? [matrix, "format=yuva420p", tags] : []
    case .mov: isRGB ? [matrix, "format=yuva444p10le", tags] : [tags]
    case .gif:
      (isRGB ? [] : [matrix])
        + [
          "split[a][b];[a]palettegen=stats_mode=single[p];"
            + "[b][p]paletteuse=new=1:dither=bayer:bayer_scale=5"
        ]
    case .apng: isRGB ? [] : [matrix, "format=rgb24"]
    case .webp: isRGB ? ["format=bgra"] : [matrix, "format=bgra"]
    }
  }

  /// The options of the encoder and of the file.
  var encoding: [String] {
    switch self {
    case .mp4:
      ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-pix_fmt", "yuv420p"]
        + ["-color_range", "tv"] + Self.bt709 + ["-movflags", "+faststart"]
    case .webm:
      ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "20", "-row-mt", "1", "-cpu-used", "4"]
        + ["-auto-alt-ref", "0", "-color_range", "tv"] + Self.bt709
    case .mov:
      ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0", "-alpha_bits", "16"]
        + ["-color_range", "tv"] + Self.bt709
    case .gif: ["-c:v", "gif", "-loop", "0"]
    case .apng: ["-c:v", "apng", "-plays", "0"]
    case .webp: ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"]
    }
  }

  /// ffmpeg's name of the file format.
  var muxer: String { rawValue }
}
