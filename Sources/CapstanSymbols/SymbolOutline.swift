import CapstanSceneGraph
import Foundation

/// A symbol's layers around the ink box's centre, before they are set on a line of text.
struct SymbolOutline {
  /// In ems; the centre of the ink box is the origin.
  var layers: [SymbolDrawing.Layer]
  /// The ink's width and height in ems.
  var ink: CGSize
  /// The layers of multicolour rendering where the drawing itself knows them.
  var multicolorLayers: [SymbolDrawing.Layer] = []

  /// Finds an outline in the tables; nil if the name is not there.
  ///
  /// Ink grows with the weight, but only as far as no gap in the drawing closes; lines that may not
  /// grow on both sides grow into the holes that they enclose. Below regular it shrinks, but only as
  /// far as lines stay. Signs cut out of a filled symbol follow the weight as lines do.
  init?(tableName name: String, weight: Int) {
    guard let entry = SymbolEntry(name: name),
      let line = SortedTable.iconOutlines.line(for: entry.icon)
    else { return nil }
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let width = Double(words[0]), let height = Double(words[1]) else {
      preconditionFailure("The outline of \(name) has no size.")
    }
    let scale = CGAffineTransform(
      a: entry.ink.width / CGFloat(width), b: 0, c: 0, d: entry.ink.height / CGFloat(height),
      tx: -entry.ink.width / 2, ty: -entry.ink.height / 2)
    layers = words[2].split(separator: "|").map { Self.layer($0, of: name).applying(scale) }
    ink = entry.ink
    separateVariableParts(of: name)
    let growth = SymbolMetrics.growth(atWeight: weight)
    let hasSigns = entry.isSolid && name.split(separator: ".").contains("fill")
    if growth < 0 {
      thin(by: -growth, isSolid: entry.isSolid, hasSigns: hasSigns)
    } else {
      if hasSigns {
        for index in layers.indices {
          layers[index].path = layers[index].path.cutOut(by: growth / 2)
        }
      } else if !entry.isSolid, growth > entry.room + 0.004 {
        let rest = growth - entry.room
        for index in layers.indices { layers[index].path = layers[index].path.filledIn(by: rest) }
      }
      grow(by: min(growth, entry.room), keepingHoles: entry.isSolid)
    }
    separateSign(of: name, isSolid: entry.isSolid)
  }

  /// Begins the names of parts and of the placeholder in the tables.
  static let internalPrefix = "internal/"

  /// Finds a part of other drawings.
  init(internalName name: String, weight: Int) {
    guard let outline = SymbolOutline(tableName: Self.internalPrefix + name, weight: weight) else {
      preconditionFailure("The tables hold \(name).")
    }
    self = outline
  }

  init(layers: [SymbolDrawing.Layer], ink: CGSize) {
    (self.layers, self.ink) = (layers, ink)
  }

  /// All layers drawn in one colour as one outline, filled by the non-zero rule.
  var monochromePath: Path {
    var path = Path()
    for layer in layers where layer.isDrawnInMonochrome { path.addPath(layer.path) }
    return path
  }

  /// Reads `[level threshold]path`, where the bracket may be missing.
  private static func layer(_ text: Substring, of name: String) -> SymbolDrawing.Layer {
    var (level, threshold): (Int, Double?) = (0, nil)
    var data = text
    if text.first == "[", let end = text.firstIndex(of: "]") {
      let words = text[..<end].dropFirst().split(separator: " ")
      level = words.first.flatMap { Int($0) } ?? 0
      threshold = words.count > 1 ? Double(words[1]) : nil
      data = text[end...].dropFirst()
    }
    do {
      return SymbolDrawing.Layer(
        path: try Path(svgPathData: data), level: level, threshold: threshold)
    } catch {
      preconditionFailure("The outline of \(name) is damaged: \(error)")
    }
  }

  /// Takes half an amount away along every edge.
  ///
  /// Where a solid drawing has several parts, its areas are made smaller together with the gaps
  /// between them, which would grow otherwise.
  private mutating func thin(by amount: CGFloat, isSolid: Bool, hasSigns: Bool) {
    guard amount > 0.001 else { return }
    let parts = layers.flatMap { $0.path.subpaths.filter { !$0.isHole } }
    if isSolid, parts.count > 1 {
      let factor = 1 - amount / max(ink.width, ink.height)
      let scale = CGAffineTransform(scaleX: factor, y: factor)
      for index in layers.indices {
        layers[index].path =
          layers[index].path.applying(scale)
          .thinned(by: amount / 2, holesGrowThinner: hasSigns, keepingAreas: true).path
      }
      (ink.width, ink.height) = (ink.width * factor, ink.height * factor)
      return
    }
    var least = amount / 2
    for index in layers.indices {
      let thinned = layers[index].path.thinned(by: amount / 2, holesGrowThinner: hasSigns)
      layers[index].path = thinned.path
      least = min(least, thinned.distance)
    }
    ink.width -= 2 * least
    ink.height -= 2 * least
  }

