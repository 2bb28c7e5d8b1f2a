public import CapstanSceneGraph

/// A frame on its way from the source to a worker.
public struct FrameJob: Sendable {
  /// Which frame it is.
  public let entry: FrameSchedule.Entry
  /// What it holds.
  public let list: DisplayList

  /// Creates a job.
  public init(entry: FrameSchedule.Entry, list: DisplayList) {
    (self.entry, self.list) = (entry, list)
  }
}

/// Turns display lists into products: a picture, a file's bytes, a pipe's bytes.
///
/// A worker is made, used and ended inside one task, so it may own a surface and buffers that no
/// other task sees. Its product must depend on the job alone.
public protocol FrameWorker: SendableMetatype {
  /// What comes out.
  associatedtype Product: Sendable

  /// Returns what becomes of a frame.
  mutating func process(_ job: FrameJob) throws -> Product
}
