import CapstanFrames
import Foundation
import Synchronization

/// A folder that is filled under a temporary name and then takes the place of an older one.
///
/// The older one stands aside for the moment between two renames; what a killed process leaves of
/// that is put right by `recover`.
struct FolderReplacement: Sendable {
  private let path: String
  private let temporary: OutputFolder

  private static let turn = Mutex(())

  /// Begins a folder.
  ///
  /// - Throws: `GoldenError.cannotWrite`, also where something stands that is no golden.
  init(of path: String) throws(GoldenError) {
    self.path = path
    Self.recover(path)
    try GoldenFolder.checkCanReplace(path)
    do throws(FrameError) {
      temporary = try OutputFolder(creating: PartialFile.temporaryPath(for: path))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Writes a file of the folder.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  func write(_ bytes: [UInt8], to file: String) throws(GoldenError) {
    do throws(FrameError) {
      try temporary.write(bytes, to: file)
    } catch {
      throw .cannotWrite(path: "\(path)/\(file)", reason: "\(error)")
    }
  }

  /// Gives the folder its name, in place of any older one.
  ///
  /// - Throws: `GoldenError.cannotWrite`; the older one is then where it was. What is no golden,
  ///   or holds more than one, is not replaced.
  func commit() throws(GoldenError) {
    let (files, path, source) = (FileManager.default, path, temporary.path)
    let failure = Self.turn.withLock { _ -> GoldenError? in
      let aside = Self.aside(path)
      do {
        Self.recoverAlone(path)
        try GoldenFolder.checkCanReplace(path)
        if files.fileExists(atPath: path) { try files.moveItem(atPath: path, toPath: aside) }
        try files.moveItem(atPath: source, toPath: path)
        try? GoldenFolder.remove(aside)
        return nil
      } catch let error as GoldenError {
        return error
      } catch {
        Self.recoverAlone(path)
        return .cannotWrite(path: path, reason: error.localizedDescription)
      }
    }
    if let failure {
      discard()
      throw failure
    }
  }

  /// Removes what was written.
  func discard() {
    try? FileManager.default.removeItem(atPath: temporary.path)
  }

  /// Puts a folder back that stood aside when a process died, or removes it if it is replaced.
  static func recover(_ path: String) {
    turn.withLock { _ in recoverAlone(path) }
  }

  /// `recover` for a caller whose turn it is.
  private static func recoverAlone(_ path: String) {
    let (files, aside) = (FileManager.default, aside(path))
    guard files.fileExists(atPath: aside) else { return }
    if files.fileExists(atPath: path) {
      try? GoldenFolder.remove(aside)
    } else {
      try? files.moveItem(atPath: aside, toPath: path)
    }
  }

  private static func aside(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).replaced"
  }
}
