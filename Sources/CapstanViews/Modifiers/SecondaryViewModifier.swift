import Foundation

/// What a view that belongs to another one is to it.
enum SecondaryRole {
  case background, overlay, mask
}

/// Gives a view another one of the same size: behind it, before it, or as its mask.
nonisolated struct SecondaryViewModifier<Secondary: View>: ViewModifier {
  typealias Body = Never
  let role: SecondaryRole
  let alignment: Alignment
  let secondary: Secondary

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, SecondaryViewModifier<Secondary>>> {
    SecondaryViewNode(inputs)
  }
}

/// The node of a view with another one: each element of the content has its own.
final class SecondaryViewNode<Content: View, Secondary: View>: ViewNode<
  ModifiedContent<Content, SecondaryViewModifier<Secondary>>
>
{
  private var child: ViewNode<Content>?
  private var modifier: SecondaryViewModifier<Secondary>?
  private var wrappers: [SecondaryElement<Secondary>] = []

  override var children: [Node] { [Node](of: child) + wrappers.map { $0.secondary } }
  override var subject: Node? { child }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func update(
    _ view: ModifiedContent<Content, SecondaryViewModifier<Secondary>>,
    _ context: UpdateContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    let node = child ?? Content._makeNode(super.childInputs)
    child = node
    node.update(view.content, context)
    for wrapper in wrappers { wrapper.configure(view.modifier, environment) }
  }

  override func appendElements(to list: inout [ViewElement]) {
    guard let child, let modifier else { return }
    let old = wrappers
    wrappers = child.elements.map { element in
      if let known = old.first(where: { $0.inner === element }) { return known }
      let secondary = Secondary._makeNode(childInputs)
      let wrapper = SecondaryElement(element, node: self, secondary: secondary)
      wrapper.configure(modifier, environment)
      return wrapper
    }
    for wrapper in old where !wrappers.contains(where: { $0 === wrapper }) {
      wrapper.secondary.unmount()
    }
    list.append(contentsOf: wrappers as [ViewElement])
  }
}

/// The element of a view with another one.
final class SecondaryElement<Secondary: View>: ProxyElement {
  let secondary: ViewNode<Secondary>
  private let stack: LayoutContainerElement<ZStackLayout>
  private var role = SecondaryRole.background
  private var alignment = Alignment.center
  private var direction = LayoutDirection.leftToRight

  init(_ inner: ViewElement, node: Node, secondary: ViewNode<Secondary>) {
    self.secondary = secondary
    stack = LayoutContainerElement(secondary)
    stack.content = secondary
    super.init(inner, node: node)
  }

  func configure(
    _ modifier: SecondaryViewModifier<Secondary>, _ environment: EnvironmentValues
  ) {
    (role, alignment) = (modifier.role, modifier.alignment)
    direction = environment.layoutDirection
    stack.direction = direction
    stack.layout = ZStackLayout(alignment: modifier.alignment)
    secondary.update(modifier.secondary, UpdateContext(environment: environment))
  }

  override func placeContents(in context: PlacementContext) {
    inner.place(at: bounds.origin, proposal: proposal, in: context)
    let offer = ProposedViewSize(bounds.size)
    let own = inner.dimensions(in: proposal)
    let other = stack.dimensions(in: offer)
    var x = own[alignment.horizontal] - other[alignment.horizontal]
    if direction == .rightToLeft { x = bounds.width - x - other.width }
    let y = own[alignment.vertical] - other[alignment.vertical]
    stack.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    switch role {
    case .background:
      stack.draw(context, into: &items)
      inner.draw(context, into: &items)
    case .overlay:
      inner.draw(context, into: &items)
      stack.draw(context, into: &items)
    case .mask:
      var (picture, mask): ([DisplayItem], [DisplayItem]) = ([], [])
      inner.draw(context.flattened, into: &picture)
      stack.draw(context.flattened, into: &mask)
      guard !picture.isEmpty else { return }
      context.finish(
        [.group(GroupItem(effect: .mask(mask), items: picture))], into: &items)
    }
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    if role == .background { stack.collectSemantics(context, into: &items) }
    inner.collectSemantics(context, into: &items)
    if role == .overlay { stack.collectSemantics(context, into: &items) }
  }

  override func appendContents(to list: inout [ViewElement]) {
    list += [inner, stack]
  }
}
