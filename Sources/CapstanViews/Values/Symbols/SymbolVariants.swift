/// Variants of a symbol: filled, struck out, enclosed.
public struct SymbolVariants: Hashable, Sendable {
  /// A shape around the symbol.
  package enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case circle, square, rectangle
  }

  package var enclosure: Enclosure?
  package var isFilled = false
  package var isSlashed = false

  package init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    (self.enclosure, self.isFilled, self.isSlashed) = (enclosure, isFilled, isSlashed)
  }

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// These variants in a square.
  public var square: SymbolVariants { union(.square) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// These variants, struck out.
  public var slash: SymbolVariants { union(.slash) }

  /// Tells whether all variants of another value are in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Returns both values' variants; the other's enclosure wins.
  package func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}

extension SymbolVariants {
  /// Returns the first name with these variants for which a symbol exists, or the name itself.
  ///
  /// Variants that the name already has are kept; a variant that leads to no symbol is left out,
  /// the enclosure first, then the slash, then the fill.
  package func name(for name: String, exists: (String) -> Bool) -> String {
    let (base, own) = Self.split(name)
    let wanted = own.union(self)
    var plain = wanted
    plain.enclosure = own.enclosure
    var unslashed = plain
    unslashed.isSlashed = own.isSlashed
    let candidates = [wanted, plain, unslashed].map { $0.suffixed(base) }
    return candidates.first(where: exists) ?? name
  }

  /// Returns a base name with the suffixes in their fixed order: slash, enclosure, fill.
  private func suffixed(_ base: String) -> String {
    base + (isSlashed ? ".slash" : "") + (enclosure.map { "." + $0.rawValue } ?? "")
      + (isFilled ? ".fill" : "")
  }

  /// Splits a name into its base and the variants at its end.
  private static func split(_ name: String) -> (base: String, variants: SymbolVariants) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var variants = SymbolVariants()
    if parts.count > 1, parts.last == "fill" {
      variants.isFilled = true
      parts.removeLast()
    }
    if parts.count > 1, let last = parts.last, let enclosure = Enclosure(rawValue: last) {
      variants.enclosure = enclosure
      parts.removeLast()
    }
    if parts.count > 1, parts.last == "slash" {
      variants.isSlashed = true
      parts.removeLast()
    }
    return (parts.joined(separator: "."), variants)
  }
}
