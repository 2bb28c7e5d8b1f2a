import CapstanFrames
import Foundation

/// Where programs built from listings are kept, by the content they were built from.
///
/// Entries appear under their name only when complete, so that runs at the same time neither wait
/// for each other nor see half a file.
struct ListingCache {
  /// How many programs are kept; the ones not used for longest go first.
  static let capacity = 32

  /// Where the entries are.
  let folder: String

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
      hint: "looked for: \(candidates.joined(separator: ", ")); XDG_CACHE_HOME=DIR chooses another")
  }

  /// Returns the program of a key, or builds it; one that was cut or damaged is built anew.
  ///
  /// `build` gets a folder of its own and leaves the program there under the name `listing`.
  ///
  /// - Throws: what `build` throws; `CommandError` with the code `cannotWrite`.
  func program(_ key: ContentKey, build: (_ folder: String) throws -> Void) throws -> String {
    let entry = "\(folder)/\(key)"
    if isWhole(entry) {
      touch(entry)
      return Self.program(of: entry)
    }
    let workshop = "\(folder)/.\(key)-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: workshop, withIntermediateDirectories: true)
    } catch {
      throw cannotWrite(workshop)
    }
    let watch = SignalWatch { Self.remove(workshop) }
    defer {
      withExtendedLifetime(watch) {}
      try? FileManager.default.removeItem(atPath: workshop)
    }
    try build(workshop)
    try seal(workshop)
    try publish(workshop, as: entry)
    prune(keeping: entry)
    return Self.program(of: entry)
  }

  /// The error for something in the cache that cannot be written.
  func cannotWrite(_ path: String, reason: String? = nil) -> CommandError {
    CommandError(
      .cannotWrite,
      "the compiled listing cannot be kept: \(path) cannot be written"
        + (reason.map { ": \($0)" } ?? ""),
      hint: "XDG_CACHE_HOME=DIR chooses another folder; this one is \(folder)")
  }

  private static func program(of entry: String) -> String { "\(entry)/listing" }

  /// The file that tells what a program's file was when it was complete.
  private static func sealFile(of entry: String) -> String { "\(entry)/seal" }

  /// Whether an entry's program is there, can be run, and is what was written.
  private func isWhole(_ entry: String) -> Bool {
    let program = Self.program(of: entry)
    guard FileManager.default.isExecutableFile(atPath: program),
      let known = FileManager.default.contents(atPath: Self.sealFile(of: entry)),
      let seal = FileSeal(path: program)
    else { return false }
    return Data(seal.description.utf8) == known
  }

  private func seal(_ entry: String) throws {
    let file = Self.sealFile(of: entry)
    guard let seal = FileSeal(path: Self.program(of: entry)) else {
      throw CommandError(.internalError, "the compiler left no program in \(entry)")
    }
    do {
      try Data(seal.description.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw cannotWrite(file)
    }
  }

  /// Gives a complete entry its name, in place of a damaged one.
  private func publish(_ workshop: String, as entry: String) throws {
    // Another run may have been faster with the same content: then its entry stays.
    for _ in 0..<2 {
      if (try? FileManager.default.moveItem(atPath: workshop, toPath: entry)) != nil { return }
      if isWhole(entry) { return }
      // Moved aside first: what others run from it goes on.
      let aside = "\(workshop)-damaged"
      try? FileManager.default.moveItem(atPath: entry, toPath: aside)
      Self.remove(aside)
    }
    throw cannotWrite(entry)
  }

  /// Removes a folder into which a process that is being ended may still write.
  private static func remove(_ path: String) {
    for _ in 0..<20 {
      try? FileManager.default.removeItem(atPath: path)
      guard FileManager.default.fileExists(atPath: path) else { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
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
