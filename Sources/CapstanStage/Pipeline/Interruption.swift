import Synchronization

/// Whether somebody asked the run to end.
///
/// Set from a signal's handler, read between frames: frames in work are finished, no new one is
/// begun.
public final class Interruption: Sendable {
  private let flag = Atomic(false)

  /// Creates one that nobody has asked of.
  public init() {}

  /// Whether the run should end.
  public var isRequested: Bool { flag.load(ordering: .acquiring) }

  /// Asks the run to end.
  public func request() { flag.store(true, ordering: .releasing) }
}
