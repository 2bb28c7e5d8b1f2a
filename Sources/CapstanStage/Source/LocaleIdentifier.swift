import Foundation

/// What is taken for a locale: a language, a script and a region that ISO 639, 15924 and 3166 know.
public enum LocaleIdentifier {
  /// Returns whether a text names a locale, as in `de`, `en_US`, `zh-Hans-CN`, `es_419`,
  /// `de-DE-u-nu-latn` or `ar_EG@numbers=arab`.
  public static func isKnown(_ text: String) -> Bool {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !hasKeywords(parts[1]) { return false }
    var words = parts[0].split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard words.allSatisfy(isWord), let language = words.popFirst(), isLanguage(language) else {
      return false
    }
    if let script = words.first, script.utf8.count == 4, script.allSatisfy(\.isLetter) {
      guard Locale.Script(script.lowercased().capitalized).isISOScript else { return false }
      words.removeFirst()
    }
    if let region = words.first, [2, 3].contains(region.utf8.count) {
      guard Locale.Region(region.uppercased()).isISORegion else { return false }
      words.removeFirst()
    }
    // Variants, then extensions: each a single sign and what belongs to it.
    while let word = words.popFirst() {
      if word.utf8.count == 1 {
        guard let next = words.first, next.utf8.count >= 2 else { return false }
        words = words.drop { $0.utf8.count >= 2 }
      } else if word.utf8.count < 4 {
        return false
      }
    }
    return true
  }

  /// What a text should have been, for messages.
  public static let expectation = "a locale such as de_DE"

  private static func isLanguage(_ word: Substring) -> Bool {
    [2, 3].contains(word.utf8.count)
      && Locale.LanguageCode(word.lowercased()).isISOLanguage
  }

  private static func isWord(_ word: Substring) -> Bool {
    (1...8).contains(word.utf8.count)
      && word.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  private static func hasKeywords(_ text: Substring) -> Bool {
    text.wholeMatch(of: #/[A-Za-z0-9]+=[A-Za-z0-9_-]+(;[A-Za-z0-9]+=[A-Za-z0-9_-]+)*/#) != nil
  }
}
