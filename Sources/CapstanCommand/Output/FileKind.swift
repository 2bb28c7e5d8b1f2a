import CapstanFrames
import Foundation

/// What an output's name asks for by its end.
enum FileKind: Equatable {
  /// No extension, a slash at the end, or a folder that is there.
  case folder
  /// An extension, in lower case.
  case file(String)

  /// Reads a name; digits after a point, as in `v1.2`, are no extension.
  init(_ path: String) {
    let name = path.hasSuffix("/") ? "" : (path as NSString).lastPathComponent
    let letters = (name as NSString).pathExtension.lowercased()
    guard letters.contains(where: { $0.isLetter }), !isFolder(path) else {
      self = .folder
      return
    }
    self = .file(letters)
  }

  /// Checks that a picture's file is called one.
  ///
  /// - Throws: `CommandError` with the code `usage`.
  static func checkPicture(_ option: String, _ path: String?) throws {
    guard let path, path != "-", !PartialFile.isPipeOrDevice(path) else { return }
    guard FileKind(path) == .file("png") else {
      throw CommandError.usage("\(option): \(path) should be a .png file")
    }
  }
}
