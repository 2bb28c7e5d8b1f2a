package import CapstanSceneGraph
package import Foundation

/// A font as the text engine takes it.
package struct ResolvedFont: Hashable, Sendable {
  package var request: FontRequest
  /// Points from baseline to baseline; nil for the face's own.
  package var leading: CGFloat?

  package init(request: FontRequest, leading: CGFloat?) {
    (self.request, self.leading) = (request, leading)
  }
}

extension Font {
  /// Returns the font at the reader's text size.
  package func resolved(in context: StyleContext) -> ResolvedFont {
    var font = base(at: context.dynamicTypeSize)
    for modifier in modifiers { font.apply(modifier) }
    if context.legibilityWeight == .bold {
      font.weight = min(font.weight + Self.boldTextStep, 900)
    }
    return ResolvedFont(
      request: FontRequest(
        family: font.family, size: font.size, weight: font.weight, italic: font.italic,
        monospacedDigits: font.monospacedDigits, smallCaps: font.smallCaps, width: font.width),
      leading: font.leading)
  }

  /// How much heavier Bold Text makes a font, on the scale of font files; approximation of ours.
  private static let boldTextStep = 200

  private func base(at size: DynamicTypeSize) -> FontUnderway {
    switch base {
    case .style(let style, let design, let weight):
      return FontUnderway(
        family: FontRequest.Family(design ?? .default), size: style.pointSize(at: size),
        leading: style.leading(at: size), weight: (weight ?? style.table.weight).fileWeight,
        regularWeight: (weight ?? style.table.weight).fileWeight,
        boldWeight: style.table.boldWeight.fileWeight)
    case .system(let points, let weight, let design):
      return FontUnderway(
        family: FontRequest.Family(design ?? .default), size: points,
        weight: (weight ?? .regular).fileWeight,
        regularWeight: (weight ?? .regular).fileWeight)
    case .custom(let name, let points, let style):
      let scaled = style.map { (points * $0.scale(at: size)).rounded() } ?? points
      return FontUnderway(family: .named(name), size: scaled)
    }
  }
}

/// A font while its changes are applied.
private struct FontUnderway {
  var family: FontRequest.Family
  var size: CGFloat
  var leading: CGFloat?
  var weight = 400
  var regularWeight = 400
  var boldWeight = 700
  var italic = false
  var monospacedDigits = false
  var smallCaps = false
  var width = 100

  mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .weight(let weight): self.weight = weight.fileWeight
    case .bold(let isActive): weight = isActive ? max(boldWeight, weight) : regularWeight
    case .italic(let isActive): italic = isActive
    case .width(let width): self.width = width.percent
    case .design(let design): if !family.isNamed { family = FontRequest.Family(design) }
    case .monospaced: family = .monospaced
    case .monospacedDigit: monospacedDigits = true
    case .smallCaps: smallCaps = true
    case .leading(let leading): apply(leading)
    case .scaled(let factor): (size, leading) = (size * factor, leading.map { $0 * factor })
    case .pointSize(let points): (size, leading) = (points, nil)
    }
  }

  /// Two points less or more, as the system's tight and loose leading change body text.
  private mutating func apply(_ leading: Font.Leading) {
    let natural = self.leading ?? size * SystemFontMetrics.lineHeight
    switch leading {
    case .standard: break
    case .tight: self.leading = natural - 2
    case .loose: self.leading = natural + 2
    }
  }
}

extension FontRequest.Family {
  package init(_ design: Font.Design) {
    switch design {
    case .default: self = .system
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }

  fileprivate var isNamed: Bool {
    if case .named = self { return true }
    return false
  }
}
