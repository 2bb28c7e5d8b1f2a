/// Files of one family: the weights it comes in, upright and italic.
struct Typeface: Sendable {
  /// The family's name as its files give it, by which authors may ask for it.
  let name: String
  /// What its files' names begin with.
  let stem: String
  /// 100...900, ascending, and how the files spell them.
  let weights: [(value: Int, style: String)]
  /// Whether there is an italic file beside each upright one.
  let hasItalics: Bool
  /// Which font of a collection file, by its place.
  var indexInFile = 0

  /// A file's name, and how much its glyphs must be slanted for want of an italic file.
  struct Choice: Hashable, Sendable {
    let fileName: String
    let indexInFile: Int
    /// The family's name inside the file.
    let family: String
    let needsSlant: Bool
  }

  /// Returns the file of the nearest weight; of two as near, the bolder.
  func choice(weight: Int, italic: Bool) -> Choice {
    var nearest = weights[0]
    for candidate in weights where abs(candidate.value - weight) <= abs(nearest.value - weight) {
      nearest = candidate
    }
    let isSlantedFile = italic && hasItalics
    let style =
      isSlantedFile
      ? (nearest.style == "Regular" ? "Italic" : nearest.style + "Italic") : nearest.style
    return Choice(
      fileName: style.isEmpty ? stem : "\(stem)-\(style)", indexInFile: indexInFile, family: name,
      needsSlant: italic && !hasItalics)
  }
}

extension Typeface {
  static let inter = Typeface(
    name: "Inter", stem: "Inter", weights: nineWeights, hasItalics: true)
  static let interDisplay = Typeface(
    name: "Inter Display", stem: "InterDisplay", weights: nineWeights, hasItalics: true)
  static let quicksand = Typeface(
    name: "Quicksand", stem: "Quicksand",
    weights: [(300, "Light"), (400, "Regular"), (500, "Medium"), (700, "Bold")], hasItalics: false)
  static let jetBrainsMono = Typeface(
    name: "JetBrains Mono", stem: "JetBrainsMono", weights: nineWeights.dropLast(),
    hasItalics: true)
  static let notoSerif = Typeface(
    name: "Noto Serif", stem: "NotoSerif", weights: twoWeights, hasItalics: true)
  static let notoSans = Typeface(
    name: "Noto Sans", stem: "NotoSans", weights: twoWeights, hasItalics: true)
  static let emoji = Typeface(
    name: "Noto Color Emoji", stem: "NotoColorEmoji", weights: [(400, "")], hasItalics: false)

  /// What draws when nothing else can.
  static let systemRegular = inter.choice(weight: 400, italic: false)

  /// The families that an author may ask for by name.
  static let named = [inter, interDisplay, quicksand, jetBrainsMono, notoSerif, notoSans]

  /// A family for one script, in regular and bold unless it says otherwise.
  static func script(_ name: String, stem: String? = nil, isRegularOnly: Bool = false) -> Typeface {
    Typeface(
      name: name, stem: stem ?? name.filter { $0 != " " },
      weights: isRegularOnly ? [(400, "Regular")] : twoWeights, hasItalics: false)
  }

  private static let nineWeights = [
    (value: 100, style: "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"),
    (500, "Medium"), (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]
  private static let twoWeights = [(value: 400, style: "Regular"), (700, "Bold")]
}
