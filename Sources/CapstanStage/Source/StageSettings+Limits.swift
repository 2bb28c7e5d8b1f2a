public import CapstanFrames
import Foundation

extension StageSettings {
  /// Checks that the page has a picture of a possible size.
  ///
  /// - Throws: `FrameError.invalidSize` with the limit.
  public func checkPixelSize() throws(FrameError) {
    let limit = Double(Int32.max)
    guard size.width * scale <= limit, size.height * scale <= limit else {
      throw .invalidSize(
        "\(size.width) × \(size.height) points: a side has at most "
          + "\(PixelLimit.side) pixels")
    }
    try PixelLimit.check(width: pixelSize.width, height: pixelSize.height)
  }
}
