public import CapstanFrames
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
    /// They are kept, if the manifest lists them and they belong to the same clip.
    case resume
  }

  private struct State {
    var manifest: Manifest
    var written = (frames: 0, bytes: 0)
    var lastSave: ContinuousClock.Instant
  }

  /// The folder.
  public let folder: OutputFolder
  /// The numbers of the frames that are still to be made, ascending.
  public let missing: [Int]
  private let names: FrameName
  private let total: Int
  private let state: Mutex<State>

  /// How much time may be lost when a run is killed.
  private static let saveInterval = Duration.seconds(1)
  /// After how many frames the need of space is known well enough.
  private static let framesBeforeEstimate = 10

  /// Opens a folder for frames of a clip, and creates it where it is missing.
  ///
  /// - Throws: `FrameError` if the folder cannot be written, or if a run is to be resumed that
  ///   was of another clip.
  public init(
    folder path: String, manifest: Manifest, frames: Range<Int>, mode: Mode
  ) throws(FrameError) {
    folder = try OutputFolder(creating: path)
    var manifest = manifest
    let earlier = Self.earlierManifest(in: path)
    switch mode {
    case .resume:
      if let earlier { try Self.check(earlier, belongsTo: manifest, in: folder) }
      try folder.removePartialFiles()
      manifest.frames = try Self.existingFrames(of: earlier, in: folder)
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
    state = Mutex(State(manifest: manifest, lastSave: .now))
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
      let isDue = ContinuousClock.now - state.lastSave >= Self.saveInterval
      if isDue { state.lastSave = .now }
      return (state.written, isDue ? state.manifest : nil)
    }
    if written.frames == Self.framesBeforeEstimate {
      try folder.checkSpace(
        framesWritten: written.frames, bytesWritten: written.bytes,
        framesLeft: total - written.frames)
    }
    if let toSave { try toSave.write(into: folder) }
  }

  /// Writes the manifest as it now is, and returns it.
  ///
  /// To be called at the end, and as well after an error, so that what is complete can be kept.
  ///
  /// - Throws: `FrameError` if it cannot be written.
  @discardableResult public func finish() throws(FrameError) -> Manifest {
    let manifest = state.withLock { $0.manifest }
    try manifest.write(into: folder)
    return manifest
  }

  /// A folder without a manifest that can be read holds nothing of ours.
  private static func earlierManifest(in path: String) -> Manifest? {
    try? Manifest.read(inFolder: path)
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

  private static func removeFiles(of manifest: Manifest?, in folder: OutputFolder) {
    for frame in manifest?.frames ?? [] {
      try? FileManager.default.removeItem(atPath: folder.path(of: frame.file))
    }
  }
}
