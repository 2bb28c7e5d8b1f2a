import CapstanViews
import Foundation

extension BuiltInScene {
  /// The listings that are part of the program: one scene for each file, or folder of files, that
  /// stands in the folder `root` of sources and has previews.
  ///
  /// A scene's name is the file's, or the folder's, in lower case.
  @MainActor public static func listings(in root: String) -> [BuiltInScene] {
    let previews = PreviewCollection { name(of: $0, in: root) != nil }
    let names = previews.items.compactMap { name(of: $0, in: root) }
    return Set(names).sorted().map { name in
      BuiltInScene(
        name: name, summary: summary(of: name, in: previews, root), isListing: true
      ) { context in
        try PreviewCollection { Self.name(of: $0, in: root) == name }.source(context)
      }
    }
  }

  @MainActor private static func summary(
    of name: String, in previews: PreviewCollection, _ root: String
  ) -> String {
    let titles = previews.items.filter { Self.name(of: $0, in: root) == name }.map(
      PreviewCollection.title)
    return "a SwiftUI listing: \(titles.joined(separator: ", "))"
  }

  @MainActor private static func name(of preview: PreviewItem, in root: String) -> String? {
    guard let range = preview.path.range(of: "/\(root)/") else { return nil }
    let first = preview.path[range.upperBound...].split(separator: "/").first ?? ""
    return first.split(separator: ".").first.map { $0.lowercased() }
  }
}
