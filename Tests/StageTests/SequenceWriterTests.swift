import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import Foundation
import Testing

@Suite struct SequenceWriterTests {
  private let folder = NSTemporaryDirectory() + "/capstan-sequence-\(UUID().uuidString)"

  private func manifest(count: Int = 6, rate: FrameRate = FrameRate(60)) -> Manifest {
    Manifest(
      source: Manifest.Source(name: "x", fingerprint: "1"), options: [:], width: 2, height: 1,
      scale: 1, rate: rate, count: count)
  }

  /// A picture that differs from frame to frame.
  private func file(_ frame: Int) throws -> PNGWorker.File {
    let bitmap = Bitmap(width: 2, height: 1, filledWith: 0xFF00_0000 | UInt32(frame))
    return PNGWorker.File(bytes: try PNGEncoder().encode(bitmap), hash: PixelHash(of: bitmap))
  }

  private func writer(
    _ frames: Range<Int>, _ mode: SequenceWriter.Mode = .overwrite, _ manifest: Manifest? = nil
  ) throws -> SequenceWriter {
    try SequenceWriter(
      folder: folder, manifest: manifest ?? self.manifest(), frames: frames, mode: mode)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func theManifestListsFramesInOrderHoweverTheyCome() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let writer = try self.writer(1..<4)
    #expect(writer.missing == [1, 2, 3])
    for frame in [3, 1, 2] { try writer.write(try file(frame), frame: frame) }
    let manifest = try writer.finish()
    #expect(manifest.frames.map(\.index) == [1, 2, 3])
    #expect(try Manifest.read(inFolder: folder) == manifest)
    #expect(names == ["f0001.png", "f0002.png", "f0003.png", "manifest.json"])
  }

  @Test func partsOfOneClipStandBesideEachOther() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for part in [0..<2, 2..<4, 1..<3] {
      let writer = try self.writer(part)
      for frame in writer.missing { try writer.write(try file(frame), frame: frame) }
      try writer.finish()
    }
    #expect(try Manifest.read(inFolder: folder).frames.map(\.index) == [0, 1, 2, 3])
  }

  @Test func resumingMakesOnlyWhatIsMissing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try writer(0..<6)
    for frame in [0, 2, 5] { try first.write(try file(frame), frame: frame) }
    try first.finish()
    try FileManager.default.removeItem(atPath: "\(folder)/f0002.png")
    // A whole file that the manifest does not list is not trusted.
    try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/f0003.png"))
    #expect(try writer(0..<6, .resume).missing == [1, 2, 3, 4])
  }

  @Test func anotherClipIsRefusedOrReplaced() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try writer(0..<2)
    for frame in 0..<2 { try first.write(try file(frame), frame: frame) }
    try first.finish()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
    let other = manifest(rate: FrameRate(30))
    #expect(throws: FrameError.self) { try self.writer(0..<2, .resume, other) }
    #expect(names.contains("f0000.png"))
    let writer = try self.writer(0..<1, .overwrite, other)
    #expect(writer.missing == [0])
    #expect(names == ["manifest.json", "notes.txt"])
  }
}
