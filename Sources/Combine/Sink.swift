/// A subscriber made of two closures; it ignores what comes after it was called off.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    value: @escaping (Input) -> Void
  ) {
    (self.completion, self.value) = (completion, value)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = self.completion
    (value, self.completion, subscription) = (nil, nil, nil)
    end?(completion)
  }

  func cancel() {
    let subscription = subscription
    (value, completion, self.subscription) = (nil, nil, nil)
    subscription?.cancel()
  }
}

extension Publisher {
  /// Attaches closures for values and for the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(completion: receiveCompletion, value: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure for values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which is held.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] in storage?.set($0) })
  }
}
