public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A rectangle with four equal corners, which are at most half the short side.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// Points along each axis.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a shape with a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    if cornerSize.width == cornerSize.height {
      return Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }
    return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The numbers of the shape, its content first.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      var shape = base
      shape.cornerSize.width = max(base.cornerSize.width - amount, 0)
      shape.cornerSize.height = max(base.cornerSize.height - amount, 0)
      return shape.path(in: rect.insetToZero(by: amount))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
