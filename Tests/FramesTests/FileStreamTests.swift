import CapstanFrames
import Foundation
import Testing

@Suite struct FileStreamTests {
  private let folder = NSTemporaryDirectory() + "/capstan-stream-\(UUID().uuidString)"

  @Test func aStreamAppearsWhenItIsComplete() throws {
    let output = try OutputFolder(creating: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var stream = try FileStream(path: output.path(of: "a.rgba"))
    try stream.write([1, 2, 3], frame: 0)
    #expect(try output.files().isEmpty)
    try stream.write([4], frame: 1)
    #expect(stream.byteCount == 4)
    try stream.finish()
    #expect(try output.files() == ["a.rgba"])
    #expect(FileManager.default.contents(atPath: output.path(of: "a.rgba")) == Data([1, 2, 3, 4]))
  }

  @Test func anAbandonedStreamLeavesNothing() throws {
    let output = try OutputFolder(creating: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      var stream = try FileStream(path: output.path(of: "a.rgba"))
      try stream.write([1])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func aFolderThatIsNotThereIsAnErrorOfWriting() {
    #expect(throws: FrameError.self) { _ = try FileStream(path: "/nowhere/a.rgba") }
  }
}
