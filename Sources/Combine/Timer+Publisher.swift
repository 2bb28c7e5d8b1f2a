private import CapstanClock
public import Foundation

extension Timer {
  /// Publishes the date again and again on the clip's clock.
  public final class TimerPublisher: ConnectablePublisher {
    /// The clip's time as a date: seconds after the reference date.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// Seconds.
    public let interval: TimeInterval
    private let list = SubscriberList<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    /// Creates a publisher of dates.
    public convenience init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: Never? = nil
    ) {
      self.init(interval: interval)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      list.add(subscriber)
    }

    /// Begins publishing, the first time one interval from now.
    public func connect() -> any Cancellable {
      let connection = Connection()
      guard let clock = CurrentClock.value, interval > 0 else { return AnyCancellable(connection) }
      tick(connection, at: clock.now, count: 1, from: clock.now, on: clock)
      return AnyCancellable(connection)
    }

    private func tick(
      _ connection: Connection, at time: Double, count: Int, from start: Double,
      on clock: any WorkClock
    ) {
      let due = start + Double(count) * interval
      connection.token = clock.schedule(at: due) { [weak self, weak clock, weak connection] in
        guard let self, let clock, let connection else { return }
        self.list.send(Date(timeIntervalSinceReferenceDate: due))
        guard connection.token?.isCancelled == false else { return }
        self.tick(connection, at: due, count: count + 1, from: start, on: clock)
      }
    }
  }

  private final class Connection: Cancellable {
    var token: WorkToken?

    func cancel() { token?.cancel() }
  }

  /// Creates a publisher of dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Creates a publisher of notifications.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    let relay = PassthroughSubject<Notification, Never>()
    let center = self
    return AnyPublisher { subscriber in
      let delivery = Delivery { relay.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        delivery.deliver($0)
      }
      let tie = relay.sink { _ = subscriber.receive($0) }
      subscriber.receive(subscription: ObserverSubscription(center: center, token: token, tie: tie))
    }
  }
}

/// Unchecked: notifications of a clip are posted on the thread that runs it.
private struct Delivery: @unchecked Sendable {
  let deliver: (Notification) -> Void

  init(_ deliver: @escaping (Notification) -> Void) { self.deliver = deliver }
}

private struct ObserverSubscription: Subscription {
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let tie: AnyCancellable

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    center.removeObserver(token)
    tie.cancel()
  }
}
