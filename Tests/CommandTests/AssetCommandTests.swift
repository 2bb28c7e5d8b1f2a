import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// Pictures beside a listing, from the command line.
@Suite(.serialized) struct AssetCommandTests {
  private let folder = TemporaryFolder()

  private func write(_ name: String, color: UInt32) throws {
    let bitmap = Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000 | color)
    try Data(try PNGEncoder().encode(bitmap))
      .write(to: URL(fileURLWithPath: folder.path(name)))
  }

  private func still(_ options: String = "") throws -> BuiltTool.Ending {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltTool.shell(
      """
      export XDG_CACHE_HOME=$PWD/cache PATH=\(paths)
      $capstan still Bar.swift --at 0 --size 2x2 --scale 1 \(options) -o still.png
      """,
      folder: folder.path(""))
  }

  private func pixel() throws -> UInt32 {
    try PNGDecoder.picture(atPath: folder.path("still.png")).bitmap[0, 0]
  }

  /// One test, since each listing takes a compiler's time.
  @Test func picturesAreFoundBesideTheListing() throws {
    try folder.write(
      "Bar.swift",
      """
      import SwiftUI

      struct Bar: View {
        var body: some View {
          Image("here").resizable()
        }
      }

      #Preview { Bar() }
      """)
    let missing = try still()
    #expect(missing.code == 0)
    #expect(missing.messages.contains("there is no image named \"here\""))
    let strict = try still("--strict")
    #expect(strict.code == 65)
    #expect(strict.messages.contains("there is no image named \"here\""))

    try write("here.png", color: 0x123456)
    let found = try still("--strict")
    #expect(found.code == 0, "\(found.messages)")
    #expect(try pixel() == 0xFF12_3456)

    try FileManager.default.createDirectory(
      atPath: folder.path("other"), withIntermediateDirectories: true)
    try write("other/here.png", color: 0x654321)
    #expect(try still("--assets other --strict").code == 0)
    #expect(try pixel() == 0xFF65_4321)

    try folder.write("here.png", "not a picture")
    let damaged = try still()
    #expect(damaged.code == 65)
    #expect(damaged.messages.contains("here.png: not a PNG file"), "\(damaged.messages)")
  }
}
