package import CapstanSceneGraph
package import Foundation

/// An SVG file as a drawing with its colours.
///
/// Drawn are shapes, groups, `use` and symbols, nested `svg` elements, transforms, fills, strokes
/// with dashes, opacities, linear and radial gradients (between two stops in gamma-encoded sRGB, as
/// SVG says), clips and masks; styles come from attributes, `style` and class rules. Text, pictures,
/// filters, patterns, markers and animations are named among the notices and left out: a file that
/// needs fonts or other files would not look the same everywhere.
package struct SVGPicture {
  /// In points: the file's width and height, or its view box.
  package var drawing: VectorDrawing
  /// What the file asks for and is not drawn, sorted.
  package var notices: [String]

  /// Reads a file.
  ///
  /// - Throws: a description with the line where the file is no SVG or has no size.
  package init(_ data: Data, name: String) throws {
    let document = try SVGDocument(data)
    var painter = SVGPainter(document)
    let size = try Self.size(document)
    let items = try painter.items(ofRoot: size)
    drawing = VectorDrawing(name: name, size: size, items: items)
    notices = painter.notices.sorted()
  }

  private static func size(_ document: SVGDocument) throws(SVGError) -> CGSize {
    let root = document.root
    func length(_ name: String) -> CGFloat? {
      guard let text = root[name], !text.hasSuffix("%") else { return nil }
      return SVGLength.value(text, of: 0).flatMap { $0 > 0 ? $0 : nil }
    }
    let box = document.viewBox
    switch (length("width"), length("height"), box) {
    case (let width?, let height?, _): return CGSize(width: width, height: height)
    case (let width?, nil, let box?):
      return CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return CGSize(width: height * box.width / box.height, height: height)
    case (_, _, let box?): return box.size
    default:
      throw SVGError(line: nil, reason: "the picture has neither width and height nor a view box")
    }
  }
}

/// Walks the tree of an SVG file and makes items of it.
struct SVGPainter {
  let root: SVGElement
  let base: SVGStyle
  /// By identifier; the first of each.
  let elements: [String: SVGElement]
  private var viewport = CGSize.zero
  var notices: Set<String> = []

