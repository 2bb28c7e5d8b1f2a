import Foundation

/// A view that is given its size and place, and fills the space that it is given.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content knows its size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that evaluates the content when the size or place is known.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<GeometryReader<Content>> {
    GeometryReaderNode(inputs)
  }
}

/// The node of a view that is given its size and place.
final class GeometryReaderNode<Content: View>: LeafNode<
  GeometryReader<Content>, GeometryReaderElement
>
{
  private var view: GeometryReader<Content>?
  private var child: ViewNode<Content>?
  private var shown: GeometryProxy?
  private var shownPass = -1

  override var children: [Node] { [Node](of: child) }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func makeElement() -> GeometryReaderElement {
    GeometryReaderElement(self) { [weak self] proxy in self?.show(proxy) }
  }

  override func update(_ view: GeometryReader<Content>, _ context: UpdateContext) {
    super.update(view, context)
    self.view = view
    element.direction = context.environment.layoutDirection
    shown = nil
  }

  /// Evaluates the content if the geometry or the view is new.
  private func show(_ proxy: GeometryProxy) -> Node? {
    if let view, shown != proxy {
      shown = proxy
      // Shown a second time in one pass, by a view that follows another: what the pass remembers
      // of the content is about the first time.
      if shownPass == graph.layoutPass { graph.forgetPass() }
      shownPass = graph.layoutPass
      let content = graph.tracking(self) { view.content(proxy) }
      reconcile(&child, content, UpdateContext(environment: environment))
    }
    return child
  }

  override func reevaluate() {
    isDirty = false
    shown = nil
  }
}

/// The element of a view that is given its size and place.
final class GeometryReaderElement: ViewElement {
  var direction = LayoutDirection.leftToRight
  private let show: (GeometryProxy) -> Node?
  private let stack: LayoutContainerElement<ZStackLayout>

  init(_ node: Node, show: @escaping (GeometryProxy) -> Node?) {
    self.show = show
    stack = LayoutContainerElement(node)
    stack.layout = ZStackLayout(alignment: .topLeading)
    super.init(node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContents(in context: PlacementContext) {
    stack.content = show(GeometryProxy(bounds: bounds, context, direction))
    stack.direction = direction
    let offer = ProposedViewSize(bounds.size)
    let size = stack.sizeThatFits(offer)
    let x = direction == .rightToLeft ? bounds.maxX - size.width : bounds.minX
    stack.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    stack.draw(context, into: &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    stack.collectSemantics(context, into: &items)
  }

  override func appendContents(to list: inout [ViewElement]) {
    list.append(stack)
  }
}
