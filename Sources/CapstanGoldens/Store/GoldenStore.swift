import CapstanFrames
import Foundation

/// A folder of goldens, one folder a shot.
///
///     Goldens/blocks-dark/manifest.json   what is here, and what it was made with
///                         curves.txt      every animated value of every frame
///                         frames.txt      display lists of chosen frames
///                         f0030.png …     pictures of the same frames
///
/// A golden is replaced as a whole: there is never half of one under its name.
public struct GoldenStore: Hashable, Sendable {
  /// Where the goldens lie.
  public let path: String

  /// Names a folder of goldens; it need not exist.
  public init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the folder names of shots, in the order given.
  ///
  /// - Throws: `GoldenError.sameFolder` if two shots would share a golden, and
  ///   `GoldenError.unusableName`.
  public func folders(for shots: [String]) throws(GoldenError) -> [String] {
    try GoldenName.folders(for: shots)
  }

  /// The path of a golden's folder.
  public func path(of folder: String) -> String { "\(path)/\(folder)" }

  /// Reads a golden; its pictures stay in their files.
  ///
  /// - Throws: `GoldenError.missing` if there is none, else `GoldenError.unreadable`.
  public func golden(_ folder: String) throws(GoldenError) -> Golden {
    let path = path(of: folder)
    FolderReplacement.recover(path)
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
    let manifestPath = "\(path)/\(GoldenManifest.fileName)"
    let manifest = try GoldenManifest(json: Self.bytes(manifestPath), path: manifestPath)
    let curvesPath = "\(path)/\(Golden.curvesFile)"
    let curves = try CurveTable(parsing: Self.text(curvesPath), path: curvesPath)
    guard curves.rate == manifest.rate, curves.frameCount == manifest.frameCount else {
      throw .unreadable(path: curvesPath, reason: "rate or frames are not those of the manifest")
    }
    let listsPath = "\(path)/\(Golden.listsFile)"
    let lists = try ListTable(parsing: Self.text(listsPath), path: listsPath)
    guard lists.entries.map(\.frame) == manifest.pictures.map(\.frame) else {
      throw .unreadable(path: listsPath, reason: "its frames are not those of the manifest")
    }
    return Golden(manifest: manifest, curves: curves, lists: lists, path: path)
  }

  /// The goldens that are here, by their folders' names, sorted; none if there is no folder.
  public func existingFolders() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter {
      !$0.hasPrefix(".")
        && FileManager.default.fileExists(atPath: "\(path)/\($0)/\(GoldenManifest.fileName)")
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The goldens of some groups that belong to none of the shots.
  ///
  /// One whose manifest cannot be read belongs to no group.
  public func orphans(besides folders: [String], groups: Set<String>) -> [String] {
    let known = Set(folders.map { $0.lowercased() })
    return existingFolders().filter { folder in
      guard !known.contains(folder.lowercased()) else { return false }
      let path = "\(path)/\(folder)/\(GoldenManifest.fileName)"
      guard let manifest = try? GoldenManifest(json: Self.bytes(path), path: path) else {
        return false
      }
      return groups.contains(manifest.group)
    }
  }

  /// Removes goldens.
  ///
  /// - Throws: `GoldenError.cannotWrite`; none is removed if one of them holds foreign files.
  func remove(_ folders: [String]) throws(GoldenError) {
    for folder in folders { try GoldenFolder.checkCanReplace(path(of: folder)) }
    for folder in folders { try GoldenFolder.remove(path(of: folder)) }
  }

  // MARK: Files

  /// A file's bytes; the text that Git LFS keeps in a file's place is told apart.
  private static func bytes(_ path: String) throws(GoldenError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FrameError) {
      bytes = try FileContents.read(path)
    } catch {
      guard case .unreadable(_, let reason) = error else {
        throw .unreadable(path: path, reason: "\(error)")
      }
      throw .inaccessible(path: path, reason: "\(reason)")
    }
    if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      throw .unreadable(path: path, reason: "\(UnreadableReason.gitLFSPointer)")
    }
    return bytes
  }

  private static func text(_ path: String) throws(GoldenError) -> String {
    guard let text = String(validating: try bytes(path), as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is no text in UTF-8")
    }
    return text
  }
}
