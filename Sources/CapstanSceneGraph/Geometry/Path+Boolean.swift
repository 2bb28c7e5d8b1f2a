extension Path {
  /// Returns the area of this path or of another one, or of both.
  ///
  /// The result is made of lines that stay within a hundredth of a point of the curves.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .union, evenOdd: eoFill)
  }

  /// Returns the area that this path and another one have in common, made of lines as a `union`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, evenOdd: eoFill)
  }

  /// Returns the area of this path without that of another one, made of lines as a `union`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .subtraction, evenOdd: eoFill)
  }

  /// Returns the area of one of two paths but not of both, made of lines as a `union`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, evenOdd: eoFill)
  }

  /// Returns the same area by outlines that do not overlap, made of lines as a `union`.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), .union, evenOdd: eoFill)
  }

  /// Returns the parts of this path's line that lie inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(Path(), evenOdd: false, other, evenOdd: eoFill).line(self, inside: true)
  }

  /// Returns the parts of this path's line that lie outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(Path(), evenOdd: false, other, evenOdd: eoFill).line(self, inside: false)
  }

  private func combined(
    with other: Path, _ operation: AreaOperation, evenOdd: Bool
  ) -> Path {
    PathRegion(self, evenOdd: evenOdd, other, evenOdd: evenOdd).path(operation)
  }
}
