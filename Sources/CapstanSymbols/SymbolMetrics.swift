import CapstanSceneGraph
public import Foundation

/// Proportions that all symbols share, in ems of the font beside which they stand.
public enum SymbolMetrics {
  /// The size of a small symbol in medium ones, from the published circle of the symbol templates.
  public static let smallScale: CGFloat = 0.79
  /// The size of a large symbol in medium ones, from the same source.
  public static let largeScale: CGFloat = 1.277

  /// Between the ink and the layout box at the left and the right; measured on a heart, 0.118.
  public static let horizontalMargin: CGFloat = 2.0 / 17
  /// Between the ink and the layout box above and below; measured on a heart, 0.059.
  public static let verticalMargin: CGFloat = 1.0 / 17

  /// The height on which ink is centred, y down from the baseline: half the capitals' height.
  package static let centerLine = -SystemFontMetrics.capHeight / 2

  /// The diameter of `circle` and of every enclosing ring, published for medium scale.
  package static let circleDiameter: CGFloat = 0.996
  /// The side of `square` and of every enclosing square; an approximation of ours.
  package static let squareSide: CGFloat = 0.9
  /// The line of rings and slashes, that of the icons at their usual size.
  package static let lineWidth: CGFloat = 0.072

  /// Returns by how much ink grows in width and height at a weight, lines and outsides alike;
  /// below 0 for weights lighter than regular.
  ///
  /// The published circle grows by 7.03 % of the em from regular to black and shrinks by 4.98 % to
  /// ultralight, in proportion to the weight's trait.
  package static func growth(atWeight weight: Int) -> CGFloat {
    let trait = trait(ofWeight: weight)
    return trait > 0
      ? trait / Self.trait(ofWeight: 900) * 0.0703 : trait / -Self.trait(ofWeight: 100) * 0.0498
  }

  /// Returns the system's number for a weight, −0.8 for ultralight to 0.62 for black, by which
  /// symbol templates interpolate.
  package static func trait(ofWeight weight: Int) -> CGFloat {
    let traits: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let position = min(max(CGFloat(weight) / 100 - 1, 0), 8)
    let index = min(Int(position), 7)
    let rest = position - CGFloat(index)
    return traits[index] + (traits[index + 1] - traits[index]) * rest
  }
}
