extension View where Self: Animatable {
  /// Makes a node that evaluates `body` with animated data.
  public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    AnimatableViewNode<Self>(inputs)
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes a node that evaluates `body` with animated data.
  public static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnimatableModifierNode<V, Self>(inputs)
  }
}

extension Shape {
  /// Makes a node that evaluates `body`; the drawing itself animates the shape's data.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    CompositeNode<Self>(inputs)
  }
}

/// The animated data of a view or modifier whose body is evaluated between events.
@MainActor private final class SampledData<Value: Animatable> {
  private let attribute: Attribute<Value.AnimatableData>
  /// Whether the body was evaluated with other data than the target.
  private var isBetween = false

  init(_ value: Value, of node: Node) {
    attribute = Attribute(value.animatableData, of: node, label: "data")
  }

  var numbers: AnyAttribute { attribute }

  func change(to value: Value, by transaction: Transaction) {
    attribute.change(to: value.animatableData, by: transaction)
  }

  func present(_ value: inout Value, at time: Double) {
    isBetween = !attribute.isAtRest(at: time)
    if isBetween { value.animatableData = attribute.value(at: time) }
  }

  /// Whether the body has to be evaluated for a moment.
  func needsEvaluation(at time: Double) -> Bool {
    isBetween || !attribute.isAtRest(at: time)
  }
}

/// The node of a view with a body and animated data.
final class AnimatableViewNode<V: View & Animatable>: CompositeNode<V>, TimeSampling {
  private var data: SampledData<V>?

  override var attributes: [AnyAttribute] { data.map { [$0.numbers] } ?? [] }

  override func update(_ view: V, _ context: UpdateContext) {
    if let data {
      data.change(to: view, by: transaction)
    } else {
      data = SampledData(view, of: self)
      graph.register(self)
    }
    super.update(view, context)
  }

  override func prepare(_ view: inout V) {
    data?.present(&view, at: graph.time)
  }

  var isSampled: Bool { isMounted }

  func sample() -> Bool {
    guard data?.needsEvaluation(at: graph.time) == true else { return false }
    reevaluate()
    return true
  }
}

/// The node of a view changed by a modifier with a body and animated data.
final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>:
  CompositeModifierNode<Content, Modifier>, TimeSampling
{
  private var data: SampledData<Modifier>?

  override var attributes: [AnyAttribute] { data.map { [$0.numbers] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ context: UpdateContext
  ) {
    if let data {
      data.change(to: view.modifier, by: transaction)
    } else {
      data = SampledData(view.modifier, of: self)
      graph.register(self)
    }
    super.update(view, context)
  }

  override func prepare(_ modifier: inout Modifier) {
    data?.present(&modifier, at: graph.time)
  }

  var isSampled: Bool { isMounted }

  func sample() -> Bool {
    guard data?.needsEvaluation(at: graph.time) == true else { return false }
    reevaluate()
    return true
  }
}

/// A modifier with animated data; `ViewModifier` with `Animatable` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
