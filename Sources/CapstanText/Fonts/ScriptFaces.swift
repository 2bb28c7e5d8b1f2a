private import CPango

/// Which faces draw a script that the requested face does not have.
enum ScriptFaces {
  /// The faces to try for a character of a script (GLib's number of it), best first: the script's
  /// own, then those of symbols.
  static func candidates(script: Int, cjk: CJKRegion) -> [Typeface] {
    var faces: [Typeface] = []
    if let own = own.first(where: { $0.script.rawValue == script })?.face { faces.append(own) }
    if cjkScripts.contains(where: { $0.rawValue == script }) { faces.append(cjk.typeface) }
    return faces + symbols + [cjk.typeface, .emoji]
  }

  /// Whose forms of the characters that Chinese, Japanese and Korean share are drawn.
  enum CJKRegion: Int, Hashable {
    case japan, korea, china, taiwan, hongKong

    /// Returns the region for a text: that of the locale if it is one of them, else Japan for text
    /// with kana, Korea for text with Hangul, and China for the rest.
    init(locale: String, scalars: some Sequence<Unicode.Scalar>) {
      let tags = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      switch tags.first ?? "" {
      case "ja": self = .japan
      case "ko": self = .korea
      case "zh" where tags.contains("hk") || tags.contains("mo"): self = .hongKong
      case "zh" where tags.contains("hant") || tags.contains("tw"): self = .taiwan
      case "zh": self = .china
      default: self = CJKRegion(scalars: scalars)
      }
    }

    private init(scalars: some Sequence<Unicode.Scalar>) {
      for scalar in scalars {
        switch scalar.value {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
          self = .japan
          return
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF:
          self = .korea
          return
        default: continue
        }
      }
      self = .china
    }

    var typeface: Typeface {
      let suffix =
        switch self {
        case .japan: "JP"
        case .korea: "KR"
        case .china: "SC"
        case .taiwan: "TC"
        case .hongKong: "HK"
        }
      var face = Typeface.script("Noto Sans CJK \(suffix)", stem: "NotoSansCJK")
      face.indexInFile = rawValue
      return face
    }
  }

  private static let symbols: [Typeface] = [
    .notoSans, .script("Noto Sans Symbols"),
    .script("Noto Sans Symbols2", isRegularOnly: true),
    .script("Noto Sans Math", isRegularOnly: true), .script("Noto Music", isRegularOnly: true),
  ]

  private static let cjkScripts: [GUnicodeScript] = [
    G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA,
    G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_BOPOMOFO,
  ]

  private static let own: [(script: GUnicodeScript, face: Typeface)] = [
    (G_UNICODE_SCRIPT_ADLAM, .script("Noto Sans Adlam")),
    (G_UNICODE_SCRIPT_ARABIC, .script("Noto Sans Arabic")),
    (G_UNICODE_SCRIPT_ARMENIAN, .script("Noto Sans Armenian")),
    (G_UNICODE_SCRIPT_BALINESE, .script("Noto Sans Balinese")),
    (G_UNICODE_SCRIPT_BENGALI, .script("Noto Sans Bengali")),
    (G_UNICODE_SCRIPT_CANADIAN_ABORIGINAL, .script("Noto Sans Canadian Aboriginal")),
    (G_UNICODE_SCRIPT_CHAM, .script("Noto Sans Cham")),
    (G_UNICODE_SCRIPT_CHEROKEE, .script("Noto Sans Cherokee")),
    (G_UNICODE_SCRIPT_COPTIC, .script("Noto Sans Coptic", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_DEVANAGARI, .script("Noto Sans Devanagari")),
    (G_UNICODE_SCRIPT_ETHIOPIC, .script("Noto Sans Ethiopic")),
    (G_UNICODE_SCRIPT_GEORGIAN, .script("Noto Sans Georgian")),
    (G_UNICODE_SCRIPT_GUJARATI, .script("Noto Sans Gujarati")),
    (G_UNICODE_SCRIPT_GURMUKHI, .script("Noto Sans Gurmukhi")),
    (G_UNICODE_SCRIPT_HEBREW, .script("Noto Sans Hebrew")),
    (G_UNICODE_SCRIPT_JAVANESE, .script("Noto Sans Javanese")),
    (G_UNICODE_SCRIPT_KANNADA, .script("Noto Sans Kannada")),
    (G_UNICODE_SCRIPT_KHMER, .script("Noto Sans Khmer")),
    (G_UNICODE_SCRIPT_LAO, .script("Noto Sans Lao")),
    (G_UNICODE_SCRIPT_LISU, .script("Noto Sans Lisu")),
    (G_UNICODE_SCRIPT_MALAYALAM, .script("Noto Sans Malayalam")),
    (G_UNICODE_SCRIPT_MONGOLIAN, .script("Noto Sans Mongolian", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_MYANMAR, .script("Noto Sans Myanmar")),
    (G_UNICODE_SCRIPT_NKO, .script("Noto Sans NKo", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_OL_CHIKI, .script("Noto Sans Ol Chiki")),
    (G_UNICODE_SCRIPT_ORIYA, .script("Noto Sans Oriya")),
    (G_UNICODE_SCRIPT_SINHALA, .script("Noto Sans Sinhala")),
    (G_UNICODE_SCRIPT_SUNDANESE, .script("Noto Sans Sundanese")),
    (G_UNICODE_SCRIPT_SYRIAC, .script("Noto Sans Syriac", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_TAI_LE, .script("Noto Sans Tai Le", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_TAMIL, .script("Noto Sans Tamil")),
    (G_UNICODE_SCRIPT_TELUGU, .script("Noto Sans Telugu")),
    (G_UNICODE_SCRIPT_THAANA, .script("Noto Sans Thaana")),
    (G_UNICODE_SCRIPT_THAI, .script("Noto Sans Thai")),
    (G_UNICODE_SCRIPT_TIBETAN, .script("Noto Serif Tibetan")),
    (G_UNICODE_SCRIPT_TIFINAGH, .script("Noto Sans Tifinagh", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_VAI, .script("Noto Sans Vai", isRegularOnly: true)),
    (G_UNICODE_SCRIPT_YI, .script("Noto Sans Yi", isRegularOnly: true)),
  ]
}
