/// What flows through a pipe of frames.
public enum StreamFormat: Hashable, Sendable {
  /// Raw pixels without header.
  case raw(RawFormat)
  /// YUV4MPEG2.
  case y4m(Y4MEncoder.Subsampling)

  /// The encoder of such a stream.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public func encoder(
    width: Int, height: Int, rate: FrameRate
  ) throws(FrameError) -> any FrameEncoder {
    switch self {
    case .raw(let format): try RawEncoder(format, width: width, height: height)
    case .y4m(let subsampling):
      try Y4MEncoder(width: width, height: height, rate: rate, subsampling: subsampling)
    }
  }

  /// The options by which ffmpeg reads such a stream, up to and without `-i`.
  func ffmpegInput(width: Int, height: Int, rate: FrameRate) -> [String] {
    switch self {
    case .raw(let format):
      [
        "-f", "rawvideo", "-pixel_format", format.ffmpegName, "-video_size", "\(width)x\(height)",
        "-framerate", "\(rate)",
      ]
    case .y4m:
      // The format cannot say so itself.
      ["-f", "yuv4mpegpipe", "-color_range", "tv"] + VideoFormat.bt709
    }
  }
}