  /// Thickens every outline by a line along it; the non-zero rule unites them.
  ///
  /// Where holes are signs cut out of an area, only the area's outside grows.
  private mutating func grow(by amount: CGFloat, keepingHoles: Bool) {
    guard amount > 0.001 else { return }
    let style = StrokeStyle(lineWidth: amount, lineJoin: .round)
    for index in layers.indices {
      let path = layers[index].path
      let edge = keepingHoles ? Path(path.subpaths.filter { !$0.isHole }) : path
      // A twentieth of a pixel in a symbol of 30 points at three pixels to the point.
      layers[index].path.addPath(edge.strokedPath(style, tolerance: 0.0005))
    }
    ink.width += amount
    ink.height += amount
  }

  /// Names of enclosures in which a sign has a rank of its own.
  private static let enclosures: Set<Substring> = [
    "circle", "square", "triangle", "octagon", "seal", "shield", "app", "diamond", "rectangle",
    "bubble", "hexagon", "capsule",
  ]

  /// Gives a sign in an enclosure the first rank and the enclosure the second, as composed ones have.
  ///
  /// A filled enclosure keeps its hole, for drawings in one colour.
  private mutating func separateSign(of name: String, isSolid: Bool) {
    let words = name.split(separator: ".")
    let enclosure = words.last == "fill" ? words.dropLast().last : words.last
    guard layers.count == 1, words.count > 1, enclosure != words.first,
      let enclosure, Self.enclosures.contains(enclosure)
    else { return }
    let parts = layers[0].path.subpaths
    if words.last == "fill" {
      let holes = parts.filter(\.isHole)
      guard isSolid, !holes.isEmpty else { return }
      layers[0].level = 1
      layers.append(
        SymbolDrawing.Layer(path: Path(holes).reversed, isDrawnInMonochrome: false))
    } else {
      let outer = parts.filter { !$0.isHole }
      guard outer.count > 1, let ring = outer.max(by: { $0.area < $1.area }),
        let hole = parts.filter(\.isHole).max(by: { $0.area < $1.area }),
        ring.area > 0.8 * ink.width * ink.height * 0.5
      else { return }
      let sign = parts.filter { $0 != ring && $0 != hole }
      layers = [
        SymbolDrawing.Layer(path: Path([ring, hole]), level: 1),
        SymbolDrawing.Layer(path: Path(sign)),
      ]
    }
  }

  /// Sets the outline on a line of text: centred on half the capitals' height, margins around it.
  func drawing(named name: String) -> SymbolDrawing {
    let bounds = CGRect(
      x: 0,
      y: SymbolMetrics.centerLine - ink.height / 2 - SymbolMetrics.verticalMargin,
      width: ink.width + 2 * SymbolMetrics.horizontalMargin,
      height: ink.height + 2 * SymbolMetrics.verticalMargin)
    let place = CGAffineTransform(translationX: bounds.midX, y: SymbolMetrics.centerLine)
    let colored =
      multicolorLayers.isEmpty
      ? SymbolColors(name: name)?.layers(of: self) ?? [] : multicolorLayers
    return SymbolDrawing(
      name: name, bounds: bounds, layers: layers.map { $0.applying(place) },
      multicolorLayers: colored.map { $0.applying(place) })
  }
}

/// A line of the table of names.
private struct SymbolEntry {
  var icon: String
  /// In ems at medium scale and regular weight.
  var ink: CGSize
  /// By how much ink may grow, in ems.
  var room: CGFloat
  /// Whether holes keep their size while ink grows.
  var isSolid: Bool

  init?(name: String) {
    guard let line = SortedTable.symbolNames.line(for: name) else { return nil }
    let words = line.split(separator: " ")
    guard words.count >= 4, let width = Double(words[1]), let height = Double(words[2]),
      let hundredths = Double(words[3])
    else { preconditionFailure("The table's line for \(name) is damaged.") }
    icon = String(words[0])
    ink = CGSize(width: width / 1000, height: height / 1000)
    room = CGFloat(hundredths / 100)
    isSolid = words.count > 4
  }
}

extension SymbolDrawing.Layer {
  func applying(_ transform: CGAffineTransform) -> SymbolDrawing.Layer {
    var layer = self
    layer.path = path.applying(transform)
    return layer
  }
}

extension Subpath {
  /// Whether the outline runs anticlockwise on screen, as the holes in the tables do.
  var isHole: Bool { signedArea < 0 }

  /// The area of the polygon of its points, never negative.
  var area: CGFloat { abs(signedArea) }

  private var signedArea: CGFloat {
    let corners = segments.flatMap { $0.points.dropLast() }
    return zip(corners, corners.dropFirst() + corners.prefix(1))
      .reduce(0) { $0 + $1.0.cross($1.1) } / 2
  }
}
