import CapstanRaster
import CapstanSceneGraph
import Foundation

extension CurveChart {
  /// The drawing as SVG, letters as text.
  var svg: String {
    let width = CurveChart.short(size.width)
    let height = CurveChart.short(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" font-family="Inter, sans-serif">
      <rect width="100%" height="100%" fill="#FFFFFF"/>
      \(marks.map(\.svg).joined(separator: "\n"))
      </svg>

      """
  }

  /// The drawing as pixels, two to the point.
  func picture(text engine: any TextEngine) throws -> Bitmap {
    let list = DisplayList(
      size: size, background: .white, items: marks.flatMap { $0.items(engine) })
    return try Renderer(size: size, scale: 2).bitmap(of: list)
  }
}

extension CurveChart.Mark {
  fileprivate var svg: String {
    switch self {
    case .line(let from, let to, let color, let width):
      return "<line x1=\"\(text(from.x))\" y1=\"\(text(from.y))\" x2=\"\(text(to.x))\" "
        + "y2=\"\(text(to.y))\" stroke=\"\(hex(color))\" stroke-width=\"\(text(width))\"/>"
    case .polyline(let points, let color):
      let list = points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
      return "<polyline points=\"\(list)\" fill=\"none\" stroke=\"\(hex(color))\" "
        + "stroke-width=\"1.5\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
    case .text(let string, let point, let anchor, let size, let color):
      let escaped = string.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return "<text x=\"\(text(point.x))\" y=\"\(text(point.y))\" font-size=\"\(text(size))\" "
        + "text-anchor=\"\(anchor.rawValue)\" fill=\"\(hex(color))\">\(escaped)</text>"
    }
  }

  fileprivate func items(_ engine: any TextEngine) -> [DisplayItem] {
    switch self {
    case .line(let from, let to, let color, let width):
      [stroke([from, to], color, width)]
    case .polyline(let points, let color):
      [stroke(points, color, 1.5)]
    case .text(let string, let point, let anchor, let size, let color):
      letters(string, at: point, anchor, size, color, engine)
    }
  }

  private func stroke(_ points: [CGPoint], _ color: UInt32, _ width: Double) -> DisplayItem {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    // A single point is seen as a dot.
    if let only = points.first, points.count == 1 { path.addLine(to: only) }
    return .stroke(
      StrokeItem(
        path: path, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round),
        paint: .solid(ResolvedColor(hex: color))))
  }

  private func letters(
    _ string: String, at point: CGPoint, _ anchor: CurveChart.Anchor, _ size: Double,
    _ color: UInt32, _ engine: any TextEngine
  ) -> [DisplayItem] {
    let layout = engine.layout(
      StyledText(
        spans: [.init(text: string, font: FontRequest(size: size))], pixelsPerPoint: 2), width: nil)
    let shift: CGFloat =
      switch anchor {
      case .start: 0
      case .middle: layout.size.width / 2
      case .end: layout.size.width
      }
    let place = CGAffineTransform(
      translationX: point.x - shift, y: point.y - layout.firstBaseline)
    return layout.runs.map {
      .glyphs(
        GlyphRun(
          face: $0.face, size: $0.size, glyphs: $0.glyphs, text: $0.text,
          paint: .solid(ResolvedColor(hex: color)), transform: place, slant: $0.slant))
    }
  }

  private func text(_ value: Double) -> String { CurveChart.short(value) }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
