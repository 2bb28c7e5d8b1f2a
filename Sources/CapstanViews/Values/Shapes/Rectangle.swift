import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape, BitwiseCopyable {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.insetToZero(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension CGRect {
  /// Returns the rectangle less a distance on all sides, shrunk to its middle where that is too
  /// much.
  func insetToZero(by amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
