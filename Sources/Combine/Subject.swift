/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)
  /// Ends publishing.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() { send(()) }
}

/// Those who wait for values, in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
  private final class Entry: Subscription {
    var value: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { (value, completion) = (nil, nil) }
  }

  private var entries: [Entry] = []
  private(set) var end: Subscribers.Completion<Failure>?

  /// Adds a subscriber and gives it the first value, if there is one.
  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let entry = Entry()
    entry.value = { _ = subscriber.receive($0) }
    entry.completion = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: entry)
    if let end { return subscriber.receive(completion: end) }
    entries.append(entry)
    if let first { entry.value?(first) }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    entries.removeAll { $0.value == nil }
    for entry in entries { entry.value?(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let entries = entries
    self.entries = []
    for entry in entries { entry.completion?(completion) }
  }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.add(subscriber)
  }

  /// Publishes a value, or the end.
  public func send(_ value: Output) { list.send(value) }
  /// Publishes a value, or the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.send(completion: completion)
  }
}

/// A subject that keeps its last value and gives it to whoever comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()

  /// The last value; writing it publishes it.
  public var value: Output {
    didSet { list.send(value) }
  }

  /// Creates a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.add(subscriber, first: value)
  }

  /// Publishes a value, or the end.
  public func send(_ value: Output) { self.value = value }
  /// Publishes a value, or the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    list.send(completion: completion)
  }
}
