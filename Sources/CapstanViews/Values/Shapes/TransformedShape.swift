public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A shape with an affine map applied to its outline.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// The map applied to the outline.
  public var transform: CGAffineTransform

  /// Creates a mapped shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { Content.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape whose outline is shifted.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// Points.
  public var offset: CGSize

  /// Creates a shifted shape.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { Content.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is scaled about an anchor.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// The factors along the axes.
  public var scale: CGSize
  /// The point that keeps its place, in fractions of the frame.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { Content.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(map.about(anchor.point(in: rect)))
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape whose outline is turned about an anchor.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// How far the outline is turned; positive turns clockwise.
  public var angle: Angle
  /// The point that keeps its place, in fractions of the frame.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { Content.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let map = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(map.about(anchor.point(in: rect)))
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The numbers of the shape, its content first.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape drawn in a size of its own at its frame's top left corner.
public nonisolated struct _SizedShape<S: Shape>: Shape {
  /// The shape that is changed.
  public var shape: S
  /// Points.
  public var size: CGSize
  /// The point that stands where the frame has it.
  let anchor: UnitPoint

  /// Creates a shape of a size.
  public init(shape: S, size: CGSize) { self.init(shape: shape, size: size, anchor: .topLeading) }

  init(shape: S, size: CGSize, anchor: UnitPoint) {
    (self.shape, self.size, self.anchor) = (shape, size, anchor)
  }

  /// How the outline is drawn by default.
  public static var role: ShapeRole { S.role }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
        height: size.height))
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The numbers of the shape, its content first.
  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// Returns the map with a point as its origin.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension Shape {
  /// Returns the shape with an affine map applied to its outline.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape shifted by a vector.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape shifted by a point's coordinates.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape shifted along the axes.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled about an anchor.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled evenly about an anchor.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape turned about an anchor; positive angles turn clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape drawn in a size of its own.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape drawn in a size of its own, with an anchor where the frame has it.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape drawn in a size of its own, with an anchor where the frame has it.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the shape drawn in a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
