public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A rectangle with a radius for each corner, each at most half the short side.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape from its radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a shape; radii not given are zero.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The numbers of the shape, its content first.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      var shape = base
      shape.cornerRadii = base.cornerRadii.inset(by: amount)
      return shape.path(in: rect.insetToZero(by: amount))
    }

    var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner; those not given are zero.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
