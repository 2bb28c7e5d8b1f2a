import CapstanViews
import Foundation

/// For which page an entry of an asset is meant.
struct AssetVariant: Equatable {
  var idiom = "universal"
  /// Pixels to the point; nil for an entry that serves all scales.
  var scale: CGFloat?
  /// `light` or `dark`.
  var luminosity: String?
  /// `high`.
  var contrast: String?
  /// `left-to-right` or `right-to-left`.
  var direction: String?
  /// `display-P3`; pages here are sRGB.
  var gamut: String?
  /// A device, screen or language that no page here has.
  var isSpecial = false

  /// How well the entry fits; greater is better, nil where it must not be used.
  func fit(_ traits: AssetTraits) -> [Int]? {
    guard !isSpecial, ["universal", "iphone"].contains(idiom) else { return nil }
    var appearances = 0
    if let luminosity {
      guard luminosity == (traits.colorScheme == .dark ? "dark" : "light") else { return nil }
      appearances += 2
    }
    if let contrast {
      guard contrast == "high", traits.contrast == .increased else { return nil }
      appearances += 1
    }
    return [
      appearances, isOther(direction: traits.layoutDirection) ? 0 : 1,
      gamut == "display-P3" ? 0 : 1,
      idiom == "iphone" ? 1 : 0, scaleFit(traits.displayScale),
    ]
  }

  /// Whether the entry is drawn for the other direction of layout.
  func isOther(direction current: LayoutDirection) -> Bool {
    switch direction {
    case "left-to-right": current == .rightToLeft
    case "right-to-left": current == .leftToRight
    default: false
    }
  }

  /// The page's own scale first, then the nearest larger one, then the nearest smaller one.
  private func scaleFit(_ wanted: CGFloat) -> Int {
    let own = scale ?? wanted
    let distance = Int((abs(own - wanted) * 100).rounded())
    return own >= wanted ? 100_000 - distance : -distance
  }
}

extension Sequence {
  /// The element that fits best; the first of several.
  func best(_ traits: AssetTraits, _ variant: (Element) -> AssetVariant) -> Element? {
    var best: (element: Element, fit: [Int])?
    for element in self {
      guard let fit = variant(element).fit(traits) else { continue }
      if best.map({ $0.fit.lexicographicallyPrecedes(fit) }) ?? true { best = (element, fit) }
    }
    return best?.element
  }
}
