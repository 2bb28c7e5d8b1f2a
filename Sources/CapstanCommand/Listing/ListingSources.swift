import Foundation

/// The files of one component: a Swift file, or all of a folder.
struct ListingSources: Equatable {
  /// What the user wrote.
  let path: String
  /// The files by name, in the order of their paths.
  let files: [File]

  /// One file, read.
  struct File: Equatable {
    let path: String
    let text: String
    /// The text with comments and literals blanked out.
    let code: String

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      code = SwiftText.code(text)
    }
  }

  /// Reads a file, or every Swift file of a folder and the folders in it.
  ///
  /// Tests and package manifests in a folder are no part of a component and left out.
  ///
  /// - Throws: `CommandError` with the code `noInput` if there is nothing to read.
  init(path: String) throws {
    self.path = path
    let all = try Self.paths(path).map { File(path: $0, text: try textFile($0)) }
    let component = all.filter { !Self.isApart($0) }
    files = component.isEmpty ? all : component
  }

  init(path: String, files: [File]) {
    (self.path, self.files) = (path, files)
  }

  /// The file's name without its extension, or the folder's.
  var name: String {
    let last = path.split(separator: "/").last ?? "listing"
    return String(last.hasSuffix(".swift") ? last.dropLast(6) : last)
  }

  /// The names of the folders inside the listing that its files lie in, and of the listing's own.
  var folderNames: Set<String> {
    let inside = files.flatMap { file in
      file.path.dropFirst(path.count).split(separator: "/").dropLast().map(String.init)
    }
    return Set(inside).union(path.hasSuffix(".swift") ? [] : [name])
  }

  /// A fingerprint of the files' texts and their names within the listing.
  var key: ContentKey {
    var key = ContentKey()
    for file in files {
      key.add(String(file.path.dropFirst(path.count)))
      key.add(file.text)
    }
    return key
  }

  /// Whether a file belongs to a target of another kind.
  private static func isApart(_ file: File) -> Bool {
    file.code.contains(
      #/(?m)^\s*(?:@testable\s+import\b|import\s+(?:XCTest|Testing|PackageDescription)\b)/#)
  }

  private static func paths(_ path: String) throws -> [String] {
    guard isFolder(path) else { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let swift = names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !swift.isEmpty else {
      throw CommandError(.noInput, "there is no .swift file in the folder \(path)")
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return swift.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.map {
      "\(folder)/\($0)"
    }
  }
}
