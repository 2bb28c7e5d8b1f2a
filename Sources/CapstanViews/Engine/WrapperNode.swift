/// An element around another one that takes its settings from a modifier.
@MainActor protocol ConfigurableWrapper: ProxyElement {
  associatedtype Modifier: ViewModifier

  init(_ inner: ViewElement, node: Node)

  /// Takes the modifier's value; called at every update.
  func configure(_ modifier: Modifier, _ environment: EnvironmentValues)
}

/// The node of a modifier that puts an element of its own kind around each of the content's.
final class WrapperNode<Content: View, Wrapper: ConfigurableWrapper>: ViewNode<
  ModifiedContent<Content, Wrapper.Modifier>
>
{
  private var child: ViewNode<Content>?
  private var modifier: Wrapper.Modifier?
  private let cache = WrapperCache<Wrapper>()

  override var children: [Node] { [Node](of: child) }
  override var subject: Node? { child }

  override func update(
    _ view: ModifiedContent<Content, Wrapper.Modifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    for wrapper in cache.wrappers { wrapper.configure(view.modifier, environment) }
    reconcile(&child, view.content, context)
  }

  override func appendElements(to list: inout [ViewElement]) {
    guard let child else { return }
    cache.wrap(child.elements, into: &list) { element in
      let wrapper = Wrapper(element, node: self)
      if let modifier { wrapper.configure(modifier, environment) }
      return wrapper
    }
  }
}
