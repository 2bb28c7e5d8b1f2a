/// The largest pictures that are written or read.
public enum PixelLimit {
  /// The most pixels a side: what a Cairo image surface can hold.
  public static let side = 32_767
  /// The most pixels of a picture: 512 MiB of 32-bit words, as much as the renderer takes.
  public static let count = 1 << 27

  /// Checks a picture's size before any memory is taken.
  ///
  /// - Throws: `FrameError.invalidSize` for a side below 1 or above `side`, or for more than
  ///   `count` pixels.
  public static func check(width: Int, height: Int) throws(FrameError) {
    guard width >= 1, height >= 1 else {
      throw .invalidSize("\(width) × \(height) pixels: both sides must be at least 1")
    }
    guard width <= side, height <= side else {
      throw .invalidSize("\(width) × \(height) pixels: a side has at most \(side)")
    }
    guard width * height <= count else {
      throw .invalidSize("\(width) × \(height) pixels: a picture has at most \(count)")
    }
  }
}
