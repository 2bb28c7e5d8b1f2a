/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Hides a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: AnySubscriber($0)) }
  }

  /// Creates a publisher from what happens when a subscriber comes.
  init(attach: @escaping (any Subscriber<Output, Failure>) -> Void) {
    self.attach = attach
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
struct AnySubscriber<Input, Failure: Error>: Subscriber {
  let base: any Subscriber<Input, Failure>

  init(_ base: any Subscriber<Input, Failure>) { self.base = base }

  func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}
