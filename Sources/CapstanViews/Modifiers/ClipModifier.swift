public import Foundation

extension View {
  /// Shows only what lies inside a shape that fits the view's frame.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only what lies inside the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of the view's frame and shows only what lies inside.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

/// Shows only what lies inside a shape.
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier {
  typealias Body = Never
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  static var attributeName: String { "clip" }

  @MainActor var usesFrame: Bool { true }

  @MainActor var usesPlace: Bool { S.self == ContainerRelativeShape.self }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    let rect = CGRect(origin: .zero, size: frame.size)
    let path =
      context.environment.containerPath(of: shape, in: rect, at: context.place)
      ?? shape.path(in: rect, layoutDirection: context.environment.layoutDirection)
    let map = context.context.toPage.translatedBy(x: frame.minX, y: frame.minY)
    context.drawGroup(content) { picture in
      [
        .group(
          GroupItem(
            effect: .clip(
              path, evenOdd: style.isEOFilled, antialiased: style.isAntialiased, transform: map),
            items: picture))
      ]
    }
  }

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    let visible = frame.applying(context.toPage)
    items.removeAll { !$0.frame.isEmpty && !$0.frame.intersects(visible) }
  }
}
