import CapstanSceneGraph
import Foundation

/// Which colours a symbol has of its own, and where.
///
/// Held to what Apple's documentation shows (a yellow triangle with a white mark, a green leaf, a
/// red slash through the trash) and to colours that are widely known from shipped apps; where the
/// platform's shade is not known the symbol is not listed, and is drawn in one colour.
enum SymbolColors: Equatable {
  /// Everything in one colour.
  case whole(SymbolHue)
  /// A filled enclosure, in the foreground if it has no colour, around a white sign.
  case sign(on: SymbolHue?)
  /// The largest part, in the foreground if it has no colour, and all others.
  case parts(main: SymbolHue?, others: SymbolHue)
  /// A dot at the top right of what is in the foreground.
  case dot(SymbolHue)
  /// A slash through what is in the foreground.
  case slash(SymbolHue)

  /// Finds the colours of a name; nil if none are known.
  init?(name: String) {
    if let known = Self.known[name] {
      self = known
    } else if Self.isSignInFilledEnclosure(name) {
      self = .sign(on: nil)
    } else {
      return nil
    }
  }

  private static let known: [String: SymbolColors] = [
    "bell.badge": .dot(.red), "bell.badge.fill": .dot(.red),
    "app.badge": .dot(.red), "app.badge.fill": .dot(.red),
    "envelope.badge": .dot(.red), "envelope.badge.fill": .dot(.red),
    "bolt": .whole(.yellow), "bolt.fill": .whole(.yellow),
    "drop": .whole(.blue), "drop.fill": .whole(.blue),
    "flame": .whole(.orange), "flame.fill": .whole(.orange),
    "heart": .whole(.red), "heart.fill": .whole(.red),
    "leaf": .whole(.green), "leaf.fill": .whole(.green),
    "phone.down": .whole(.red), "phone.down.fill": .whole(.red),
    "phone": .whole(.green), "phone.fill": .whole(.green),
    "star": .whole(.yellow), "star.fill": .whole(.yellow),
    "star.leadinghalf.filled": .whole(.yellow),
    "sun.max": .whole(.yellow), "sun.max.fill": .whole(.yellow),
    "sun.min": .whole(.yellow), "sun.min.fill": .whole(.yellow),
    "cloud.sun": .parts(main: nil, others: .yellow),
    "cloud.sun.fill": .parts(main: .white, others: .yellow),
    "cloud.bolt": .parts(main: nil, others: .yellow),
    "cloud.bolt.fill": .parts(main: .white, others: .yellow),
    "cloud.drizzle": .parts(main: nil, others: .blue),
    "cloud.drizzle.fill": .parts(main: .white, others: .blue),
    "cloud.heavyrain": .parts(main: nil, others: .blue),
    "cloud.heavyrain.fill": .parts(main: .white, others: .blue),
    "cloud.rain": .parts(main: nil, others: .blue),
    "cloud.rain.fill": .parts(main: .white, others: .blue),
    "cloud.fill": .whole(.white),
    "exclamationmark.triangle.fill": .sign(on: .yellow),
    "exclamationmark.octagon.fill": .sign(on: .red),
    "xmark.octagon.fill": .sign(on: .red),
    "plus.circle.fill": .sign(on: .green), "minus.circle.fill": .sign(on: .red),
    "trash.slash": .slash(.red), "trash.slash.fill": .slash(.red),
  ]

  /// The names whose colours are listed one by one, sorted.
  static var names: [String] { known.keys.sorted() }

  /// The colours of the discs of badges, by the sign in them.
  static func badge(_ sign: String) -> SymbolHue? {
    switch sign {
    case "plus": .green
    case "minus", "xmark": .red
    default: nil
    }
  }

  private static let signs: Set<Substring> = [
    "checkmark", "xmark", "plus", "minus", "info", "questionmark", "exclamationmark",
  ]

  /// Letters, numbers and signs in a filled circle or square: white on the foreground.
  private static func isSignInFilledEnclosure(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard words.count == 3, words[2] == "fill", words[1] == "circle" || words[1] == "square"
    else { return false }
    return words[0].count == 1 || Int(words[0]) != nil || signs.contains(words[0])
  }
}

extension SymbolColors {
  /// Returns the layers of multicolour rendering; empty if the drawing has no such parts.
  func layers(of outline: SymbolOutline) -> [SymbolDrawing.Layer] {
    switch self {
    case .whole(let hue):
      return outline.layers.filter(\.isDrawnInMonochrome).map { $0.colored(hue) }
    case .sign(let enclosure):
      guard outline.layers.contains(where: { !$0.isDrawnInMonochrome }) else { return [] }
      return outline.layers.map { $0.colored($0.isDrawnInMonochrome ? enclosure : .white) }
    case .slash(let hue):
      guard outline.layers.count > 1 else { return [] }
      return outline.layers.map { $0.colored($0.level == 0 ? hue : nil) }
    case .parts(let main, let others):
      return outline.divided { parts in parts.max { $0.area < $1.area } }
        .map { $0.isChosen ? $0.layer.colored(main) : $0.layer.colored(others) }
    case .dot(let hue):
      return outline.divided { parts in
        parts.filter { $0.area < 0.2 * outline.ink.width * outline.ink.height }
          .max { $0.middle.x - $0.middle.y < $1.middle.x - $1.middle.y }
      }.map { $0.layer.colored($0.isChosen ? hue : nil) }
    }
  }
}

extension SymbolDrawing.Layer {
  func colored(_ hue: SymbolHue?) -> SymbolDrawing.Layer {
    var layer = self
    layer.hue = hue
    return layer
  }
}
