/// A symbol name taken apart at its last variant: `bell.circle.fill` is a filled circle of `bell`.
struct SymbolVariant: Equatable {
  /// What is done with the base symbol.
  enum Kind: Equatable {
    case circle, square, slash
    /// A small disc at the bottom right with the symbol of that name cut out.
    case badge(String)
  }

  var base: String
  var kind: Kind
  /// Whether the whole is filled: a disc instead of a ring, the filled base under a slash.
  var isFilled: Bool

  /// Takes a name apart; nil if it ends with no variant.
  init?(name: String) {
    var words = name.split(separator: ".").map(String.init)
    isFilled = words.last == "fill" && words.count > 2
    if isFilled { words.removeLast() }
    guard words.count > 1, let last = words.last else { return nil }
    switch last {
    case "circle": kind = .circle
    case "square": kind = .square
    case "slash": kind = .slash
    case "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark":
      guard words.count > 2, words[words.count - 2] == "badge" else { return nil }
      kind = .badge(last)
      words.removeLast()
    default: return nil
    }
    words.removeLast()
    base = words.joined(separator: ".")
  }
}
