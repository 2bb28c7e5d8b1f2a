public import Foundation

extension View {
  /// Adds a shadow to each leaf of the view, or to the whole where it is one picture.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

/// Casts a shadow.
nonisolated struct ShadowModifier: ViewModifier {
  typealias Body = ModifiedContent<Content, ResolvedShadowModifier>
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> Body {
    content.modifier(
      ResolvedShadowModifier(
        color: color.resolvedColor(in: environment.styleContext), radius: radius, offset: offset))
  }
}

/// Casts a shadow of a resolved colour.
nonisolated struct ResolvedShadowModifier: PrimitiveModifier {
  typealias Body = Never
  var color: ResolvedColor
  var radius: CGFloat
  var offset: CGSize

  static let attributeName = "shadow"
  static let attributeComponents: [String]? = [
    "opacity", "lightness", "greenRed", "blueYellow", "alpha", "radius", "x", "y",
  ]

  var animatableData:
    AnimatablePair<
      AnimatableVector, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        ResolvedStyle(color).animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      var style = ResolvedStyle(color)
      style.animatableData = newValue.first
      color = style.color ?? color
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    let map = context.context.toPage
    let shadow = DrawingContext.Shadow(
      color: color, radius: max(0, radius) * map.lengthScale, offset: offset.applying(map))
    if context.context.shadows.isEmpty {
      context.context.shadows = [shadow]
      context.drawContent(content)
    } else {
      var inner = context.context.flattened
      inner.shadows = [shadow]
      var picture: [DisplayItem] = []
      content.element.draw(inner, into: &picture)
      context.context.finish(picture, into: &context.items)
    }
  }
}
