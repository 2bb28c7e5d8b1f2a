import CapstanFrames
import Foundation

/// Makes a program of a listing: the tool itself with the listing's previews linked in.
struct ListingCompiler {
  /// The listing's module; messages of the compiler do not show it.
  static let moduleName = "UserListing"

  /// How many scopes the type checker may open for one expression.
  ///
  /// Arithmetic of whole and broken numbers inside a view's closures needs up to 290,000 (measured),
  /// whatever modules are there; twice that is tried in some eight seconds. With the compiler's own
  /// limit of a million, a misspelt name in a large body is told only after half a minute.
  static let largestEffort = 600_000

  private let tool: ToolBuild
  private let compiler: String
  private let cache: ListingCache
  private let environment: [String: String]

  /// Finds the compiler, the tool's build and the cache.
  ///
  /// - Throws: `CommandError` naming what is missing.
  init(environment: [String: String]) throws {
    self.environment = environment
    tool = try ToolBuild.running()
    guard let compiler = ProgramOutput.location(of: "swiftc", path: environment["PATH"] ?? "")
    else {
      throw CommandError(
        .unavailable, "swiftc, which compiles listings, is not on PATH",
        hint: "install Swift 6.3 or later: https://www.swift.org/install")
    }
    self.compiler = compiler
    cache = try ListingCache(environment: environment)
  }

  /// Returns the program of a listing, compiled now or earlier.
  ///
  /// - Throws: `CommandError` with the code `invalidInput` if the listing does not compile; the
  ///   compiler's own messages have then gone to the console.
  func program(for sources: ListingSources, console: Console) throws -> String {
    let bridge = try ListingOutline(sources).bridge(for: sources.path)
    let symbols = AssetSymbols(sources)
    var key = ContentKey()
    for part in [
      tool.identity, ToolBuild.fileIdentity(compiler), bridge ?? "", symbols.code ?? "",
    ] { key.add(part) }
    for file in sources.files {
      key.add(absolute(file.path))
      key.add(file.text)
    }
    return try cache.program(key) { folder in
      try compile(sources, bridge: bridge, symbols: symbols, in: folder, console: console)
    }
  }

  private func compile(
    _ sources: ListingSources, bridge: String?, symbols: AssetSymbols, in folder: String,
    console: Console
  ) throws {
    let folders = sources.folderNames.subtracting(tool.moduleNames)
      .subtracting(SubmoduleImports.toolchainModules)
    var files = try sources.files.enumerated().map { index, file in
      guard let text = AdaptedListing.text(of: file, folders: folders) else { return file.path }
      let copy = "\(folder)/\(ListingCopy.name(index))"
      try write(text, to: copy)
      return copy
    }
    if let bridge {
      let file = "\(folder)/Previews.swift"
      try write(bridge, to: file)
      files.append(file)
    }
    if let code = symbols.code {
      let file = "\(folder)/AssetSymbols.swift"
      try write(code, to: file)
      files.append(file)
    }
    let run = try CompilerRun(
      compiler, arguments(files: files, output: "\(folder)/listing"), environment, in: folder)
    guard !run.succeeded else { return }
    if let reason = run.storageFailure(needing: FileContents.size(of: tool.executable) ?? 0) {
      throw cache.cannotWrite(cache.folder, reason: reason)
    }
    var more = symbols
    if more.add(missingIn: run.messages) {
      return try compile(sources, bridge: bridge, symbols: more, in: folder, console: console)
    }
    console.writeMessage(run.messages)
    let page = tool.page(MissingAPI.page)
    let missing =
      MissingAPI.first(in: run.messages, of: sources)
      ?? MissingAPI.unknownModifier(
        in: sources, page: (try? String(contentsOfFile: page, encoding: .utf8)) ?? "")
    throw CommandError(
      .invalidInput, "\(sources.path) does not compile", hint: missing?.hint(page: page))
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw cache.cannotWrite(path)
    }
  }

  private func arguments(files: [String], output: String) -> [String] {
    [
      "-O", "-whole-module-optimization", "-parse-as-library", "-swift-version", "5",
      // Previews are built for debugging.
      "-D", "DEBUG",
      "-module-name", Self.moduleName, "-I", tool.modules,
      "-load-plugin-executable", "\(tool.macroPlugin)#\(ToolBuild.macroModule)",
      "-Xfrontend", "-solver-scope-threshold=\(Self.largestEffort)",
      // The listing's own @main, if it has one, is not the program's entry.
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "capstan_listing_main",
      "-emit-executable", "-o", output,
    ] + files + [
      "@\(tool.objectList)", "-Xlinker", "--defsym", "-Xlinker", "main=\(ToolBuild.entryPoint)",
    ] + ToolBuild.libraryArguments
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }
}
