public import Foundation

extension View {
  /// Draws the view as one picture before opacity and shadow are applied.
  public nonisolated func compositingGroup() -> some View {
    modifier(GroupEffectModifier(effect: .none))
  }

  /// Draws the view as one picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(GroupEffectModifier(effect: .none))
  }

  /// Combines the view with what lies beneath in another way.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(GroupEffectModifier(effect: .blend(blendMode)))
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, opaque: opaque))
  }

  /// Adds to the components of every colour.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(amount: amount, neutral: 0, filter: { .brightness($0) }))
  }

  /// Moves every component away from middle grey; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(amount: amount, neutral: 1, filter: { .contrast($0) }))
  }

  /// Moves every colour away from grey; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(amount: amount, neutral: 1, filter: { .saturation($0) }))
  }

  /// Moves every colour towards grey; 0 changes nothing.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterModifier(amount: amount, neutral: 0, filter: { .grayscale($0) }))
  }

  /// Turns every hue by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(
      ColorFilterModifier(amount: angle.radians, neutral: 0, filter: { .hueRotation($0) }))
  }

  /// Inverts every colour.
  public nonisolated func colorInvert() -> some View {
    modifier(GroupEffectModifier(effect: .filter(.colorInvert)))
  }

  /// Multiplies every colour by another one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Turns brightness into opacity.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(GroupEffectModifier(effect: .filter(.luminanceToAlpha)))
  }
}

/// The colours in which a picture is computed; pages here are always computed in one way.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Draws a view as one picture and changes it as a whole.
nonisolated struct GroupEffectModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  enum Effect {
    case none
    case blend(BlendMode)
    case filter(ColorFilter)
  }

  let effect: Effect

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.drawGroup(content) { picture in
      switch effect {
      case .none: [.group(GroupItem(effect: .opacity(1), items: picture))]
      case .blend(.normal): picture
      case .blend(let mode): [.group(GroupItem(effect: .blend(mode), items: picture))]
      case .filter(let filter): [.group(GroupItem(effect: .filter(filter), items: picture))]
      }
    }
  }
}

/// Blurs a view.
nonisolated struct BlurModifier: PrimitiveModifier {
  typealias Body = Never
  var radius: CGFloat
  var opaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    guard radius > 0 else { return context.drawContent(content) }
    let scale = context.context.toPage.lengthScale
    context.drawGroup(content) { picture in
      [
        .group(
          GroupItem(effect: .blur(radius: radius * scale, opaque: opaque), items: picture))
      ]
    }
  }
}

/// Changes every colour by an amount.
nonisolated struct ColorFilterModifier: PrimitiveModifier {
  typealias Body = Never
  var amount: Double
  /// The amount that changes nothing.
  let neutral: Double
  let filter: (Double) -> ColorFilter

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    guard amount != neutral else { return context.drawContent(content) }
    context.drawGroup(content) { picture in
      [.group(GroupItem(effect: .filter(filter(amount)), items: picture))]
    }
  }
}

/// Multiplies every colour by another one.
nonisolated struct ColorMultiplyModifier: ViewModifier {
  let color: Color

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      GroupEffectModifier(
        effect: .filter(.colorMultiply(color.resolvedColor(in: environment.styleContext)))))
  }
}
