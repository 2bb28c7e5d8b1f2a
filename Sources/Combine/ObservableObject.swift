private import Foundation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before each change of a published property.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of an object without one of its own.
public final class ObservableObjectPublisher: Publisher {
  /// That something will change.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let list = SubscriberList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    list.add(subscriber)
  }

  /// Tells that the object will change.
  public func send() { list.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of this object, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// The publishers of objects that state none, kept as long as the objects live.
///
/// Unchecked: everything mutable is behind the lock.
private final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= nextSweep {
      entries = entries.filter { $0.value.object != nil }
      nextSweep = max(64, 2 * entries.count)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
