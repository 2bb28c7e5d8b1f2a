import Foundation

/// Where programs built from listings are kept, by the content they were built from.
///
/// Entries appear under their name only when complete, so that runs at the same time neither wait
/// for each other nor see half a file.
struct ListingCache {
  /// How many programs are kept; the ones not used for longest go first.
  static let capacity = 32

  private let folder: String

  /// Finds the first folder that can be written: the user's cache, else a temporary one.
  ///
  /// - Throws: `CommandError` with the code `cannotWrite` if there is none.
  init(environment: [String: String]) throws {
    var candidates: [String] = []
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { candidates.append(cache) }
    if let home = environment["HOME"], home.hasPrefix("/") { candidates.append("\(home)/.cache") }
    candidates.append("\(environment["TMPDIR"] ?? "/tmp")/capstan-\(getuid())")
    for candidate in candidates {
      let folder = "\(candidate)/capstan/listings"
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      if FileManager.default.isWritableFile(atPath: folder) {
        self.folder = folder
        return
      }
    }
    throw CommandError(
      .cannotWrite, "no folder for compiled listings can be written",
      hint: "looked for: \(candidates.joined(separator: ", ")); set XDG_CACHE_HOME")
  }

  /// Returns the program of a key, or builds it.
  ///
  /// `build` gets a folder of its own and leaves the program there under the name `listing`.
  func program(_ key: ContentKey, build: (_ folder: String) throws -> Void) throws -> String {
    let entry = "\(folder)/\(key)"
    let program = "\(entry)/listing"
    if FileManager.default.isExecutableFile(atPath: program) {
      touch(entry)
      return program
    }
    let workshop = "\(folder)/.\(key)-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: workshop, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.cannotWrite, "\(workshop) cannot be made")
    }
    defer { try? FileManager.default.removeItem(atPath: workshop) }
    try build(workshop)
    do {
      try FileManager.default.moveItem(atPath: workshop, toPath: entry)
    } catch {
      // Another run was faster with the same content.
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw CommandError(.cannotWrite, "\(entry) cannot be written")
      }
    }
    prune(keeping: entry)
    return program
  }

  private func touch(_ entry: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry)
  }

  private func prune(keeping kept: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    let byAge = entries.map { entry in
      let attributes = try? FileManager.default.attributesOfItem(atPath: entry)
      return (entry: entry, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }.sorted { ($0.date, $0.entry) > ($1.date, $1.entry) }
    for (entry, _) in byAge.dropFirst(Self.capacity) where entry != kept {
      try? FileManager.default.removeItem(atPath: entry)
    }
  }
}
