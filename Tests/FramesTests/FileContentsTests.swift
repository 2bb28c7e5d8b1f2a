import Foundation
import Testing

@testable import CapstanFrames

struct FileContentsTests {
  @Test func tellsTheSizeOfWhatAPathLeadsTo() throws {
    let folder = try TemporaryFolder()
    let (file, link) = ("\(folder.path)/file", "\(folder.path)/link")
    #expect(FileContents.size(of: file) == nil)
    try Data(repeating: 7, count: 4321).write(to: URL(fileURLWithPath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(FileContents.size(of: file) == 4321)
    #expect(FileContents.size(of: link) == 4321)
    try FileManager.default.removeItem(atPath: file)
    #expect(FileContents.size(of: link) == nil)
  }
}
