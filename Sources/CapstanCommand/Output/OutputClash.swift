import Foundation

/// Returns whether two paths lead to one file or folder, be it there yet or not.
func isSamePlace(_ first: String, _ second: String) -> Bool {
  let paths = [first, second].map {
    URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
  }
  if paths[0] == paths[1] { return true }
  let identities = paths.map { path in
    (try? FileManager.default.attributesOfItem(atPath: path)).flatMap { attributes in
      (attributes[.systemFileNumber] as? NSNumber).map {
        [$0, attributes[.systemNumber] as? NSNumber ?? 0]
      }
    }
  }
  return identities[0] != nil && identities[0] == identities[1]
}

/// Checks that an output does not take the place of something that is read, or of another output.
///
/// - Throws: `CommandError` with the code `usage`.
func checkNoClash(_ option: String, _ output: String?, with others: [String?]) throws {
  guard let output else { return }
  for other in others.compactMap(\.self) where isSamePlace(output, other) {
    throw CommandError.usage("\(option): \(output) would replace \(other)")
  }
}
