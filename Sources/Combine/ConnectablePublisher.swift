/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins publishing.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins publishing with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Types that belong to publishers.
public enum Publishers {
  /// A publisher that connects another one when its first subscriber comes, and ends it after its
  /// last has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is published.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let sink = Sink<Output, Failure>(
        completion: { subscriber.receive(completion: $0) },
        value: { _ = subscriber.receive($0) })
      upstream.receive(subscriber: sink)
      count += 1
      subscriber.receive(
        subscription: LeavingSubscription { [self] in
          sink.cancel()
          leave()
        })
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

/// Runs a closure once when it is called off.
private final class LeavingSubscription: Subscription {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let action = action
    self.action = nil
    action?()
  }
}
