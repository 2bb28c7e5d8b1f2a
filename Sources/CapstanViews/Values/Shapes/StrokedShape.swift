public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// The outline of a line along another shape's outline.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  /// The shape that is changed.
  public var shape: S
  /// Width, ends, corners and dashes of the line.
  public var style: StrokeStyle

  /// Creates the outline of a line.
  public init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { .stroke }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Part of another shape's outline.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
  /// The shape that is changed.
  public var shape: S
  /// Fractions of the whole length.
  public var startFraction: CGFloat
  /// Fraction of the whole length where the part ends.
  public var endFraction: CGFloat

  /// Creates the part between two fractions of the length.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
  }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { S.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// Returns the outline of a line along this shape's outline, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the outline of a line of a width in points, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
