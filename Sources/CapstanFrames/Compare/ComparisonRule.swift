/// Which differences between two pictures are forgiven.
///
/// The default forgives one level per channel, on as many pixels as there are, and nothing else.
/// There is no share of the picture that may differ: a missing icon is few pixels of many.
public struct ComparisonRule: Hashable, Sendable {
  /// The largest difference of a premultiplied channel, 0 to 255, that does not count.
  public var levelLimit: Int
  /// The largest cluster of pixels beyond the limit that is forgiven; 0 forgives none.
  ///
  /// A cluster's pixels lie within 16 pixels of each other; so this forgives single stray pixels
  /// and never the many scattered pieces of one change.
  public var strayLimit: Int
  /// A Boolean value that tells whether an edge that moved by less than half a pixel is
  /// forgiven.
  public var forgivesAntialiasing: Bool
  /// A Boolean value that tells whether the perceptual distance is measured too, as information.
  public var measuresPerception: Bool

  /// Creates a rule.
  ///
  /// Traps on a level limit outside 0 to 255 or a negative stray limit.
  public init(
    levelLimit: Int = 1, strayLimit: Int = 0, forgivesAntialiasing: Bool = false,
    measuresPerception: Bool = false
  ) {
    precondition((0...255).contains(levelLimit), "A level limit is 0 to 255.")
    precondition(strayLimit >= 0, "A stray limit is not negative.")
    (self.levelLimit, self.strayLimit) = (levelLimit, strayLimit)
    self.forgivesAntialiasing = forgivesAntialiasing
    self.measuresPerception = measuresPerception
  }

  /// The rule that forgives nothing.
  public static let exact = ComparisonRule(levelLimit: 0)
}
