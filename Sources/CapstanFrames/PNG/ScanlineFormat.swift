/// How the pixels of a PNG file's rows are laid out.
enum ScanlineFormat: Equatable, Sendable {
  /// Three bytes a pixel, for opaque pictures.
  case rgb
  /// Four bytes a pixel, straight alpha last.
  case rgba

  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}
