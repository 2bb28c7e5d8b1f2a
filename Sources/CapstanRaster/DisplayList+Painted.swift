import CapstanSceneGraph

extension DisplayList {
  /// The list as it is painted: with those colours in it that pixels come to have, and without what
  /// leaves no trace.
  ///
  /// A colour on its way to another takes many steps that no pixel shows. Without them more of a
  /// frame equals the one before.
  var asPainted: DisplayList {
    var result = self
    result.items = items.asPainted
    return result
  }
}

extension [DisplayItem] {
  fileprivate var asPainted: [DisplayItem] {
    compactMap { $0.isInvisible ? nil : $0.asPainted }
  }
}

extension DisplayItem {
  /// The item with its solid colours as they are painted.
  ///
  /// What is under an opacity stays as it is: colours are multiplied by it before they are rounded.
  fileprivate var asPainted: DisplayItem {
    switch self {
    case .fill, .stroke, .glyphs: return painted(\.asPainted) ?? self
    case .backdrop: return self
    case .group(var group):
      if case .opacity = group.effect { return self }
      group.items = group.items.asPainted
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate var asPainted: Paint {
    if case .solid(let color) = self { .solid(color.asPainted) } else { self }
  }
}

extension ResolvedColor {
  /// The colour that stands for all those of which Cairo makes the same pixel word.
  var asPainted: ResolvedColor {
    let word = word
    let alpha = word >> 24
    if alpha == 0 { return .clear }
    func component(_ shift: UInt32) -> Double { Double(word >> shift & 255) / Double(alpha) }
    return ResolvedColor(
      red: component(16), green: component(8), blue: component(0), opacity: Double(alpha) / 255)
  }
}
