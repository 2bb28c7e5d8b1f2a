public import CapstanSceneGraph

/// A picture that shows where two pictures differ, however faint the change.
///
/// The expected picture stands in pale grey. A pixel that breaks the rule is red, the stronger the
/// worse, its red always 255; one forgiven as antialiasing is amber, one within tolerance blue. A
/// frame surrounds everything that breaks the rule.
public enum DifferencePicture {
  /// Draws the difference of two pictures of one size.
  ///
  /// Traps on different sizes.
  public static func of(
    expected: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()
  ) -> Bitmap {
    var picture = Bitmap(
      width: expected.width, height: expected.height, pixels: expected.pixels.map(pale))
    guard let difference = LevelComparator(rule).difference(expected, actual) else {
      return picture
    }
    let worst = max(1, difference.worst?.level ?? 1)
    _ = LevelScan.scan(expected, actual, limit: 0) { x, y, level in
      if level <= rule.levelLimit {
        picture[x, y] = within
      } else if rule.forgivesAntialiasing,
        AntialiasDetector.explains(expected, actual, x: x, y: y)
      {
        picture[x, y] = antialiased
      } else {
        let rest = UInt32(140 - 140 * min(level, worst) / worst)
        picture[x, y] = 0xFFFF_0000 | rest << 8 | rest
      }
    }
    if let box = difference.boundingBox { picture.drawFrame(around: box) }
    return picture
  }

  private static let within: UInt32 = 0xFF8F_B4FF
  private static let antialiased: UInt32 = 0xFFFF_C400

  /// A premultiplied word over white in grey, between 205 and 245.
  private static func pale(_ word: UInt32) -> UInt32 {
    let white = 255 - word >> 24
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    let luma = (red * 54 + green * 183 + blue * 19) / 256 + white
    let grey = 205 + min(luma, 255) * 40 / 255
    return 0xFF00_0000 | grey * 0x01_0101
  }
}

extension Bitmap {
  /// Draws a frame a pixel away from a rectangle, as far as it lies in the picture.
  fileprivate mutating func drawFrame(around box: PixelRect) {
    let thickness = max(1, min(width, height) / 400)
    for step in 2..<(2 + thickness) {
      let (left, right) = (box.minX - step, box.maxX + step)
      let (top, bottom) = (box.minY - step, box.maxY + step)
      for x in left...right {
        mark(x, top)
        mark(x, bottom)
      }
      for y in top...bottom {
        mark(left, y)
        mark(right, y)
      }
    }
  }

  private mutating func mark(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    self[x, y] = 0xFFFF_0080
  }
}
