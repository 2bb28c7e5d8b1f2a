import Foundation

/// The build that the running tool came from: modules to compile against, objects to link with.
struct ToolBuild {
  /// The tool itself.
  let executable: String
  /// The folder that it was built in.
  let folder: String
  /// The program that expands macros, from the same build.
  let macroPlugin: String
  /// Differs from build to build.
  let identity: String

  /// The file that names every object of the tool, one a line.
  var objectList: String { "\(folder)/capstan.product/Objects.LinkFileList" }
  /// The folder of the compiled modules.
  var modules: String { "\(folder)/Modules" }

  /// The names of the modules that a listing can import of this build.
  var moduleNames: Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Where a page of the project's documentation is: its path if it lies around the build.
  func page(_ name: String) -> String {
    var root = folder as NSString
    while root.length > 1 {
      root = root.deletingLastPathComponent as NSString
      let path = root.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return name
  }

  /// The name of the module that declares the macros' implementations.
  static let macroModule = "CapstanMacros"
  /// The tool's own entry, under the name that the package manager gives it.
  static let entryPoint = "capstan_main"

  /// Finds the build of the running process.
  ///
  /// - Throws: `CommandError` with the code `unavailable` if the tool stands alone.
  static func running() throws -> ToolBuild {
    let manager = FileManager.default
    guard let executable = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      throw CommandError(.internalError, "the tool's own file is unknown: /proc is not there")
    }
    let folder = (executable as NSString).deletingLastPathComponent
    let plugins = ["\(macroModule)-tool", macroModule].map { "\(folder)/\($0)" }
    guard let plugin = plugins.first(where: manager.isExecutableFile),
      manager.fileExists(atPath: "\(folder)/Modules/SwiftUI.swiftmodule"),
      manager.fileExists(atPath: "\(folder)/capstan.product/Objects.LinkFileList")
    else {
      throw CommandError(
        .unavailable,
        "a listing is compiled against the tool's own build, which is not beside \(executable)",
        hint: "run the tool where it was built: .build/release/capstan, or scripts/render")
    }
    return ToolBuild(
      executable: executable, folder: folder, macroPlugin: plugin,
      identity: fileIdentity(executable))
  }

  /// Path, size and time of change of a file.
  static func fileIdentity(_ path: String) -> String {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(size) \(date)"
  }

  /// What the linker needs beside the objects: the C libraries of the modules.
  static let libraryArguments = [
    "-lcairo", "-lpangoft2-1.0", "-lpango-1.0", "-lgobject-2.0", "-lglib-2.0", "-lharfbuzz",
    "-lfontconfig", "-lfreetype", "-lisal", "-lpng", "-lz",
  ]
}
