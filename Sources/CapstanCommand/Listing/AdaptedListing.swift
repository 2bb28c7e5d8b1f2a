/// A listing's file as it is compiled: what only the platform's own compiler understands is changed
/// in a copy, and nothing else.
///
/// All code stays at its line, nearly all at its column, and messages name the author's own file.
enum AdaptedListing {
  /// A piece of the text and what stands there instead, filled up with blanks.
  struct Edit: Equatable {
    let range: Range<Int>
    let text: String
  }

  /// Returns a file's text as it is compiled, or nil if it is compiled as it stands.
  ///
  /// The names of the folders that the listing's files lie in tell a package's own modules.
  static func text(of file: ListingSources.File, folders: Set<String> = []) -> String? {
    // Blanks stand for literals and comments there, character by character.
    var code = Array(file.code.unicodeScalars)
    var text = Array(file.text.unicodeScalars)
    // A mark of byte order belongs to no line, and the copy has a line before the first.
    if text.first == "\u{FEFF}" {
      text.removeFirst()
      code.removeFirst()
    }
    let edits =
      PlatformConditions.edits(in: code) + ObjectiveCNames.edits(in: code)
      + SubmoduleImports.edits(in: code, folders: folders)
    guard !edits.isEmpty else { return nil }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let blanks = max(0, edit.range.count - edit.text.unicodeScalars.count)
      text.replaceSubrange(
        edit.range, with: edit.text.unicodeScalars + Array(repeating: " ", count: blanks))
    }
    var copy = String.UnicodeScalarView()
    copy.append(contentsOf: ListingCopy.head(of: file.path).unicodeScalars)
    copy.append(contentsOf: text)
    return String(copy)
  }

  /// The ranges of the lines of a text, without their ends.
  static func lines(of code: [Unicode.Scalar]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in code.indices where code[index] == "\n" {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<code.count]
  }

  /// A piece of code as a string.
  static func text(_ code: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: code)
    return String(view)
  }

  /// A range of a string that begins at a place of the whole text, in the whole text's positions.
  static func range(of range: Range<String.Index>, in text: String, at start: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    let lower = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    let upper = scalars.distance(from: scalars.startIndex, to: range.upperBound)
    return start + lower..<start + upper
  }
}
