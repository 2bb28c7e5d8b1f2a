import CapstanSceneGraph

/// A generator of equal numbers on every machine (splitmix64's published constants).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Pictures that tests share.
enum TestPictures {
  /// A diagonal gradient with a solid square.
  static func gradient(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = (width / 4..<width / 2).contains(x) && (height / 4..<height / 2).contains(y)
        let (red, green) = (UInt32(x * 255 / max(1, width - 1)), UInt32(y * 255 / max(1, height)))
        bitmap[x, y] = isInside ? 0xFF33_66CC : 0xFF00_0080 | red << 16 | green << 8
      }
    }
    return bitmap
  }

  /// Valid premultiplied noise of every alpha.
  static func noise(width: Int, height: Int, seed: UInt64, opaque: Bool = false) -> Bitmap {
    var generator = SeededGenerator(state: seed)
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      let word = UInt32(truncatingIfNeeded: generator.next())
      bitmap.pixels[index] = StraightWord(opaque ? word | 0xFF00_0000 : word).premultiplied
    }
    return bitmap
  }
}

/// A straight colour, premultiplied by the definition: round(c · a / 255).
struct StraightWord {
  let word: UInt32

  init(_ word: UInt32) { self.word = word }

  var premultiplied: UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((word >> shift & 255) * alpha * 2 + 255) / 510) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
