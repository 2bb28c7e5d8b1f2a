import CapstanViews

/// The copy of a listing's file that the compiler is given in its place, because something in it is
/// answered beforehand.
///
/// The names of a component's files may be equal in different folders, and private names may not
/// depend on the copy's: so a copy is called by its number.
enum ListingCopy {
  private static let prefix = "CapstanCopy"

  /// The name of the copy of a file by its place among the sources.
  static func name(_ index: Int) -> String { "\(prefix)\(index).swift" }

  /// The line that stands before the author's first, and tells the compiler of his file.
  static func head(of path: String) -> String {
    let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n"
  }

  /// Where a preview is written if the compiler saw it in a copy: that of macros is the copy's place.
  @MainActor static func place(
    of preview: PreviewItem, in sources: ListingSources
  ) -> (file: String, line: Int)? {
    let parts = preview.file.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[1].hasPrefix(prefix),
      let index = Int(parts[1].dropFirst(prefix.count).dropLast(".swift".count)),
      sources.files.indices.contains(index),
      let name = sources.files[index].path.split(separator: "/").last
    else { return nil }
    return ("\(parts[0])/\(name)", preview.line - 1)
  }
}
