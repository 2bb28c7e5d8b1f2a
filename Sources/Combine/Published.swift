/// A property of an observable object that tells before it changes.
@propertyWrapper public struct Published<Value> {
  /// Publishes the value now and each new one just before it is set.
  public struct Publisher: Combine.Publisher {
    /// The property's value.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    let storage: Storage

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.list.add(subscriber, first: storage.value)
    }
  }

  final class Storage {
    fileprivate(set) var value: Value
    let list = SubscriberList<Value, Never>()
    /// Tells the object that holds the property.
    fileprivate var willChange: (() -> Void)?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      willChange?()
      list.send(newValue)
      value = newValue
    }
  }

  private let storage: Storage

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with a first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not to be called: the property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { _ = newValue }
  }

  /// Reads and writes the property of an object, telling the object's subscribers first.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil { storage.willChange = teller(of: object) }
      storage.set(newValue)
    }
  }

  private static func teller(of object: AnyObject) -> () -> Void {
    guard object is any ObservableObject else { return {} }
    return { [weak object] in
      guard let observable = object as? any ObservableObject else { return }
      tell(observable)
    }
  }

  private static func tell<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
