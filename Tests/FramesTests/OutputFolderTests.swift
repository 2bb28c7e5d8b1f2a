import CapstanFrames
import Foundation
import Testing

struct OutputFolderTests {
  @Test func createsFoldersAndReplacesFiles() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path + "/a/b/c")
    try folder.write([1, 2, 3], to: "f0000.png")
    try folder.write([4], to: "f0000.png")
    try folder.write([], to: "empty")
    #expect(try folder.files() == ["empty", "f0000.png"])
    #expect(FileManager.default.contents(atPath: folder.path(of: "f0000.png")) == Data([4]))
  }

  @Test func namesWhatItCannotCreate() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    try folder.write([1], to: "file")
    #expect(
      throws: FrameError.cannotWrite(
        path: temporary.path + "/file/x", frame: nil, bytes: 0, reason: "not a directory")
    ) { try OutputFolder(creating: temporary.path + "/file/x") }
  }

  @Test func namesTheFrameWhenTheFolderVanishes() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path + "/gone")
    try FileManager.default.removeItem(atPath: folder.path)
    let error = FrameError.cannotWrite(
      path: folder.path(of: "f0007.png"), frame: 7, bytes: 0, reason: "no such file or directory")
    #expect(throws: error) { try folder.write([1], to: "f0007.png", frame: 7) }
    #expect(
      "\(error)"
        == "cannot write \(folder.path)/f0007.png in frame 7 after 0 bytes: "
        + "no such file or directory")
  }

  @Test func tellsAFullDeviceApart() throws {
    // /dev/full takes a name beside it only for root; writing into it shows the error itself.
    var writer = PipeWriter(
      descriptor: unsafe open("/dev/full", O_WRONLY | O_CLOEXEC), name: "/dev/full")
    do throws(FrameError) {
      try writer.write([1, 2, 3], frame: 2)
      Issue.record("a full device took bytes")
    } catch {
      #expect(error == .diskFull(path: "/dev/full", frame: 2, bytes: 0))
      #expect("\(error)".hasSuffix("the disk is full"))
    }
  }

  @Test func leavesNothingUnderTheFinalNameOnFailure() throws {
    let temporary = try TemporaryFolder()
    // The final name is a folder, so that renaming fails after the bytes are written.
    try FileManager.default.createDirectory(
      atPath: temporary.path + "/f0001.png/inside", withIntermediateDirectories: true)
    let folder = try OutputFolder(creating: temporary.path)
    #expect(throws: FrameError.self) { try folder.write([1, 2], to: "f0001.png", frame: 1) }
    #expect(try temporary.names() == ["f0001.png"])
  }

  @Test func ignoresAndRemovesWhatKilledProcessesLeft() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    let left = PartialFile.temporaryPath(for: folder.path(of: "f0003.png"))
    _ = FileManager.default.createFile(atPath: left, contents: Data([1, 2]))
    try folder.write([1], to: "f0002.png")
    #expect(try folder.files() == ["f0002.png"])
    #expect(try temporary.names().count == 2)
    try folder.removePartialFiles { _ in true }
    #expect(try temporary.names() == ["f0002.png"])
  }

  @Test func estimatesFromWhatWasWritten() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    let free = try #require(folder.freeByteCount)
    #expect(free > 0)
    try folder.checkSpace(framesWritten: 10, bytesWritten: 10, framesLeft: 590)
    do throws(FrameError) {
      try folder.checkSpace(framesWritten: 10, bytesWritten: 1 << 50, framesLeft: 590)
      Issue.record("an impossible sequence was let through")
    } catch {
      guard case .diskTooSmall(folder.path, 66_428_094_503_714_816, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(
      "\(FrameError.diskTooSmall(path: "out", needed: 123_456_789, free: 1_000_000))"
        == "out: the frames that are left need about 123.5 MB, but only 1.0 MB are free")
  }

  @Test func onlyWhatIsAskedForIsRemoved() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    for file in ["f0003.png", "film.mp4", "manifest.json"] {
      let left = PartialFile.temporaryPath(for: folder.path(of: file))
      _ = FileManager.default.createFile(atPath: left, contents: Data())
    }
    try folder.removePartialFiles { FrameName.isFrame($0) || $0 == Manifest.fileName }
    #expect(try temporary.names().filter { $0.hasPrefix(".film.mp4.") }.count == 1)
    #expect(try temporary.names().count == 1)
  }

  @Test(arguments: [("f0003.png", true), ("f12.png", true), ("f.png", false), ("g1.png", false)])
  func framesAreKnownByTheirNames(_ name: String, _ isFrame: Bool) {
    #expect(FrameName.isFrame(name) == isFrame)
  }

  @Test func aFolderHasOneWriter() throws {
    let temporary = try TemporaryFolder()
    var first: FolderLock? = try FolderLock(temporary.path)
    #expect(first != nil)
    #expect(throws: FrameError.self) { try FolderLock(temporary.path) }
    first = nil
    #expect(throws: Never.self) { try FolderLock(temporary.path) }
  }
}
