public import CapstanSceneGraph

extension Bitmap {
  /// A picture in the test itself: one character a pixel, one line a row.
  ///
  /// A picture with clear pixels shows its alpha, an opaque one how dark it is: "." up to 10 %,
  /// "-" up to 40 %, "+" up to 75 %, "#" above.
  public var sketch: String {
    let isOpaque = isOpaque
    return sketch { word in
      let luma = ((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) / 256
      let coverage = Double(isOpaque ? 255 - luma : word >> 24) / 255
      return coverage <= 0.1 ? "." : coverage <= 0.4 ? "-" : coverage <= 0.75 ? "+" : "#"
    }
  }

  /// The picture with a character for each premultiplied word.
  public func sketch(_ character: (UInt32) -> Character) -> String {
    (0..<height).map { y in
      String((0..<width).map { x in character(self[x, y]) })
    }.joined(separator: "\n")
  }
}
