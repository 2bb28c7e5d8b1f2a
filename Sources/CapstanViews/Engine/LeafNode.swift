/// The node of a view that is drawn or measured by one element.
class LeafNode<V: View, Element: ViewElement>: ViewNode<V> {
  private(set) lazy var element = makeElement()

  /// Makes the element; called once.
  func makeElement() -> Element {
    preconditionFailure("A leaf's node makes its element.")
  }

  override func appendElements(to list: inout [ViewElement]) {
    list.append(element)
  }
}
