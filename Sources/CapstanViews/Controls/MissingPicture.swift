import CapstanSceneGraph
package import Foundation

/// What stands in for a picture that is not there: a crossed box in grey, as in a wireframe.
///
/// Its lines keep their width at every size, so that a page without its picture stays calm; they
/// are dark with a light edge, so that they are seen on every background.
package enum MissingPicture {
  /// The size of a picture whose own is unknown, in points.
  package static let size = CGSize(width: 28, height: 28)

  private static let gray = ResolvedColor(hex: 0x8E8E93)

  /// Returns the box in a rectangle.
  static func items(in rect: CGRect) -> [DisplayItem] {
    let line: CGFloat = 1
    let inner = rect.insetBy(dx: min(line, rect.width) / 2, dy: min(line, rect.height) / 2)
    var lines = Path(inner)
    lines.move(to: CGPoint(x: inner.minX, y: inner.minY))
    lines.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    lines.move(to: CGPoint(x: inner.maxX, y: inner.minY))
    lines.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    func stroke(_ width: CGFloat, _ color: ResolvedColor) -> DisplayItem {
      .stroke(
        StrokeItem(path: lines, style: StrokeStyle(lineWidth: width), paint: .solid(color)))
    }
    return [
      .fill(FillItem(path: Path(rect), paint: .solid(gray.multiplyingOpacity(by: 0.15)))),
      stroke(2 * line, .white.multiplyingOpacity(by: 0.5)),
      stroke(line, .black.multiplyingOpacity(by: 0.45)),
    ]
  }
}
