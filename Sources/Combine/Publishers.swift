/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: NoSubscription())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  /// Creates a publisher of nothing, which ends at once or never.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: NoSubscription())
    if completesImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: NoSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A value that is not there yet.
public final class Future<Output, Failure: Error>: Publisher {
  /// Called once with the outcome.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let list = SubscriberList<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Starts the work that will keep the promise.
  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in
      guard result == nil else { return }
      result = $0
      switch $0 {
      case .success(let value):
        list.send(value)
        list.send(completion: .finished)
      case .failure(let error):
        list.send(completion: .failure(error))
      }
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard case .success(let value)? = result else { return list.add(subscriber) }
    Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    let elements = Array(self)
    return AnyPublisher { subscriber in
      subscriber.receive(subscription: NoSubscription())
      for element in elements { _ = subscriber.receive(element) }
      subscriber.receive(completion: .finished)
    }
  }
}

/// A tie with nothing to call off.
struct NoSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

// Publishers by the names of their operators.
extension Publishers {
  /// The latest values of two publishers, as pairs.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// It fails as either does.
    public typealias Failure = A.Failure

    private let publisher: AnyPublisher<Output, Failure>

    /// Creates a publisher of pairs.
    public init(_ a: A, _ b: B) { publisher = a.combineLatest(b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { publisher.receive(subscriber: subscriber) }
  }

  /// The latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// It fails as any does.
    public typealias Failure = A.Failure

    private let publisher: AnyPublisher<Output, Failure>

    /// Creates a publisher of triples.
    public init(_ a: A, _ b: B, _ c: C) {
      publisher = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { publisher.receive(subscriber: subscriber) }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The value.
    public typealias Output = A.Output
    /// It fails as either does.
    public typealias Failure = A.Failure

    private let publisher: AnyPublisher<Output, Failure>

    /// Creates a publisher of both.
    public init(_ a: A, _ b: B) { publisher = a.merge(with: b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { publisher.receive(subscriber: subscriber) }
  }
}
