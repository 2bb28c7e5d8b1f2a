/// What a listing declares that could be shown: found in its text, before it is compiled.
struct ListingOutline: Equatable {
  /// A view of the top level.
  struct View: Equatable {
    let name: String
    /// Stored properties that an initialiser without arguments leaves open.
    let needs: [String]
    let isPrivate: Bool
  }

  /// Whether a `#Preview` stands somewhere.
  private(set) var hasPreviewMacro = false
  /// The providers' names.
  private(set) var providers: [String] = []
  /// The apps' names.
  private(set) var apps: [String] = []
  /// The views in the order of the text.
  private(set) var views: [View] = []

  /// Reads the outline of some files.
  init(_ sources: ListingSources) {
    for file in sources.files { read(file.code) }
  }

  private mutating func read(_ code: String) {
    hasPreviewMacro = hasPreviewMacro || code.contains(#/#Preview\b/#)
    for declaration in TypeDeclaration.all(in: code) {
      if declaration.inherits("PreviewProvider") {
        if !declaration.isPrivate { providers.append(declaration.name) }
      } else if declaration.inherits("App") {
        if !declaration.isPrivate { apps.append(declaration.name) }
      } else if declaration.inherits("View") {
        views.append(
          View(
            name: declaration.name, needs: declaration.isGeneric ? ["a type"] : declaration.needs,
            isPrivate: declaration.isPrivate))
      }
    }
  }

  /// Code that makes previews of what is not a `#Preview`, or nil if the listing needs none.
  ///
  /// - Throws: `CommandError` saying what was looked for, if there is nothing to show.
  func bridge(for path: String) throws -> String? {
    if !providers.isEmpty {
      return preamble
        + providers.map { "#Preview(\"\($0)\") { ProviderPreview<\($0)>() }\n" }.joined()
    }
    if hasPreviewMacro { return nil }
    if let app = apps.first {
      return preamble + "#Preview(\"\(app)\") { AppPreview<\(app)>() }\n"
    }
    let ready = views.filter { $0.needs.isEmpty && !$0.isPrivate }
    guard ready.count == 1 else { throw nothingToShow(path, ready: ready) }
    return preamble + "#Preview(\"\(ready[0].name)\") { \(ready[0].name)() }\n"
  }

  private var preamble: String { "import SwiftUI\n" }

  private func nothingToShow(_ path: String, ready: [View]) -> CommandError {
    let looked =
      "\(path) has no #Preview, PreviewProvider or App, "
      + (ready.isEmpty
        ? "and no view that can be made without arguments"
        : "and several views that can be made without arguments")
    let found = views.map { view in
      view.isPrivate
        ? "\(view.name) (private)"
        : view.needs.isEmpty
          ? view.name : "\(view.name) (needs \(view.needs.joined(separator: ", ")))"
    }
    return CommandError(
      .invalidInput, looked,
      hint: (found.isEmpty
        ? "it has no views at all" : "its views: \(found.joined(separator: "; "))")
        + "; add, for example: #Preview { \(views.first?.name ?? "MyBar")(…) }")
  }
}
