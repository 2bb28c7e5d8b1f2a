import CapstanFrames
import Foundation

/// A folder of a test's own, removed at its end.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "capstan-frames-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
