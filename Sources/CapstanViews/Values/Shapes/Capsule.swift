import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A rectangle whose corners are half its short side.
public nonisolated struct Capsule: InsettableShape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape; continuous by default, as from the iOS 17 SDK on.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radius = min(abs(rect.width), abs(rect.height)) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var base: Capsule
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetToZero(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with corners of a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
