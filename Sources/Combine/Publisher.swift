/// A source of values over time, with Combine's names.
///
/// Capstan's publishers push: a subscriber's demand is not counted, because what listings observe
/// are events of a page, which come one at a time on the main thread.
public protocol Publisher<Output, Failure> {
  /// What it publishes.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes everything on to its own subscribers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Something that takes a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// What it takes.
  associatedtype Input
  /// The failures it understands.
  associatedtype Failure: Error

  /// Hears that the subscription stands.
  func receive(subscription: any Subscription)
  /// Takes a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Hears that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values; publishers here send them unasked.
  func request(_ demand: Subscribers.Demand)
}

/// Types that belong to subscribers.
public enum Subscribers {
  /// How publishing ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values are asked for.
  public struct Demand: Equatable, Sendable {
    let count: Int?

    /// As many as come.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)

    /// Returns a demand for a number of values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
