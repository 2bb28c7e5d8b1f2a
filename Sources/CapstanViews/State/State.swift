/// A value that a view owns and that outlives the view's value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value; writes take effect with the next update, under the current transaction.
  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(read: { box.get() }, write: { box.set($0) })
  }

  /// Connects the property to the value that the node keeps.
  @MainActor public static func _install(
    _ property: inout State<Value>, in context: DynamicPropertyContext
  ) {
    let initial = property.initial
    property.box = context.storage {
      StateBox(initial, queue: context.node.graph.queue, node: context.node)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Unchecked: the box is touched on the main thread only.
extension State: @unchecked Sendable where Value: Sendable {}
