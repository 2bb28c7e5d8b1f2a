internal import CapstanSceneGraph

/// Tells an edge that moved by less than half a pixel from one that appeared, vanished or changed.
///
/// A pixel passes if, in every channel, the other picture's value there lies between the least and
/// the greatest of its own 3 × 3 pixels and no further from its own value than half their range:
/// what such a move does to an edge and to a hairline alike. A hairline that is gone does not
/// pass. Fading a thin line stays within those bounds, so the colour's sum over 5 × 5 pixels must
/// hold as well, to half a pixel's width of the local contrast. An approximation of ours: a faint
/// recolouring of a line looks like a line of another width and passes.
enum AntialiasDetector {
  /// Returns whether a difference at a pixel is a matter of antialiasing only; symmetric.
  static func explains(_ first: Bitmap, _ second: Bitmap, x: Int, y: Int) -> Bool {
    (reaches(second[x, y], from: first, x, y) || reaches(first[x, y], from: second, x, y))
      && keepsItsColour(first, second, x, y)
  }

  private static let channels: [UInt32] = [0, 8, 16, 24]
  /// Rounding of two renderings, in levels.
  private static let slack = 2

  private static func reaches(_ word: UInt32, from bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    channels.allSatisfy { shift in
      let centre = channel(bitmap, x, y, shift)
      var (low, high) = (centre, centre)
      for dy in -1...1 {
        for dx in -1...1 {
          let value = channel(bitmap, x + dx, y + dy, shift)
          low = min(low, value)
          high = max(high, value)
        }
      }
      let value = Int(word >> shift & 255)
      return (low - slack...high + slack).contains(value)
        && abs(value - centre) * 2 <= high - low + 2 * slack
    }
  }

  private static func keepsItsColour(
    _ first: Bitmap, _ second: Bitmap, _ x: Int, _ y: Int
  ) -> Bool {
    channels.allSatisfy { shift in
      var (sum, low, high) = (0, 255, 0)
      for dy in -2...2 {
        for dx in -2...2 {
          let one = channel(first, x + dx, y + dy, shift)
          let other = channel(second, x + dx, y + dy, shift)
          sum += one - other
          low = min(low, min(one, other))
          high = max(high, max(one, other))
        }
      }
      // Half a pixel's width along the longest straight edge, the diagonal of seven pixels.
      return abs(sum) * 2 <= 7 * (high - low) + 25 * slack
    }
  }

  private static func channel(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ shift: UInt32) -> Int {
    let (column, row) = (min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1))
    return Int(bitmap[column, row] >> shift & 255)
  }
}
