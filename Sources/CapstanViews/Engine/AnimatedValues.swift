/// The numbers that follow targets at a moment, under names of their own.
///
/// Attributes of one name are numbered whether they move or not, so that one that begins to move
/// renames no other.
@MainActor struct AnimatedValues {
  let time: Double
  private(set) var list: [AnimatedValue] = []
  private var counts: [String: Int] = [:]

  /// Begins a list for a moment.
  init(at time: Double) { self.time = time }

  /// Adds the attributes of a node and of those inside; a modifier's come after its content's.
  mutating func add(_ node: Node) {
    let isModifier = node.pathName == nil
    if !isModifier { addAttributes(of: node) }
    for child in node.children { add(child) }
    if isModifier { addAttributes(of: node) }
  }

  private mutating func addAttributes(of node: Node) {
    let attributes = node.attributes
    guard !attributes.isEmpty else { return }
    let path = node.attributePath
    for attribute in attributes {
      let number = number(of: join(path, attribute.label))
      append(attribute, path, attribute.label, number)
    }
  }

  /// Adds the frame of a view that is drawn by it.
  mutating func addFrame(of element: ViewElement) {
    let path = element.node.attributePath
    let number = number(of: join(path, "frame"))
    if let motion = element.frameAttribute { appendFrame(motion, path, "frame", number) }
  }

  /// Adds a frame that several views share.
  mutating func addFrame(_ motion: AnyAttribute, named name: String, in path: String) {
    appendFrame(motion, path, "\(name).frame", number(of: join(path, "\(name).frame")))
  }

  private mutating func appendFrame(
    _ motion: AnyAttribute, _ path: String, _ label: String, _ number: Int
  ) {
    append(motion, path, label, number, ["x", "y", "width", "height"].map { "\(label).\($0)" })
  }

  private mutating func append(
    _ attribute: AnyAttribute, _ path: String, _ label: String, _ number: Int,
    _ names: [String]? = nil
  ) {
    guard attribute.restTime > -.infinity else { return }
    for (name, value) in zip(names ?? attribute.names, attribute.sample(at: time)) {
      let text = number == 1 ? name : "\(label)#\(number)\(name.dropFirst(label.count))"
      list.append(AnimatedValue(path: join(path, text), value: value))
    }
  }

  private mutating func number(of name: String) -> Int {
    let number = counts[name, default: 0] + 1
    counts[name] = number
    return number
  }

  private func join(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }
}
