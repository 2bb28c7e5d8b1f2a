/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off.
  func cancel()
}

extension Cancellable {
  /// Keeps the tie in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the tie in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// A tie that calls itself off when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a tie from what is to happen when it is called off.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a tie around another one.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  /// Calls it off.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the tie in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the tie in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Tells whether both are the same tie.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
