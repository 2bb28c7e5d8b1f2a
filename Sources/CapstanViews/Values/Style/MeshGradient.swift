import CapstanSceneGraph
import Foundation

/// Colours at the points of a net, mixed in between.
///
/// The platform's surface is not published; ours is a bicubic one through the points.
public nonisolated struct MeshGradient: ShapeStyle, Equatable {
  /// Points of a row.
  public var width: Int
  /// Rows.
  public var height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let smoothsColors: Bool

  /// Creates a net of rows of colours at points of the unit square.
  ///
  /// - Parameters:
  ///   - width: Points of a row.
  ///   - height: Rows.
  ///   - points: `width * height` points, row by row.
  ///   - colors: A colour for each point.
  ///   - background: What is seen where the net does not reach.
  ///   - smoothsColors: Mixes colours along a cubic instead of evenly.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  /// A picture of the net, which fills the frame; the background alone where points and colours do
  /// not make one.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    let ground = background.resolvedColor(in: context)
    // Neither count can be larger than what there is, so that their product is a number.
    guard (2...max(2, points.count)).contains(width), (2...max(2, points.count)).contains(height),
      points.count == width * height, colors.count == points.count
    else { return ResolvedStyle(ground) }
    let net = ColorNet(
      columns: width, rows: height, places: points.map { SIMD2<Double>($0) },
      colors: colors.map { $0.resolvedColor(in: context).premultiplied },
      smoothsColors: smoothsColors)
    let source = ImageSource(
      name: "mesh \(width)x\(height)", bitmap: net.bitmap(over: ground.premultiplied))
    return ResolvedStyle(
      .image(
        ResolvedImagePaint(
          source: source, pixelsPerPoint: 1, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1),
          scale: 1, fillsFrame: true)))
  }
}

extension ResolvedColor {
  /// Red, green, blue, each multiplied by the opacity, and the opacity.
  fileprivate var premultiplied: SIMD4<Double> {
    SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
  }
}
