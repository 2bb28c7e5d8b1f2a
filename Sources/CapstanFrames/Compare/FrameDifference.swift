/// Where and how much two pictures of one size differ.
public struct FrameDifference: Equatable, Sendable {
  /// The pixel that differs most.
  public struct Worst: Equatable, Sendable {
    /// The largest difference of its channels, premultiplied, 1 to 255.
    public var level: Int
    /// Its column.
    public var x: Int
    /// Its row.
    public var y: Int

    /// Creates a worst pixel.
    public init(level: Int, x: Int, y: Int) {
      (self.level, self.x, self.y) = (level, x, y)
    }
  }

  /// Pixels beyond the limit that lie near each other.
  public struct Cluster: Equatable, Sendable {
    /// How many pixels it has.
    public var count: Int
    /// The rectangle around them.
    public var box: PixelRect
  }

  /// How many pixels were looked at; a comparator that looked at fewer than all has failed.
  public var examinedCount: Int
  /// How many pixels break the rule.
  public var differingCount = 0
  /// How many pixels differ and are forgiven, by their level or as strays.
  public var toleratedCount = 0
  /// How many pixels differ and are forgiven as antialiasing.
  public var antialiasedCount = 0
  /// The worst of the pixels that break the rule: the first of them, row by row.
  public var worst: Worst?
  /// The rectangle around the pixels that break the rule.
  public var boundingBox: PixelRect?
  /// The clusters that break the rule, the largest first.
  public var clusters: [Cluster] = []
  /// The largest distance in Oklab, times 100, over white or black; about 2 is just visible.
  ///
  /// Information only: no verdict hangs on it. Nil if it was not measured.
  public var perceptualDistance: Double?

  /// Creates the difference of pictures that do not differ.
  public init(examinedCount: Int) {
    self.examinedCount = examinedCount
  }

  /// What shows that a comparator did not do its work on two pictures that are not equal.
  func flaw(pixelCount: Int) -> String? {
    if examinedCount != pixelCount {
      return "it looked at \(examinedCount) of \(pixelCount) pixels"
    }
    let counts = [differingCount, toleratedCount, antialiasedCount]
    guard counts.allSatisfy({ (0...pixelCount).contains($0) }),
      (1...pixelCount).contains(counts.reduce(0, +))
    else { return "it counts \(counts) differing pixels in pictures that differ" }
    if differingCount > 0 {
      guard let worst, (1...255).contains(worst.level), boundingBox != nil else {
        return "it found a difference but not where"
      }
    }
    if let perceptualDistance, !perceptualDistance.isFinite {
      return "its perceptual distance is \(perceptualDistance)"
    }
    return nil
  }
}

extension FrameDifference: CustomStringConvertible {
  /// One line, such as "38 of 4096 pixels differ, worst by 17 at (21, 9), all inside
  /// (18, 8)–(26, 11)".
  public var description: String {
    var text: String
    if let worst, let boundingBox {
      text =
        "\(differingCount) of \(examinedCount) pixels differ, worst by \(worst.level) at "
        + "(\(worst.x), \(worst.y)), all inside \(boundingBox)"
      if clusters.count > 1 { text += ", in \(clusters.count) places" }
    } else {
      text = "no pixel breaks the rule"
    }
    if antialiasedCount > 0 { text += "; \(antialiasedCount) differ by antialiasing only" }
    if toleratedCount > 0 { text += "; \(toleratedCount) are within tolerance" }
    if let perceptualDistance, perceptualDistance.isFinite {
      let tenths = Int((perceptualDistance * 10).rounded())
      text += "; perceptual distance \(tenths / 10).\(tenths % 10)"
    }
    return text
  }
}
