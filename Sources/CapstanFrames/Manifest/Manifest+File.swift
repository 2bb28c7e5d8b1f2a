internal import FoundationEssentials

extension Manifest {
  /// The most bytes of a manifest that is read: 256 MiB.
  private static let largestFile = 256 << 20

  /// The manifest as JSON with sorted keys, two spaces a level and a final line end.
  public func json() throws(FrameError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + Array("\n".utf8)
    } catch {
      throw .library("the manifest cannot be written as JSON: \(error)")
    }
  }

  /// Writes `manifest.json` into a folder, in place of an older one.
  ///
  /// - Throws: `FrameError.diskFull` or `FrameError.cannotWrite`.
  public func write(into folder: OutputFolder) throws(FrameError) {
    try folder.write(json(), to: Self.fileName)
  }

  /// Reads the manifest that a folder has, before a new one takes its place; nil if there is none.
  ///
  /// - Throws: `FrameError.wouldReplace` for a file of that name that is none of ours, is damaged,
  ///   or is of another version.
  public static func replaceable(inFolder folder: String) throws(FrameError) -> Manifest? {
    do throws(FrameError) {
      return try read(inFolder: folder)
    } catch {
      switch error {
      case .unreadable(_, .missing): return nil
      case .unreadable(let path, let reason):
        throw .wouldReplace(path: path, reason: "\(reason)")
      case .invalidManifest(let path, let reason):
        throw .wouldReplace(path: path, reason: reason)
      default: throw error
      }
    }
  }

  /// Reads the manifest of a folder and checks that it makes sense in itself.
  ///
  /// - Throws: `FrameError.unreadable` if there is none, `FrameError.invalidManifest` for other
  ///   JSON, for a version that is not known, and for entries that contradict each other.
  public static func read(inFolder folder: String) throws(FrameError) -> Manifest {
    let path = folder.hasSuffix("/") ? folder + fileName : "\(folder)/\(fileName)"
    return try read(FileContents.read(path, limit: largestFile), path: path)
  }

  /// Reads a manifest's bytes; `path` stands in errors.
  ///
  /// - Throws: `FrameError.invalidManifest`.
  public static func read(_ bytes: [UInt8], path: String) throws(FrameError) -> Manifest {
    let decoder = JSONDecoder()
    let manifest: Manifest
    do {
      let version = try decoder.decode(Version.self, from: Data(bytes)).version
      guard version == currentVersion else {
        throw FrameError.invalidManifest(
          path: path,
          reason: "its version is \(version); this program reads version \(currentVersion)")
      }
      manifest = try decoder.decode(Manifest.self, from: Data(bytes))
    } catch let error as FrameError {
      throw error
    } catch let error as DecodingError {
      throw .invalidManifest(path: path, reason: "no manifest: \(sentence(for: error))")
    } catch {
      throw .invalidManifest(path: path, reason: "no manifest: \(error)")
    }
    if let flaw = manifest.flaw { throw .invalidManifest(path: path, reason: flaw) }
    return manifest
  }

  private struct Version: Decodable {
    var version: Int
  }

  private static func sentence(for error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? "its top level"
        : "\""
          + path.map { $0.intValue.map(String.init) ?? $0.stringValue }
          .joined(separator: ".") + "\""
    }
    return switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has another type than expected"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "not valid JSON"
    case .dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
