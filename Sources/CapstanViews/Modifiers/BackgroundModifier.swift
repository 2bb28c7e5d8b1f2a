public import Foundation

extension View {
  /// Draws another view behind the view.
  ///
  /// Disfavoured, as on the platform: a colour is taken for a style, which ignores safe areas.
  @_disfavoredOverload public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      SecondaryViewModifier(role: .background, alignment: alignment, secondary: background))
  }

  /// Draws other views behind the view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryViewModifier(role: .background, alignment: alignment, secondary: content()))
  }

  /// Fills the view's frame, behind it, with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the view's frame, behind it, with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyledBackgroundModifier(
        style: style, background: StyleView(style: style).ignoresSafeArea(edges: edges)))
  }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      StyledBackgroundModifier(
        style: style,
        background: ShapeLeaf(shape: shape, style: style, drawing: .fill(fillStyle))))
  }

  /// Draws another view before the view.
  ///
  /// Disfavoured, as on the platform: a colour is taken for a style.
  @_disfavoredOverload public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryViewModifier(role: .overlay, alignment: alignment, secondary: overlay))
  }

  /// Draws other views before the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryViewModifier(role: .overlay, alignment: alignment, secondary: content()))
  }

  /// Fills the view's frame, before it, with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(StyleView(style: style).ignoresSafeArea(edges: edges))
  }

  /// Fills a shape before the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(ShapeLeaf(shape: shape, style: style, drawing: .fill(fillStyle)))
  }

  /// Shows the view only where another one is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryViewModifier(role: .mask, alignment: alignment, secondary: mask()))
  }

  /// Shows the view only where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryViewModifier(role: .mask, alignment: .center, secondary: mask))
  }

  /// Draws a border along the inside of the view's frame.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(
      ShapeLeaf(
        shape: Rectangle().inset(by: width / 2), style: content,
        drawing: .stroke(StrokeStyle(lineWidth: width))))
  }
}

/// Draws a style behind a view and tells the view if it is a material.
nonisolated struct StyledBackgroundModifier<S: ShapeStyle, Background: View>: ViewModifier {
  let style: S
  let background: Background

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.backgroundMaterial, material)
      .modifier(
        SecondaryViewModifier(role: .background, alignment: .center, secondary: background))
  }

  private var material: Material? {
    (style as? Material) ?? ((style as? AnyShapeStyle)?.base as? Material)
  }
}
