import CapstanSceneGraph
import Foundation

/// The areas that an SVG file paints, without their colours.
///
/// Read are `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, `g`, `svg`, `a` and
/// `use`, with transforms, fill rules, strokes (turned into outlines), `style` attributes and class
/// rules. Text, images, clips, masks, gradients and filters have no part in an icon's outline.
struct SVGDocument {
  /// One painted area.
  struct Area: Equatable {
    var path: Path
    var evenOdd: Bool
    /// The words of the element's `class`.
    var classes: [String]
    /// Whether the even-odd rule holds where the area is part of a clip.
    var clipEvenOdd = false
  }

  let root: SVGElement
  private var style = SVGStyle()

  /// What the root inherits: the initial values, and the rules of the file's style sheets.
  var baseStyle: SVGStyle { style }

  /// Reads a file.
  init(_ data: Data) throws(SVGError) {
    root = try SVGMarkup.root(of: Array(data))
    guard root.name == "svg" else {
      throw SVGError(line: nil, reason: "the root element is <\(root.name)>, not <svg>")
    }
    var sheets: [String] = []
    root.forEach { if $0.name == "style" { sheets.append($0.text) } }
    for sheet in sheets { style.addSheet(sheet) }
  }

  /// The rectangle that the file shows: its view box, or its width and height.
  var viewBox: CGRect? {
    if let text = root["viewBox"], let v = SVGNumberScanner.list(text), v.count == 4, v[2] > 0,
      v[3] > 0
    {
      return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }
    guard let width = length(root["width"]), let height = length(root["height"]), width > 0,
      height > 0
    else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Returns all painted areas, back to front, in the root's coordinates.
  func areas() throws(SVGError) -> [Area] {
    try areas(of: root, ignoringPaint: false)
  }

  /// Returns the areas of one element, in the coordinates of its parent.
  ///
  /// With `ignoringPaint` every shape is filled and none stroked, whatever its style says.
  func areas(of element: SVGElement, ignoringPaint: Bool) throws(SVGError) -> [Area] {
    try Self.areas(of: element, root: root, style: style, ignoringPaint: ignoringPaint)
  }

  /// Returns the areas of one element that inherits a style.
  static func areas(
    of element: SVGElement, root: SVGElement, style: SVGStyle, ignoringPaint: Bool = true
  ) throws(SVGError) -> [Area] {
    var collector = Collector(root: root, ignoringPaint: ignoringPaint)
    try collector.collect(element, style, depth: 0)
    return collector.areas
  }

  private func length(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    return SVGNumberScanner.list(text.replacing("px", with: ""))?.first
  }
}

/// Walks the tree and gathers areas.
private struct Collector {
  let root: SVGElement
  let ignoringPaint: Bool
  private(set) var areas: [SVGDocument.Area] = []

  init(root: SVGElement, ignoringPaint: Bool) {
    (self.root, self.ignoringPaint) = (root, ignoringPaint)
  }

  mutating func collect(
    _ element: SVGElement, _ inherited: SVGStyle, depth: Int
  ) throws(SVGError) {
    var style = inherited
    try style.apply(element)
    guard style.isVisible || ignoringPaint, depth < 100 else { return }
    switch element.name {
    case "svg", "g", "a":
      for child in element.children { try collect(child, style, depth: depth + 1) }
    case "use":
      let id = (element["href"] ?? "").drop { $0 == "#" }
      guard let target = root.element(withID: String(id)) else { return }
      let x = CGFloat(Double(element["x"] ?? "") ?? 0)
      let y = CGFloat(Double(element["y"] ?? "") ?? 0)
      style.transform = CGAffineTransform(translationX: x, y: y).concatenating(style.transform)
      try collect(target, style, depth: depth + 1)
    default:
      if let path = try SVGShape.path(of: element) { add(path, element, style) }
    }
  }

  private mutating func add(_ path: Path, _ element: SVGElement, _ style: SVGStyle) {
    let classes = (element["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    if style.isFilled || ignoringPaint {
      areas.append(
        SVGDocument.Area(
          path: path.applying(style.transform), evenOdd: style.evenOdd, classes: classes,
          clipEvenOdd: style.clipEvenOdd))
    }
    if style.isStroked, !ignoringPaint {
      let outline = path.strokedPath(style.stroke).applying(style.transform)
      areas.append(SVGDocument.Area(path: outline, evenOdd: false, classes: classes))
    }
  }
}

/// The outlines of SVG's basic shapes.
enum SVGShape {
  /// Returns a shape's outline in its own coordinates; nil for what is no shape or has no area.
  static func path(of element: SVGElement) throws(SVGError) -> Path? {
    switch element.name {
    case "path":
      do {
        return try Path(svgPathData: element["d"] ?? "")
      } catch {
        throw SVGError(line: nil, reason: error.description)
      }
    case "rect": return try rect(element)
    case "circle":
      let r = try number(element, "r")
      return try ellipse(element, rx: r, ry: r)
    case "ellipse":
      return try ellipse(element, rx: number(element, "rx"), ry: number(element, "ry"))
    case "line":
      let from = try CGPoint(x: number(element, "x1"), y: number(element, "y1"))
      let to = try CGPoint(x: number(element, "x2"), y: number(element, "y2"))
      return Path { $0.addLines([from, to]) }
    case "polyline": return try polygon(element, closed: false)
    case "polygon": return try polygon(element, closed: true)
    default: return nil
    }
  }

  private static func rect(_ element: SVGElement) throws(SVGError) -> Path? {
    let rect = CGRect(
      x: try number(element, "x"), y: try number(element, "y"),
      width: try number(element, "width"), height: try number(element, "height"))
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let rx = try optionalNumber(element, "rx")
    let ry = try optionalNumber(element, "ry")
    let radius = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
    return Path(roundedRect: rect, cornerSize: radius, style: .circular)
  }

  private static func ellipse(
    _ element: SVGElement, rx: CGFloat, ry: CGFloat
  ) throws(SVGError) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    let center = try CGPoint(x: number(element, "cx"), y: number(element, "cy"))
    return Path(
      ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func polygon(_ element: SVGElement, closed: Bool) throws(SVGError) -> Path? {
    let text = element["points"] ?? ""
    guard let v = SVGNumberScanner.list(text), v.count % 2 == 0 else {
      throw SVGError(line: nil, reason: "points=\"\(text)\" are no points")
    }
    var path = Path()
    path.addLines(stride(from: 0, to: v.count, by: 2).map { CGPoint(x: v[$0], y: v[$0 + 1]) })
    if closed { path.closeSubpath() }
    return path.isEmpty ? nil : path
  }

  private static func number(_ element: SVGElement, _ key: String) throws(SVGError) -> CGFloat {
    try optionalNumber(element, key) ?? 0
  }

  private static func optionalNumber(
    _ element: SVGElement, _ key: String
  ) throws(SVGError) -> CGFloat? {
    guard let text = element[key] else { return nil }
    guard let value = SVGNumberScanner.list(text.replacing("px", with: ""))?.first else {
      throw SVGError(line: nil, reason: "\(element.name) \(key)=\"\(text)\" is no number")
    }
    return value
  }
}
