public import Foundation

/// A view that draws a shape.
public nonisolated protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape drawn with a style over what was drawn before.
public nonisolated struct StyledShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape.
  public let shape: Content
  let leaf: ShapeLeaf<Content, Style>
  let background: Background

  /// The drawn shape.
  @MainActor public var body: some View {
    if Background.self == EmptyView.self {
      leaf
    } else {
      leaf.background(background)
    }
  }
}

extension Shape {
  /// The shape drawn with the foreground.
  @MainActor public var body: some View {
    ShapeLeaf(shape: self, style: ForegroundStyle())
  }

  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> StyledShapeView<Self, S, EmptyView> {
    StyledShapeView(
      shape: self, leaf: ShapeLeaf(shape: self, style: content, drawing: .fill(style)),
      background: EmptyView())
  }

  /// Fills the shape with the foreground.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> StyledShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the shape's outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StyledShapeView<Self, S, EmptyView> {
    StyledShapeView(
      shape: self, leaf: ShapeLeaf(shape: self, style: content, drawing: .stroke(style)),
      background: EmptyView())
  }

  /// Draws a line along the shape's outline; the width is in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the shape's outline.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StyledShapeView<InsetShape, S, EmptyView> {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }

  /// Draws a line along the inside of the shape's outline; the width is in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShapeView<InsetShape, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line of the foreground along the inside of the shape's outline.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StyledShapeView<InsetShape, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws a line of the foreground along the inside of the shape's outline.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShapeView<InsetShape, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape with a style, over what was drawn before.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> StyledShapeView<Content, S, Self> {
    StyledShapeView(
      shape: shape, leaf: ShapeLeaf(shape: shape, style: content, drawing: .fill(style)),
      background: self)
  }

  /// Draws a line along the shape's outline, over what was drawn before.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StyledShapeView<Content, S, Self> {
    StyledShapeView(
      shape: shape, leaf: ShapeLeaf(shape: shape, style: content, drawing: .stroke(style)),
      background: self)
  }

  /// Draws a line along the shape's outline, over what was drawn before.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the outline, over what was drawn before.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShapeView<Content.InsetShape, S, Self> {
    let style = StrokeStyle(lineWidth: lineWidth)
    let inner = shape.inset(by: lineWidth / 2)
    return StyledShapeView(
      shape: inner, leaf: ShapeLeaf(shape: inner, style: content, drawing: .stroke(style)),
      background: self)
  }
}
