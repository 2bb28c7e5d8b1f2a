/// Conditions that ask for the platform, answered as the author of an iOS component expects.
///
/// The compiler answers `os(iOS)` for the machine it compiles for, so the condition of `#if` and
/// `#elseif` reads `true` in the copy that is compiled.
enum PlatformConditions {
  /// Returns what to change in code whose literals and comments are blanks.
  static func edits(in code: [Unicode.Scalar]) -> [AdaptedListing.Edit] {
    AdaptedListing.lines(of: code).flatMap { line -> [AdaptedListing.Edit] in
      let text = AdaptedListing.text(code[line])
      guard text.contains(#/^\s*#(?:if|elseif)\b/#) else { return [] }
      return text.matches(of: #/\bos\s*\(\s*iOS\s*\)/#).map { match in
        let range = AdaptedListing.range(of: match.range, in: text, at: line.lowerBound)
        return AdaptedListing.Edit(range: range, text: "true")
      }
    }
  }
}
