import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A circle as wide as the short side of its frame, in the middle of it.
public nonisolated struct Circle: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns a square that fits the proposal; ten points without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side =
      switch (proposal.width, proposal.height) {
      case (.some(let width), nil): width
      case (nil, .some(let height)): height
      default: min(size.width, size.height)
      }
    return CGSize(width: side, height: side)
  }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
      Path(ellipseIn: rect.middleSquare.insetToZero(by: amount))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  nonisolated struct _Inset: InsettableShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetToZero(by: amount)) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension CGRect {
  /// The largest square in the middle of the rectangle.
  fileprivate var middleSquare: CGRect {
    let r = standardized
    let side = min(r.width, r.height)
    return CGRect(x: r.midX - side / 2, y: r.midY - side / 2, width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
