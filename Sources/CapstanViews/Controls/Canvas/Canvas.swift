public import Foundation

/// A view that is drawn by a closure.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Views that the closure can draw, by their tags.
  public var symbols: Symbols
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a drawn view with views that the closure can draw; opaque and colour mode have no
  /// effect here.
  @MainActor @preconcurrency public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// Creates a drawn view.
  @MainActor @preconcurrency public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
    symbols = EmptyView()
  }

  /// Makes the node of the drawn view.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Canvas<Symbols>> {
    CanvasNode(inputs)
  }
}

/// The node of a view that is drawn by a closure.
private final class CanvasNode<Symbols: View>: LeafNode<Canvas<Symbols>, CanvasElement> {
  private var symbols: ViewNode<Symbols>?

  override var children: [Node] { [Node](of: symbols) }

  override func makeElement() -> CanvasElement { CanvasElement(self) }

  override func update(_ view: Canvas<Symbols>, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&symbols, view.symbols, context)
    element.configure(view.renderer, symbols: symbols, context.environment)
  }
}

/// The element of a view that is drawn by a closure.
final class CanvasElement: ViewElement {
  private var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  private var symbols: Node?
  private var environment = EnvironmentValues()

  func configure(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: Node?,
    _ environment: EnvironmentValues
  ) {
    (self.renderer, self.symbols, self.environment) = (renderer, symbols, environment)
  }

  override var animatesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard let renderer, context.opacity > 0 else { return }
    // The closure may look at anything.
    graph.seesMotion = true
    let frame = presentedFrame(at: context.time)
    let surface = GraphicsSurface(
      node: node, symbols: symbols, time: context.time,
      toPage: context.toPage.translatedBy(x: frame.minX, y: frame.minY))
    var graphics = GraphicsContext(surface: surface, environment: environment)
    renderer(&graphics, frame.size)
    context.finish(surface.items, into: &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    items.append(SemanticItem(frame: presentedFrame(at: context.time).applying(context.toPage)))
  }
}

/// What a drawing closure draws on.
///
/// Unchecked: lives for one call of the closure, on the main thread.
nonisolated final class GraphicsSurface: @unchecked Sendable {
  let node: Node
  let symbols: Node?
  let time: Double
  let toPage: CGAffineTransform
  var items: [DisplayItem] = []

  init(node: Node, symbols: Node?, time: Double, toPage: CGAffineTransform) {
    (self.node, self.symbols, self.time, self.toPage) = (node, symbols, time, toPage)
  }

  /// Returns a surface of its own for what is drawn as one picture.
  func layer() -> GraphicsSurface {
    GraphicsSurface(node: node, symbols: symbols, time: time, toPage: toPage)
  }
}
