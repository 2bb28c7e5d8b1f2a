public import CapstanFrames
import Dispatch
import Foundation
import Synchronization

/// Writes a clip's frames into a folder and keeps its manifest, from several tasks at once.
///
/// The manifest lists a frame only when its file is complete, and is written now and then while
/// the frames come; so a run that was killed can be taken up by what its manifest says.
public final class SequenceWriter: Sendable {
  /// What happens to frames that are in the folder already.
  public enum Mode: Sendable {
    /// They are made again. What belongs to another clip is removed, as far as its manifest lists
    /// it; frames of the same clip outside this run stay.
    case overwrite
    /// They are kept, if the manifest lists them, they belong to the same clip, and their files
    /// hold the pixels that the manifest lists.
    case resume
  }

  private struct State {
    var manifest: Manifest
    var written = (frames: 0, bytes: 0)
    var nextSave: ContinuousClock.Instant
    /// Held until the end.
    var lock: FolderLock?
  }

  /// The folder.
  public let folder: OutputFolder
  /// The numbers of the frames that are still to be made, ascending.
  public let missing: [Int]
  private let names: FrameName
  private let total: Int
  private let state: Mutex<State>

  /// How much time may be lost when a run is killed, unless saving takes long.
  private static let saveInterval = Duration.milliseconds(200)
  /// How much longer than a save the time to the next is, as long as that is under a second.
  private static let saveShare = 20
  /// After how many frames the need of space is known well enough.
  private static let framesBeforeEstimate = 10

  /// Opens a folder for frames of a clip, and creates it where it is missing.
  ///
  /// What a killed run left under temporary names is removed.
  ///
  /// - Throws: `FrameError` if the folder cannot be written or another run writes into it, if a run
  ///   is to be resumed that was of another clip, or if a `manifest.json` stands there that is none
  ///   of ours.
  public init(
    folder path: String, manifest: Manifest, frames: Range<Int>, mode: Mode
  ) throws(FrameError) {
    // Before the folder is made: nothing is left where a run cannot begin.
    _ = try Manifest.replaceable(inFolder: path)
    folder = try OutputFolder(creating: path)
    let lock = try FolderLock(path)
    let earlier = try Manifest.replaceable(inFolder: path)
    try folder.removePartialFiles {
      $0 == Manifest.fileName || FrameName.isFrame($0)
    }
    var manifest = manifest
    switch mode {
    case .resume:
      if let earlier { try Self.check(earlier, belongsTo: manifest, in: folder) }
      manifest.frames = Self.whole(try Self.existingFrames(of: earlier, in: folder), in: folder)
    case .overwrite:
      if let earlier, earlier.difference(from: manifest) == nil {
        manifest.frames = try Self.existingFrames(of: earlier, in: folder).filter {
          !frames.contains($0.index)
        }
      } else {
        Self.removeFiles(of: earlier, in: folder)
      }
    }
    missing = frames.filter { manifest[frame: $0] == nil }
    (names, total) = (manifest.fileName, missing.count)
    state = Mutex(State(manifest: manifest, nextSave: .now + Self.saveInterval, lock: lock))
    try manifest.write(into: folder)
  }

  /// Writes a frame's file and lists it.
  ///
  /// - Throws: `FrameError` with frame and bytes if it cannot be written, or, after the first few
  ///   frames, if the ones that are left will not fit.
  public func write(_ file: PNGWorker.File, frame: Int) throws(FrameError) {
    try folder.write(file.bytes, to: names.file(frame), frame: frame)
    let (written, toSave) = state.withLock { state in
      state.manifest.add(frame, hash: file.hash)
      state.written = (state.written.frames + 1, state.written.bytes + file.bytes.count)
      let isDue = ContinuousClock.now >= state.nextSave
      // Until this save has ended, no other begins.
      if isDue { state.nextSave = .now + .seconds(3600) }
      return (state.written, isDue ? state.manifest : nil)
    }
    if written.frames == Self.framesBeforeEstimate {
      try folder.checkSpace(
        framesWritten: written.frames, bytesWritten: written.bytes,
        framesLeft: total - written.frames)
    }
    if let toSave { try save(toSave) }
  }

  /// Writes the manifest as it was a moment ago, and sets when it is written next.
  private func save(_ manifest: Manifest) throws(FrameError) {
    let start = ContinuousClock.now
    try manifest.write(into: folder)
    let cost = ContinuousClock.now - start
    let pause = max(Self.saveInterval, min(cost * Self.saveShare, .seconds(1)), cost * 4)
    state.withLock { $0.nextSave = .now + pause }
  }

  /// Writes the manifest as it now is, and returns it.
  ///
  /// To be called at the end, and as well after an error, so that what is complete can be kept.
  /// Then another run may write into the folder.
  ///
  /// - Throws: `FrameError` if it cannot be written.
  @discardableResult public func finish() throws(FrameError) -> Manifest {
    let manifest = state.withLock { $0.manifest }
    try manifest.write(into: folder)
    state.withLock { $0.lock = nil }
    return manifest
  }

  private static func check(
    _ earlier: Manifest, belongsTo manifest: Manifest, in folder: OutputFolder
  ) throws(FrameError) {
    guard let difference = earlier.difference(from: manifest) else { return }
    throw .invalidManifest(
      path: folder.path(of: Manifest.fileName),
      reason: "cannot be resumed: \(difference); without --resume everything is made anew")
  }

  private static func existingFrames(
    of manifest: Manifest?, in folder: OutputFolder
  ) throws(FrameError) -> [Manifest.Frame] {
    guard let manifest else { return [] }
    let files = Set(try folder.files())
    return manifest.frames.filter { files.contains($0.file) }
  }

  /// The frames whose files hold the pixels that are listed.
  private static func whole(
    _ frames: [Manifest.Frame], in folder: OutputFolder
  ) -> [Manifest.Frame] {
    let sound = Mutex([Bool](repeating: false, count: frames.count))
    DispatchQueue.concurrentPerform(iterations: frames.count) { index in
      guard (try? frames[index].check(in: folder)) != nil else { return }
      sound.withLock { $0[index] = true }
    }
    return zip(frames, sound.withLock { $0 }).filter(\.1).map(\.0)
  }

  private static func removeFiles(of manifest: Manifest?, in folder: OutputFolder) {
    for frame in manifest?.frames ?? [] {
      try? FileManager.default.removeItem(atPath: folder.path(of: frame.file))
    }
  }
}