  init(_ document: SVGDocument) {
    root = document.root
    base = document.baseStyle
    var elements: [String: SVGElement] = [:]
    root.forEach { element in
      if let id = element["id"], elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
  }

  /// Returns what the file shows in a box of its own size.
  mutating func items(ofRoot size: CGSize) throws(SVGError) -> [DisplayItem] {
    var style = base
    let box = CGRect(origin: .zero, size: size)
    try style.apply(root)
    style.transform = style.transform.concatenating(viewMap(root, into: box))
    let items = wrapped(try children(of: root, style, depth: 0), root, style)
    return clipped(items, to: box, .identity)
  }

  /// The map from an element's view box into its place; sets what per cents are of.
  private mutating func viewMap(_ element: SVGElement, into place: CGRect) -> CGAffineTransform {
    viewport = place.size
    guard let text = element["viewBox"], let v = SVGNumberScanner.list(text), v.count == 4,
      v[2] > 0, v[3] > 0
    else { return CGAffineTransform(translationX: place.minX, y: place.minY) }
    viewport = CGSize(width: v[2], height: v[3])
    var (sx, sy) = (place.width / v[2], place.height / v[3])
    let fitting = (element["preserveAspectRatio"] ?? "xMidYMid meet").split(separator: " ")
    let align = fitting.first ?? "xMidYMid"
    if align != "none" {
      let scale = fitting.last == "slice" ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let x = align.contains("xMin") ? 0 : align.contains("xMax") ? 1 : 0.5
    let y = align.contains("YMin") ? 0 : align.contains("YMax") ? 1 : 0.5
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy,
      tx: place.minX + (place.width - v[2] * sx) * x - v[0] * sx,
      ty: place.minY + (place.height - v[3] * sy) * y - v[1] * sy)
  }

  // MARK: Structure

  private mutating func children(
    of element: SVGElement, _ style: SVGStyle, depth: Int
  ) throws(SVGError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for child in element.children { items += try self.items(of: child, style, depth: depth + 1) }
    return items
  }

  mutating func items(
    of element: SVGElement, _ inherited: SVGStyle, depth: Int
  ) throws(SVGError) -> [DisplayItem] {
    var style = inherited
    try style.apply(element)
    guard style.isVisible, depth < 100 else { return [] }
    for name in style.own.unsupported { notices.insert(name) }
    switch element.name {
    case "g", "a":
      return wrapped(try children(of: element, style, depth: depth), element, style)
    case "switch":
      guard let first = element.children.first else { return [] }
      return wrapped(try items(of: first, style, depth: depth + 1), element, style)
    case "svg":
      return try nested(element, element, style, depth: depth)
    case "use":
      return try used(by: element, style, depth: depth)
    case "text", "image", "foreignObject", "animate", "animateTransform", "animateMotion", "set":
      notices.insert("<\(element.name)>")
      return []
    default:
      guard let path = try SVGShape.path(of: element) else { return [] }
      return wrapped(leaves(path, style), element, style)
    }
  }

  private mutating func used(
    by element: SVGElement, _ outer: SVGStyle, depth: Int
  ) throws(SVGError) -> [DisplayItem] {
    let id = String((element["href"] ?? "").drop { $0 == "#" })
    guard let target = elements[id] else {
      notices.insert("<use href=\"#\(id)\">, which is not there,")
      return []
    }
    var style = outer
    let x = SVGLength.value(element["x"] ?? "0", of: viewport.width) ?? 0
    let y = SVGLength.value(element["y"] ?? "0", of: viewport.height) ?? 0
    style.transform = CGAffineTransform(translationX: x, y: y).concatenating(style.transform)
    let isViewport = target.name == "symbol" || target.name == "svg"
    if isViewport { try style.apply(target) }
    let items =
      isViewport
      ? try nested(target, element, style, depth: depth + 1, isPlaced: true)
      : try self.items(of: target, style, depth: depth + 1)
    return wrapped(items, element, outer)
  }

  /// The content of an element with a view box of its own.
  private mutating func nested(
    _ element: SVGElement, _ sizing: SVGElement, _ outer: SVGStyle, depth: Int,
    isPlaced: Bool = false
  ) throws(SVGError) -> [DisplayItem] {
    let around = viewport
    defer { viewport = around }
    func length(_ name: String, of whole: CGFloat) -> CGFloat {
      SVGLength.value(sizing[name] ?? element[name] ?? "100%", of: whole) ?? whole
    }
    let origin =
      isPlaced
      ? CGPoint.zero
      : CGPoint(
        x: SVGLength.value(element["x"] ?? "0", of: around.width) ?? 0,
        y: SVGLength.value(element["y"] ?? "0", of: around.height) ?? 0)
    let place = CGRect(
      origin: origin,
      size: CGSize(
        width: length("width", of: around.width), height: length("height", of: around.height)))
    var style = outer
    style.transform = viewMap(element, into: place).concatenating(outer.transform)
    let items = try children(of: element, style, depth: depth)
    return wrapped(clipped(items, to: place, outer.transform), element, outer)
  }

  private func clipped(
    _ items: [DisplayItem], to box: CGRect, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    let bounds = items.bounds
    if bounds.isNull || box.applying(transform).insetBy(dx: -0.01, dy: -0.01).contains(bounds) {
      return items
    }
    let effect = GroupEffect.clip(
      Path(box), evenOdd: false, antialiased: true, transform: transform)
    return [.group(GroupItem(effect: effect, items: items))]
  }

  // MARK: Leaves

  private mutating func leaves(_ path: Path, _ style: SVGStyle) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let bounds = path.boundingRect
    if style.isFilled {
      switch paint(style.fill, opacity: style.fillOpacity, bounds: bounds, style) {
      case .plain(let color):
        items.append(
          .fill(
            FillItem(
              path: path, paint: .solid(color), evenOdd: style.evenOdd,
              transform: style.transform)))
      case .gradient(let placed):
        items += gradientFill(path, placed, evenOdd: style.evenOdd, style.transform)
      case .nothing: break
      }
    }
    if style.isStroked, style.stroke.lineWidth > 0 {
      switch paint(style.strokePaint, opacity: style.strokeOpacity, bounds: bounds, style) {
      case .plain(let color):
        items.append(
          .stroke(
            StrokeItem(
              path: path, style: style.stroke, paint: .solid(color), transform: style.transform)))
      case .gradient(let placed):
        let outline = path.strokedPath(style.stroke)
        items += gradientFill(outline, placed, evenOdd: false, style.transform)
      case .nothing: break
      }
    }
    return items
  }

  private enum LeafPaint {
    case nothing
    case plain(ResolvedColor)
    case gradient(SVGGradient.Placed)
  }

  private mutating func paint(
    _ paint: SVGPaint, opacity: Double, bounds: CGRect, _ style: SVGStyle
  ) -> LeafPaint {
    switch paint {
    case .none: return .nothing
    case .color(let color): return .plain(color.multiplyingOpacity(by: opacity))
    case .reference(let id, let fallback):
      if let gradient = SVGGradient(id: id, in: elements) {
        if gradient.repeats { notices.insert("spreadMethod") }
        if gradient.hasFocus { notices.insert("the focus of a radial gradient") }
        let placed = gradient.placed(
          bounds: bounds, viewport: viewport, opacity: opacity, style: style)
        return placed.map { .gradient($0) } ?? .nothing
      }
      notices.insert(elements[id].map { "<\($0.name)>" } ?? "the paint #\(id), which is not there,")
      return fallback.map { .plain($0.multiplyingOpacity(by: opacity)) } ?? .nothing
    }
  }

  /// A path in the gradient's own coordinates, so that its map may stretch the colours.
  private func gradientFill(
    _ path: Path, _ placed: SVGGradient.Placed, evenOdd: Bool, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    let item =
      placed.map.determinant == 0
      ? FillItem(
        path: path, paint: .solid(placed.paint.stops[placed.paint.stops.count - 1].color),
        evenOdd: evenOdd, transform: transform)
      : FillItem(
        path: path.applying(placed.map.inverted()), paint: .gradient(placed.paint),
        evenOdd: evenOdd, transform: placed.map.concatenating(transform))
    return [.fill(item)]
  }
}
