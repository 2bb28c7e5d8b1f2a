import CapstanSceneGraph
public import Foundation

/// A folder of the user's own symbols: one SVG file each, named like the symbol.
///
/// An export of an SF Symbols template (`house.fill.svg` with groups such as `Regular-M`) is placed
/// by its guides. Any other SVG is a plain icon: its view box stands 1.17 ems high, centred on half
/// the capitals' height, so that a set drawn on one grid keeps its proportions.
public final class SymbolFolder: Sendable {
  /// A file of the folder that is no symbol.
  public struct ReadingError: Error, CustomStringConvertible {
    /// The file's path, or the folder's if that cannot be listed.
    public var path: String
    /// Why, with the line where there is one.
    public var reason: String

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
  }

  private let templates: [String: SymbolTemplate]

  /// Reads all files of a folder whose names end in `.svg`; folders inside are not read.
  ///
  /// - Throws: `ReadingError` for the first file, in order of names, that cannot be read.
  public init(_ folder: URL) throws {
    var templates: [String: SymbolTemplate] = [:]
    for url in try Self.files(in: folder) {
      do {
        templates[url.deletingPathExtension().lastPathComponent] = try SymbolTemplate(
          SVGDocument(try Self.contents(of: url)))
      } catch let error as SVGError {
        throw ReadingError(path: url.path, reason: "\(error)")
      }
    }
    self.templates = templates
  }

  /// The most bytes of a file that is read: 16 MiB.
  private static let largestFile = 16 << 20

  private static func contents(of url: URL) throws(ReadingError) -> Data {
    let file = url.resolvingSymlinksInPath()
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    func failure(_ reason: String) -> ReadingError { ReadingError(path: url.path, reason: reason) }
    guard let values, FileManager.default.fileExists(atPath: file.path) else {
      throw failure("no such file")
    }
    guard values.isRegularFile == true else { throw failure("not a regular file") }
    guard values.fileSize ?? 0 <= largestFile else {
      throw failure("larger than \(largestFile) bytes")
    }
    guard let data = try? Data(contentsOf: file) else { throw failure("it cannot be read") }
    return data
  }

  private static func files(in folder: URL) throws -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension.lowercased() == "svg" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw ReadingError(path: folder.path, reason: "the folder cannot be read")
    }
  }

  /// The names of the folder's symbols, sorted.
  public var names: [String] { templates.keys.sorted() }

  func contains(_ name: String) -> Bool { templates[name] != nil }

  func drawing(named name: String, weight: Int) -> SymbolDrawing? {
    templates[name]?.drawing(named: name, weight: weight)
  }
}
