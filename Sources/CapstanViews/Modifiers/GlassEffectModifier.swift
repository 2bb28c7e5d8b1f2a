import Foundation

extension View {
  /// Puts glass behind the view, in a capsule unless another shape is given.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Puts glass behind the view, in a shape.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape
  ) -> some View {
    background(GlassLeaf(glass: glass, shape: shape))
  }

  /// Does nothing while glass is not wanted.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool
  ) -> some View {
    background(GlassLeaf(glass: isEnabled ? glass : .identity, shape: shape))
  }
}

/// The shape of glass where none is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public init() {}

  /// Returns a capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass in a shape.
nonisolated struct GlassLeaf<S: Shape>: PrimitiveView {
  typealias Body = Never
  let glass: Glass
  let shape: S

  @MainActor static func _makeNode(_ inputs: NodeInputs) -> ViewNode<GlassLeaf<S>> {
    GlassNode(inputs)
  }
}

/// The node of glass.
private final class GlassNode<S: Shape>: LeafNode<GlassLeaf<S>, GlassElement<S>> {
  override func makeElement() -> GlassElement<S> { GlassElement(self) }

  override func update(_ view: GlassLeaf<S>, _ context: UpdateContext) {
    super.update(view, context)
    (element.view, element.environment) = (view, context.environment)
  }
}

/// The element of glass, whose look depends on its size.
final class GlassElement<S: Shape>: ViewElement {
  var view: GlassLeaf<S>?
  var environment = EnvironmentValues()

  override var animatesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view?.shape.sizeThatFits(proposal) ?? .zero
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    let frame = presentedFrame(at: context.time)
    guard let view,
      let style = view.glass.resolved(
        in: environment.styleContext, shorterSide: min(frame.width, frame.height))
    else { return }
    let rect = CGRect(origin: .zero, size: frame.size)
    let path = view.shape.path(in: rect, layoutDirection: environment.layoutDirection)
    StylePainter(
      style: style, rect: rect,
      context: context.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    ).fill(path, FillStyle(), into: &items)
  }
}
