/// An element of an SVG file with its attributes, its text and its children.
struct SVGElement {
  /// Without a namespace prefix.
  var name: String
  /// By name; `xlink:href` counts as `href`.
  var attributes: [String: String] = [:]
  var children: [SVGElement] = []
  /// The characters directly inside, entities resolved.
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the first element with an id, in document order, this one included.
  func element(withID id: String) -> SVGElement? {
    if attributes["id"] == id { return self }
    for child in children {
      if let found = child.element(withID: id) { return found }
    }
    return nil
  }

  /// Calls a closure with this element and all below it, in document order.
  func forEach(_ body: (SVGElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
