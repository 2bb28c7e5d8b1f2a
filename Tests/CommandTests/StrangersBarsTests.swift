import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// Bars written the way strangers write them: each compiles as it stands and moves when it is tapped.
@Suite(.serialized) struct StrangersBarsTests {
  private static let bars = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Bars")

  /// Every file and folder of the folder, so that a new one cannot be forgotten.
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bars.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// Bars that show no motion of their own on a tap, and why.
  private static let still = [
    // The platform's own tab bar switches without motion.
    "SystemTabs.swift", "TabControllerBar.swift", "AccessoryTabs.swift",
  ]

  private let folder = TemporaryFolder()

  @Test func thereAreBars() {
    #expect(Self.files.count >= 38)
  }

  @Test(arguments: files) func compilesAndMoves(file: String) throws {
    let source = Self.bars.appending(path: file).path
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let ending = try BuiltTool.shell(
      """
      export XDG_CACHE_HOME=$PWD/cache PATH=\(paths)
      $capstan render '\(source)' --scale 1 --fps 20 --duration 3s -o frames
      """,
      folder: folder.path(""))
    try #require(ending.code == 0, "\(ending.messages)")
    let frames = try (0..<60).map { index in
      let name = String(format: "f%04d.png", index)
      return try PNGDecoder.picture(atPath: folder.path("frames/\(name)")).bitmap
    }
    for frame in frames {
      let first = frame.pixels.first
      #expect(frame.pixels.contains { $0 != first }, "a blank frame")
    }
    guard !Self.still.contains(file) else { return }
    let changes = zip(frames, frames.dropFirst()).count { $0 != $1 }
    #expect(changes >= 5, "only \(changes) frames differ from the one before")
  }
}
