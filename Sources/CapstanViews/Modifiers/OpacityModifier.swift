import Foundation

extension View {
  /// Makes the view more transparent; 1 leaves it as it is, 0 hides it.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides the view; it keeps its place.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

/// Multiplies the opacity of every leaf.
nonisolated struct OpacityModifier: PrimitiveModifier {
  typealias Body = Never
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.context.opacity *= min(max(opacity, 0), 1)
    if context.context.opacity > 0 { context.drawContent(content) }
  }

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    if opacity <= 0 { items = [] }
  }
}

/// Draws nothing.
nonisolated struct HiddenModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {}

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    items = []
  }
}
