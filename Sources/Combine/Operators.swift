extension Publisher {
  /// Returns a publisher whose subscribers get what the closure passes on.
  ///
  /// Every operator is one closure between the values of this publisher and a subscriber.
  func relay<Output2, Failure2: Error>(
    completion:
      @escaping (
        Subscribers.Completion<Failure>, any Subscriber<Output2, Failure2>
      ) -> Void,
    value: @escaping () -> (Output, any Subscriber<Output2, Failure2>) -> Void
  ) -> AnyPublisher<Output2, Failure2> {
    AnyPublisher { subscriber in
      let handle = value()
      let sink = Sink<Output, Failure>(
        completion: { completion($0, subscriber) }, value: { handle($0, subscriber) })
      subscriber.receive(subscription: SinkSubscription(sink: sink))
      receive(subscriber: sink)
    }
  }

  private func passing<Output2>(
    _ value: @escaping () -> (Output, any Subscriber<Output2, Failure>) -> Void
  ) -> AnyPublisher<Output2, Failure> {
    relay(completion: { $1.receive(completion: $0) }, value: value)
  }

  /// Publishes what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { { _ = $1.receive(transform($0)) } }
  }

  /// Publishes what a closure makes of each value, without nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { { if let value = transform($0) { _ = $1.receive(value) } } }
  }

  /// Writes each value to the console, as code under test would.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    passing {
      {
        Swift.print("\(prefix.isEmpty ? "" : "\(prefix): ")receive value: (\($0))")
        _ = $1.receive($0)
      }
    }
  }

  /// Publishes the values for which a closure is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { { if isIncluded($0) { _ = $1.receive($0) } } }
  }

  /// Publishes the running result of a closure.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    passing {
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        _ = $1.receive(result)
      }
    }
  }

  /// Leaves out values that a closure finds equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var last: Output?
      return {
        if let last, predicate(last, $0) { return }
        last = $0
        _ = $1.receive($0)
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { if left > 0 { left -= 1 } else { _ = $1.receive($0) } }
    }
  }

  /// Publishes the first values and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    passing {
      var left = maxLength
      return {
        guard left > 0 else { return }
        left -= 1
        _ = $1.receive($0)
        if left == 0 { $1.receive(completion: .finished) }
      }
    }
  }

  /// Publishes the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Calls closures as values and the end go by.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    relay(
      completion: {
        receiveCompletion?($0)
        $1.receive(completion: $0)
      },
      value: {
        {
          receiveOutput?($0)
          _ = $1.receive($0)
        }
      })
  }

  /// Publishes the values of publishers that a closure makes, all at once.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    passing {
      var ties: [AnyCancellable] = []
      return { value, subscriber in
        ties.append(
          transform(value).sink(
            receiveCompletion: { if case .failure = $0 { subscriber.receive(completion: $0) } },
            receiveValue: { _ = subscriber.receive($0) }))
      }
    }
  }

  /// Publishes the values of this publisher and another one as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      let ties = [self.pass(to: subscriber), other.pass(to: subscriber)]
      subscriber.receive(subscription: TiesSubscription(ties: ties))
    }
  }

  private func pass(to subscriber: any Subscriber<Output, Failure>) -> AnyCancellable {
    sink(
      receiveCompletion: { if case .failure = $0 { subscriber.receive(completion: $0) } },
      receiveValue: { _ = subscriber.receive($0) })
  }

  /// Publishes pairs of the last values of both publishers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var left: Output?
      var right: P.Output?
      let send = {
        if let left, let right { _ = subscriber.receive((left, right)) }
      }
      let fail = { (end: Subscribers.Completion<Failure>) in
        if case .failure = end { subscriber.receive(completion: end) }
      }
      let ties = [
        self.sink(receiveCompletion: fail) {
          left = $0
          send()
        },
        other.sink(receiveCompletion: fail) {
          right = $0
          send()
        },
      ]
      subscriber.receive(subscription: TiesSubscription(ties: ties))
    }
  }

  /// Publishes a value in the place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    relay(
      completion: { end, subscriber in
        if case .failure = end { _ = subscriber.receive(output) }
        subscriber.receive(completion: .finished)
      },
      value: { { _ = $1.receive($0) } })
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Takes the publisher for one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    relay(completion: { $1.receive(completion: $0.widened()) }, value: { { _ = $1.receive($0) } })
  }
}

extension Subscribers.Completion where Failure == Never {
  fileprivate func widened<E: Error>() -> Subscribers.Completion<E> { .finished }
}

/// Calls off a sink.
private struct SinkSubscription<Input, Failure: Error>: Subscription {
  let sink: Sink<Input, Failure>

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { sink.cancel() }
}

/// Calls off several ties.
private struct TiesSubscription: Subscription {
  let ties: [AnyCancellable]

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { for tie in ties { tie.cancel() } }
}
