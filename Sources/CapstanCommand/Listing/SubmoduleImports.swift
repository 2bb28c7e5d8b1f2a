/// Imports that do not name a module here: of a part of a module, as `os.log`, which imports the
/// whole, and of a package's own module, whose files belong to the listing.
enum SubmoduleImports {
  /// Modules that come with the compiler; a folder of such a name is a folder alone.
  static let toolchainModules: Set<String> = [
    "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]

  /// Returns what to change in code whose literals and comments are blanks.
  ///
  /// A module of a package is named by the folder that its files lie in.
  static func edits(in code: [Unicode.Scalar], folders: Set<String>) -> [AdaptedListing.Edit] {
    AdaptedListing.lines(of: code).flatMap { line -> [AdaptedListing.Edit] in
      let text = AdaptedListing.text(code[line])
      let imports = text.matches(
        of: #/^\s*(?:@\w+\s+)*(?<whole>import\s+(?<module>\w+)(?<part>(?:\.\w+)*))\s*$/#)
      return imports.compactMap { found -> AdaptedListing.Edit? in
        let part = folders.contains(String(found.module)) ? found.whole : found.part
        guard !part.isEmpty else { return nil }
        return AdaptedListing.Edit(
          range: AdaptedListing.range(
            of: part.startIndex..<part.endIndex, in: text, at: line.lowerBound),
          text: "")
      }
    }
  }
}
