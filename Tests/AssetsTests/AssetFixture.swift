import CapstanAssets
import CapstanFrames
import CapstanSceneGraph
import Foundation

/// A folder of assets made by a test, removed at its end.
final class AssetFixture: Sendable {
  let path = "\(NSTemporaryDirectory())/capstan-assets-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text, and the folders it stands in.
  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  /// Writes a PNG of one opaque colour.
  func write(_ name: String, color: UInt32, side: Int) throws {
    try write(name, Bitmap(width: side, height: side, filledWith: 0xFF00_0000 | color))
  }

  /// Writes a PNG.
  func write(_ name: String, _ bitmap: Bitmap) throws {
    try write(name, Data(try PNGEncoder().encode(bitmap)))
  }

  private func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func library(isDeep: Bool = true) throws -> AssetLibrary {
    try AssetLibrary([AssetPlace(path: path, isDeep: isDeep)])
  }
}
