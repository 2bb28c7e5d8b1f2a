/// Which characters are drawn as colour pictures.
enum EmojiPresentation {
  /// Whether a character (grapheme cluster) asks for a picture: by its own default, by a variation
  /// selector, or by being a keycap, a flag or a joined sequence (Unicode Technical Standard 51).
  static func applies(to character: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = character.first, first.properties.isEmoji else {
      return false
    }
    if character.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return character.dropFirst().contains {
      $0 == "\u{FE0F}" || $0.properties.isEmojiModifier
    }
  }
}
