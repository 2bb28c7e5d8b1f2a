/// The direction in which a line of views begins.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a shape does in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Looks the same in both directions.
  case fixed
  /// Mirrors horizontally if the layout direction is the given one.
  case mirrors(in: LayoutDirection)

  /// Mirrors in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Tells whether a drawing is mirrored in a layout direction.
  package func isMirrored(in direction: LayoutDirection) -> Bool {
    self == .mirrors(in: direction)
  }
}
