import Foundation

/// A shape drawn with a style.
nonisolated struct ShapeLeaf<S: Shape, Style: ShapeStyle>: PrimitiveView {
  typealias Body = Never

  enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)

    /// What the style is called in the names of animated values.
    var styleLabel: String {
      switch self {
      case .fill: "fill"
      case .stroke: "stroke"
      }
    }
  }

  let shape: S
  let style: Style
  var drawing = Drawing.fill(FillStyle())

  @MainActor static func _makeNode(_ inputs: NodeInputs) -> ViewNode<ShapeLeaf<S, Style>> {
    ShapeNode(inputs)
  }
}

/// A view that fills its frame with a style.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  let style: Style

  @MainActor var body: some View {
    ShapeLeaf(shape: Rectangle(), style: style)
  }
}

/// The node of a drawn shape.
final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode<
  ShapeLeaf<S, Style>, ShapeElement<S, Style>
>
{
  override func makeElement() -> ShapeElement<S, Style> { ShapeElement(self) }

  override var pathComponent: String? { typeName(of: S.self) }

  override var attributes: [AnyAttribute] { element.attributes }

  override func update(_ view: ShapeLeaf<S, Style>, _ context: UpdateContext) {
    super.update(view, context)
    element.update(view, context.environment)
  }
}

/// The element of a drawn shape.
final class ShapeElement<S: Shape, Style: ShapeStyle>: ViewElement {
  private var view: ShapeLeaf<S, Style>?
  private var environment = EnvironmentValues()
  /// Where the frame lies among the named ones; only kept for shapes that depend on it.
  private var place: GeometryProxy?
  private var style: StyleAttribute?
  private var outline: Attribute<S.AnimatableData>?
  private var line: Attribute<StrokeStyle.AnimatableData>?

  var attributes: [AnyAttribute] {
    (style?.attributes ?? []) + [outline, line].compactMap { $0 }
  }

  func update(_ view: ShapeLeaf<S, Style>, _ environment: EnvironmentValues) {
    let transaction = node.transaction
    let resolved = view.style._resolved(in: environment.styleContext)
    if self.view == nil {
      style = StyleAttribute(resolved, of: node, label: view.drawing.styleLabel)
      if S.AnimatableData.self != EmptyAnimatableData.self {
        outline = Attribute(view.shape.animatableData, of: node, label: "shape")
      }
      if case .stroke(let stroke) = view.drawing {
        line = Attribute(
          stroke.animatableData, of: node, label: "line",
          components: {
            ["width", "miterLimit", "dashPhase"] + stroke.dash.indices.map { "dash\($0 + 1)" }
          })
      }
    } else {
      style?.change(to: resolved, by: node.foregroundTransaction(environment))
      outline?.change(to: view.shape.animatableData, by: transaction)
      if case .stroke(let stroke) = view.drawing {
        line?.change(to: stroke.animatableData, by: transaction)
      }
    }
    self.view = view
    self.environment = environment
  }

  override var animatesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view?.shape.sizeThatFits(proposal) ?? .zero
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard let view, let style else { return }
    let frame = presentedFrame(at: context.time)
    guard frame.width.isFinite, frame.height.isFinite else { return }
    let rect = CGRect(
      x: 0, y: 0, width: max(0, frame.width), height: max(0, frame.height))
    let path =
      environment.containerPath(of: view.shape, in: rect, at: place)
      ?? presentedShape(view.shape, at: context.time).path(
        in: rect, layoutDirection: environment.layoutDirection)
    let painter = StylePainter(
      style: style.value(at: context.time), rect: rect,
      context: context.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
    switch view.drawing {
    case .fill(let fill): painter.fill(path, fill, into: &items)
    case .stroke(var stroke):
      if let line { stroke.animatableData = line.value(at: context.time) }
      painter.stroke(path, stroke, into: &items)
    }
  }

  override func placeContents(in context: PlacementContext) {
    if S.self == ContainerRelativeShape.self {
      place = GeometryProxy(bounds: bounds, context, environment.layoutDirection)
    }
    super.placeContents(in: context)
  }

  private func presentedShape(_ shape: S, at time: Double) -> S {
    guard let outline, !outline.isAtRest(at: time) else { return shape }
    return shape.replacingAnimatableData(outline.value(at: time))
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    items.append(SemanticItem(frame: presentedFrame(at: context.time).applying(context.toPage)))
  }
}
