public import CapstanSceneGraph

/// Pictures side by side: expected, difference, actual.
public enum ComparisonStrip {
  /// Draws the strip of two pictures; without the middle part if their sizes differ.
  ///
  /// Small pictures are enlarged by whole factors, clear ones stand on a checkerboard.
  public static func of(
    expected: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()
  ) -> Bitmap {
    let isComparable = expected.width == actual.width && expected.height == actual.height
    let middle =
      isComparable
      ? [DifferencePicture.of(expected: expected, actual: actual, rule: rule)] : []
    return joining([expected] + middle + [actual])
  }

  /// Puts pictures side by side on grey.
  public static func joining(_ pictures: [Bitmap]) -> Bitmap {
    let longest = pictures.map { max($0.width, $0.height) }.max() ?? 1
    let factor = max(1, min(16, legibleSide / max(1, longest)))
    let gap = 8
    let height = (pictures.map(\.height).max() ?? 0) * factor + 2 * gap
    let width = pictures.reduce(gap) { $0 + $1.width * factor + gap }
    var strip = Bitmap(width: width, height: height, filledWith: 0xFFB0_B0B6)
    var x = gap
    for picture in pictures {
      strip.place(picture, x: x, y: gap, factor: factor)
      x += picture.width * factor + gap
    }
    return strip
  }

  /// The side in pixels that small pictures are enlarged to, at most.
  private static let legibleSide = 192
}

extension Bitmap {
  fileprivate mutating func place(_ picture: Bitmap, x left: Int, y top: Int, factor: Int) {
    for y in 0..<picture.height * factor {
      for x in 0..<picture.width * factor {
        let isDark = (x / 8 + y / 8) % 2 == 1
        self[left + x, top + y] = Self.over(
          picture[x / factor, y / factor], isDark ? 0xDD : 0xFF)
      }
    }
  }

  /// A premultiplied word over an opaque grey.
  private static func over(_ word: UInt32, _ grey: UInt32) -> UInt32 {
    let rest = (grey * (255 - word >> 24) + 127) / 255
    return 0xFF00_0000 | (word & 0xFF_FFFF) + rest * 0x01_0101
  }
}
