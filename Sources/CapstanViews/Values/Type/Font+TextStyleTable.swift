package import Foundation

/// The published sizes of text styles, in one place; points, smallest category first.
extension Font.TextStyle {
  /// Point sizes and baseline distances for the twelve categories, and the two weights.
  struct Table: Sendable {
    var sizes: [CGFloat]
    var leadings: [CGFloat]
    var weight: Font.Weight = .regular
    /// The weight of the bold form.
    var boldWeight: Font.Weight = .semibold
  }

  /// The figures of a style, published by Apple.
  var table: Table {
    switch self {
    case .largeTitle:
      Table(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        boldWeight: .bold)
    case .title:
      Table(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        boldWeight: .bold)
    case .title2:
      Table(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        boldWeight: .bold)
    case .title3:
      Table(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline:
      Table(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        weight: .semibold)
    case .subheadline:
      Table(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .body:
      Table(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      Table(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .footnote:
      Table(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption:
      Table(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    case .caption2:
      Table(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }

  /// Points to the em at one of the reader's sizes.
  package func pointSize(at size: DynamicTypeSize) -> CGFloat { table.sizes[size.rawValue] }

  /// Points from baseline to baseline at one of the reader's sizes.
  package func leading(at size: DynamicTypeSize) -> CGFloat { table.leadings[size.rawValue] }

  /// The factor by which the style has grown from the default size.
  package func scale(at size: DynamicTypeSize) -> CGFloat {
    pointSize(at: size) / pointSize(at: .large)
  }

  /// Returns a length that grows with the style, to the nearest pixel, ties away from zero.
  package func scaled(
    _ value: CGFloat, for size: DynamicTypeSize, displayScale: CGFloat
  ) -> CGFloat {
    (value * scale(at: size) * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }
}
