import Foundation
import Testing

/// How hard listings are for the type checker.
@Suite(.serialized) struct ListingEffortTests {
  /// The scopes that the type checker may open for one body.
  ///
  /// It opens some 70,000 a second (measured), so this many take less than 300 ms; counting them
  /// needs no quiet machine.
  private static let limit = 20_000

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// Bars and listings.
  ///
  /// A folder is one module. What needs generated code, or is changed before it is compiled, is left
  /// out.
  static let listings: [String] = ["Bars", "Listings"].flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: fixtures.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
  }.filter { !left.contains($0) }.sorted()

  private static let left = [
    "Bars/AssetBar", "Bars/UncataloguedBar.swift", "Bars/FolderApp", "Bars/SceneDelegateApp",
    "Bars/CoordinatedGridBar.swift",
  ]

  private let folder = TemporaryFolder()

  @Test(arguments: listings) func noBodyIsHard(listing: String) throws {
    let ending = try check(Self.fixtures.appending(path: listing).path, limit: Self.limit)
    #expect(ending.code == 0, "\(ending.messages)")
  }

  @Test func aBodyThatIsTooHardIsFound() throws {
    let source = folder.path("Hard.swift")
    // The operators of literals with a misfit among them are the classic.
    let sum = (1...12).map { "\($0)" }.joined(separator: " + ")
    try "let x: UInt8 = -(\(sum)) * 1.5 + \"\" - [\(sum)]".write(
      toFile: source, atomically: true, encoding: .utf8)
    let ending = try check(source, limit: Self.limit)
    #expect(ending.code != 0)
  }

  /// Type-checks a file or the files of a folder as the tool compiles them.
  private func check(_ path: String, limit: Int) throws -> BuiltTool.Ending {
    let build = (BuiltTool.path as NSString).deletingLastPathComponent
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltTool.shell(
      """
      export PATH=\(paths)
      find '\(path)' -name '*.swift' -print0 | sort -z | xargs -0 swiftc -typecheck \\
        -parse-as-library -swift-version 5 -suppress-warnings -D DEBUG -module-name UserListing \\
        -I '\(build)/Modules' \\
        -load-plugin-executable '\(build)/CapstanMacros-tool#CapstanMacros' \\
        -Xfrontend -solver-scope-threshold=\(limit)
      """, folder: folder.path(""))
  }
}
