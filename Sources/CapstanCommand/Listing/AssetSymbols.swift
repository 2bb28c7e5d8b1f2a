import Foundation

/// Swift names of pictures and colours of asset catalogues, as a build on the platform makes them.
///
/// `Image(.home)` and `Color(.tabBackground)` are names that the platform's build writes for the
/// sets of the catalogues beside the code. Here they are found in the catalogues around the
/// listing, and where no catalogue declares them, in the listing itself: what is then drawn is the
/// stand-in for a missing asset, and the run says so.
struct AssetSymbols: Equatable {
  /// Sets' names by their symbols.
  private(set) var colors: [String: String] = [:]
  private(set) var images: [String: String] = [:]
  /// Statics that the listing declares itself.
  private var declared: Set<String> = []
  /// Members of UIKit's colour that the listing writes out.
  private var namedByUIKit: Set<String> = []
  /// Whether the listing declares resources itself.
  private var declaresResources = false

  /// Finds the symbols of a listing.
  init(_ sources: ListingSources) {
    for catalog in AssetCatalogs.around(sources.path) { read(catalog) }
    for file in sources.files { read(code: file.code) }
  }

  /// Adds the symbols whose lack a compiler tells of; returns whether there were any.
  ///
  /// Nothing else than a catalogue declares members of these two types.
  mutating func add(missingIn messages: String) -> Bool {
    let old = self
    for match in messages.matches(of: #/type '(Image|Color)Resource' has no member '(\w+)'/#) {
      add(String(match.2), isColor: match.1 == "Color")
    }
    return self != old
  }

  /// The code of the symbols; nil if there are none.
  var code: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var text = "import SwiftUI\nimport Foundation\n"
    text += resources("ColorResource", colors) + resources("ImageResource", images)
    let own = colors.keys.sorted().filter { !declared.contains($0) && !Self.known.contains($0) }
    text += "extension Color {\n"
    for name in own { text += "  static var \(name): Color { Color(ColorResource.\(name)) }\n" }
    // `Color(.name)` would fit UIKit's colours as well: only those that are written out are made.
    text += "}\nextension UIColor {\n"
    for name in own where namedByUIKit.contains(name) {
      text += "  static var \(name): UIColor { UIColor(resource: .\(name)) }\n"
    }
    text += "}\n"
    text += "extension ShapeStyle where Self == Color {\n"
    for name in own { text += "  static var \(name): Color { Color(ColorResource.\(name)) }\n" }
    text += "}\nextension UIImage {\n"
    for name in images.keys.sorted() where !declared.contains(name) {
      text += "  static var \(name): UIImage { UIImage(resource: .\(name)) }\n"
    }
    return text + "}\n"
  }

  private func resources(_ type: String, _ names: [String: String]) -> String {
    var text = "extension \(type) {\n"
    for (symbol, name) in names.sorted(by: { $0.key < $1.key })
    where !(declaresResources && declared.contains(symbol)) {
      let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text += "  static let \(symbol) = \(type)(name: \"\(quoted)\", bundle: .main)\n"
    }
    return text + "}\n"
  }

  private mutating func read(_ catalog: AssetCatalogs.Names) {
    for name in catalog.colors { set(name, dropping: "Color", in: \.colors) }
    for name in catalog.images { set(name, dropping: "Image", in: \.images) }
  }

  private mutating func set(
    _ name: String, dropping suffix: String,
    in names: WritableKeyPath<AssetSymbols, [String: String]>
  ) {
    guard let symbol = Self.symbol(of: name, dropping: suffix) else { return }
    if self[keyPath: names][symbol] == nil { self[keyPath: names][symbol] = name }
  }

  private mutating func add(_ symbol: String, isColor: Bool) {
    if isColor {
      if colors[symbol] == nil { colors[symbol] = symbol }
    } else if images[symbol] == nil {
      images[symbol] = symbol
    }
  }

  /// Takes the forms that only generated symbols fit.
  private mutating func read(code: String) {
    if code.contains(#/\bextension\s+(?:Color|Image)Resource\b/#) { declaresResources = true }
    for match in code.matches(of: #/\bUIColor\s*\.(\w+)/#) {
      namedByUIKit.insert(String(match.1))
    }
    for match in code.matches(of: #/\bstatic\s+(?:let|var)\s+(\w+)/#) {
      declared.insert(String(match.1))
    }
    for match in code.matches(
      of: #/\b(?:UIImage\s*\(\s*resource:|Image\s*\(\s*(?:decorative:)?)\s*\.(\w+)\s*\)/#)
    {
      add(String(match.1), isColor: false)
    }
    for match in code.matches(
      of: #/\b(?:UIColor\s*\(\s*resource:|Color\s*\()\s*\.(\w+)\s*\)/#)
    where !Self.known.contains(String(match.1)) && match.1 != "init" {
      add(String(match.1), isColor: true)
    }
  }

  /// Returns the symbol of a set: words joined in lower camel case, without the kind at the end.
  static func symbol(of name: String, dropping suffix: String) -> String? {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard var first = words.first else { return nil }
    let capitals = first.prefix { $0.isUppercase }
    let lowered =
      capitals.count > 1 && capitals.count < first.count
        && first.dropFirst(capitals.count).first?.isLowercase == true
      ? capitals.count - 1 : capitals.count
    first = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    words[0] = first
    var symbol = words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if symbol.count > suffix.count, symbol.hasSuffix(suffix) {
      symbol.removeLast(suffix.count)
    }
    guard let start = symbol.first else { return nil }
    return start.isNumber ? "_\(symbol)" : symbol
  }

  /// Colours that UIKit and SwiftUI name themselves; no symbol is made for them.
  private static let known: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accentColor", "magenta",
    "lightGray", "darkGray", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "placeholderText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "tintColor",
  ]
}
