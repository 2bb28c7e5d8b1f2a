import Foundation

/// A folder of one test, removed at its end.
final class TemporaryFolder: Sendable {
  private let root = "\(NSTemporaryDirectory())/capstan-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { "\(root)/\(name)" }

  /// Writes a text.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// The names of the PNG files in a folder of the folder, sorted.
  func pictures(_ name: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted()
  }
}
