private import CapstanClock
public import Dispatch
public import Foundation

/// Where a publisher's values can be delivered: queues and run loops, all of them on the clip's clock.
public protocol Scheduler {
  /// A length of time.
  associatedtype SchedulerTimeType

  /// The seconds of a length of time.
  static func _seconds(_ stride: _Stride) -> Double
}

extension Scheduler {
  /// Returns the seconds of a length of time.
  public static func _seconds(_ stride: _Stride) -> Double { stride.seconds }
}

/// A length of time for schedulers.
public struct _Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double

  /// Creates a length in seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Creates a length in seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  private init(_ seconds: Double) { self.seconds = seconds }

  /// Returns a length in seconds.
  public static func seconds(_ s: Double) -> _Stride { _Stride(s) }
  /// Returns a length in seconds.
  public static func seconds(_ s: Int) -> _Stride { _Stride(Double(s)) }
  /// Returns a length in milliseconds.
  public static func milliseconds(_ ms: Int) -> _Stride { _Stride(Double(ms) / 1000) }
  /// Returns a length in microseconds.
  public static func microseconds(_ us: Int) -> _Stride { _Stride(Double(us) / 1e6) }
}

extension DispatchQueue: Scheduler {
  /// A length of time.
  public typealias SchedulerTimeType = _Stride
}

extension RunLoop: Scheduler {
  /// A length of time.
  public typealias SchedulerTimeType = _Stride
}

extension OperationQueue: Scheduler {
  /// A length of time.
  public typealias SchedulerTimeType = _Stride
}

extension Publisher {
  /// Publishes each value at the clip's next turn.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    delayed(by: 0)
  }

  /// Subscribes as it is; work of a clip runs on one thread.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Publishes each value later.
  public func delay<S: Scheduler>(
    for interval: _Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    delayed(by: S._seconds(interval))
  }

  /// Publishes a value when none has followed it for a while.
  public func debounce<S: Scheduler>(
    for dueTime: _Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    let seconds = S._seconds(dueTime)
    return relay(
      completion: { $1.receive(completion: $0) },
      value: {
        var pending: WorkToken?
        return { value, subscriber in
          pending?.cancel()
          pending = later(seconds) { _ = subscriber.receive(value) }
        }
      })
  }

  /// Publishes at most one value in each interval: the last, or the first.
  public func throttle<S: Scheduler>(
    for interval: _Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let seconds = S._seconds(interval)
    return relay(
      completion: { $1.receive(completion: $0) },
      value: {
        var waiting: Output?
        var isResting = false
        return { value, subscriber in
          guard isResting else {
            isResting = true
            _ = subscriber.receive(value)
            _ = later(seconds) {
              isResting = false
              if let value = waiting { _ = subscriber.receive(value) }
              waiting = nil
            }
            return
          }
          if latest || waiting == nil { waiting = value }
        }
      })
  }

  private func delayed(by seconds: Double) -> AnyPublisher<Output, Failure> {
    relay(
      completion: { end, subscriber in
        _ = later(seconds) { subscriber.receive(completion: end) }
      },
      value: {
        { value, subscriber in _ = later(seconds) { _ = subscriber.receive(value) } }
      })
  }
}

/// Runs a closure on the clip's clock; at once where no clip is running.
private func later(_ seconds: Double, _ work: @escaping () -> Void) -> WorkToken? {
  guard let clock = CurrentClock.value else {
    work()
    return nil
  }
  return clock.schedule(at: clock.now + seconds, work)
}
