/// The bytes of a pixel in a raw stream; rows follow one another without padding.
public struct RawFormat: Hashable, Sendable {
  /// The order of a pixel's bytes.
  public enum Layout: String, CaseIterable, Sendable {
    /// Red, green, blue, alpha.
    case rgba
    /// Blue, green, red, alpha.
    case bgra
    /// Red, green, blue. A translucent pixel is written as it looks over black.
    case rgb24
  }

  /// How alpha stands in the colours.
  public enum Alpha: String, CaseIterable, Sendable {
    /// Colours as if the pixel were opaque; what ffmpeg expects.
    case straight
    /// Colours multiplied by alpha.
    case premultiplied
  }

  /// The order of a pixel's bytes.
  public let layout: Layout
  /// How alpha stands in the colours; of no meaning for `rgb24`.
  public let alpha: Alpha

  /// Creates a format.
  ///
  /// The default is straight alpha.
  public init(_ layout: Layout, alpha: Alpha = .straight) {
    (self.layout, self.alpha) = (layout, alpha)
  }

  /// How many bytes a pixel takes: 4, or 3 for `rgb24`.
  public var bytesPerPixel: Int {
    layout == .rgb24 ? 3 : 4
  }

  /// The name by which ffmpeg's option `-pixel_format` knows the layout.
  public var ffmpegName: String {
    layout.rawValue
  }
}
