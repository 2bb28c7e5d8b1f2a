package import CapstanSceneGraph
package import Foundation

/// A user's symbol: a plain icon, or the masters of a template by weight.
package struct SymbolTemplate {
  /// A drawing in ems, set on the baseline, and its advance.
  private struct Master {
    var weight: Int
    var layers: [SymbolDrawing.Layer]
    var advance: CGFloat
    var bounds: CGRect

    /// Whether everything has a place; numbers of a damaged file can be too large for that.
    var isFinite: Bool {
      let boxes = [bounds] + layers.map(\.path.boundingRect)
      return advance.isFinite
        && boxes.allSatisfy {
          $0.isNull || ($0.maxX - $0.minX).isFinite && ($0.maxY - $0.minY).isFinite
        }
    }
  }

  /// How high a plain icon's view box stands, in ems; an approximation of ours, by which the live
  /// area of a usual icon grid comes out like the platform's symbols.
  static let plainHeight: CGFloat = 1.17

  private var masters: [Master]

  /// Reads an SVG file.
  ///
  /// - Throws: a description with the line where the file is no SVG, or no symbol.
  package init(svg data: Data) throws {
    try self.init(SVGDocument(data))
  }

  /// Reads a template if the file has a symbol group, else a plain icon.
  init(_ document: SVGDocument) throws(SVGError) {
    masters = try Self.templateMasters(document)
    if masters.isEmpty { masters = [try Self.plainMaster(document)] }
    guard masters.allSatisfy(\.isFinite) else {
      throw SVGError(line: nil, reason: "its outlines are beyond all bounds")
    }
  }

  // MARK: Reading

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The medium master of each weight; small ones, enlarged, stand in where medium is missing.
  private static func templateMasters(_ document: SVGDocument) throws(SVGError) -> [Master] {
    var masters: [Master] = []
    for (index, name) in weights.enumerated() {
      let (weight, scale) = (100 * (index + 1), 1 / SymbolMetrics.smallScale)
      if let medium = try master(document, name, "M", weight: weight, scale: 1) {
        masters.append(medium)
      } else if let small = try master(document, name, "S", weight: weight, scale: scale) {
        masters.append(small)
      }
    }
    return masters
  }

  private static func master(
    _ document: SVGDocument, _ weightName: String, _ size: String, weight: Int, scale: CGFloat
  ) throws(SVGError) -> Master? {
    guard let group = document.root.element(withID: "\(weightName)-\(size)") else { return nil }
    let areas = try document.areas(of: group, ignoringPaint: true)
    guard !areas.isEmpty else { return nil }
    func guide(_ id: String) throws(SVGError) -> CGRect {
      guard let element = document.root.element(withID: id),
        let line = try document.areas(of: element, ignoringPaint: true).first
      else { throw SVGError(line: nil, reason: "the guide \(id) is missing") }
      return line.path.boundingRect
    }
    let baseline = try guide("Baseline-\(size)").midY
    let capline = try guide("Capline-\(size)").midY
    guard baseline - capline > 0 else {
      throw SVGError(line: nil, reason: "Capline-\(size) is not above Baseline-\(size)")
    }
    let ink = areas.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let left = (try? guide("left-margin-\(weightName)-\(size)").midX) ?? ink.minX
    let right = (try? guide("right-margin-\(weightName)-\(size)").midX) ?? ink.maxX
    let ems = SystemFontMetrics.capHeight / (baseline - capline)
    var toEms = CGAffineTransform(translationX: -left, y: -baseline)
      .concatenating(CGAffineTransform(scaleX: ems, y: ems))
    // A small master grows about half the capitals' height.
    toEms = toEms.concatenating(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 0, ty: SymbolMetrics.centerLine * (1 - scale)))
    return Master(
      weight: weight, layers: areas.map { layer($0, toEms) }, advance: (right - left) * ems * scale,
      bounds: ink.applying(toEms))
  }

  private static func plainMaster(_ document: SVGDocument) throws(SVGError) -> Master {
    let areas = try document.areas()
    guard !areas.isEmpty else { throw SVGError(line: nil, reason: "nothing is painted") }
    let ink = areas.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let box = document.viewBox ?? ink
    guard box.width > 0, box.height > 0 else {
      throw SVGError(line: nil, reason: "the picture has no size")
    }
    let scale = plainHeight / box.height
    let toEms = CGAffineTransform(translationX: -box.minX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 0, y: SymbolMetrics.centerLine))
    return Master(
      weight: 400, layers: areas.map { layer($0, toEms) }, advance: box.width * scale,
      bounds: box.applying(toEms))
  }

  /// A layer whose rank comes from a class such as `hierarchical-1:secondary`, its colour from one
  /// such as `multicolor-1:systemYellowColor`.
  private static func layer(
    _ area: SVGDocument.Area, _ transform: CGAffineTransform
  ) -> SymbolDrawing.Layer {
    let rank = area.classes.first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
    let level = rank == "secondary" ? 1 : rank == "tertiary" ? 2 : 0
    let color = area.classes.first { $0.hasPrefix("multicolor-") }?.split(separator: ":").last
    return SymbolDrawing.Layer(
      path: area.path.applying(transform), evenOdd: area.evenOdd, level: level,
      hue: color.flatMap(hue))
  }

  /// The colour of a name such as `systemYellowColor` or `white`; nil for the tint.
  private static func hue(named name: Substring) -> SymbolHue? {
    guard name.hasPrefix("system"), name.hasSuffix("Color") else {
      return SymbolHue(rawValue: String(name))
    }
    return SymbolHue(rawValue: name.dropFirst(6).dropLast(5).lowercased())
  }

  // MARK: Drawing

  /// Returns the drawing at a weight: that master, one between its neighbours where their paths
  /// have the same steps, or the nearest.
  package func drawing(named name: String, weight: Int) -> SymbolDrawing {
    let master = self.master(atWeight: weight)
    let bounds = CGRect(
      x: 0, y: master.bounds.minY - SymbolMetrics.verticalMargin, width: master.advance,
      height: master.bounds.height + 2 * SymbolMetrics.verticalMargin)
    return SymbolDrawing(
      name: name, bounds: bounds, layers: master.layers,
      multicolorLayers: master.layers.contains { $0.hue != nil } ? master.layers : [])
  }

  private func master(atWeight weight: Int) -> Master {
    let above = masters.first { $0.weight >= weight } ?? masters[masters.count - 1]
    let below = masters.last { $0.weight <= weight } ?? masters[0]
    if above.weight == below.weight { return above }
    let (a, b, t) = (
      SymbolMetrics.trait(ofWeight: below.weight), SymbolMetrics.trait(ofWeight: above.weight),
      SymbolMetrics.trait(ofWeight: weight)
    )
    let fraction = (t - a) / (b - a)
    return Self.blend(below, above, fraction) ?? (fraction < 0.5 ? below : above)
  }

  private static func blend(_ a: Master, _ b: Master, _ t: CGFloat) -> Master? {
    guard a.layers.count == b.layers.count else { return nil }
    var result = a
    for index in a.layers.indices {
      guard let path = a.layers[index].path.blended(with: b.layers[index].path, t) else {
        return nil
      }
      result.layers[index].path = path
    }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    result.advance = mix(a.advance, b.advance)
    result.bounds = CGRect(
      x: mix(a.bounds.minX, b.bounds.minX), y: mix(a.bounds.minY, b.bounds.minY),
      width: mix(a.bounds.width, b.bounds.width), height: mix(a.bounds.height, b.bounds.height))
    return result
  }
}

extension Path {
  /// Returns the path between this one and another of the same steps; nil if the steps differ.
  fileprivate func blended(with other: Path, _ t: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result = Path()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)): result.move(to: p.interpolated(to: q, at: t))
      case (.line(let p), .line(let q)): result.addLine(to: p.interpolated(to: q, at: t))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        result.addQuadCurve(
          to: p.interpolated(to: q, at: t), control: c.interpolated(to: d, at: t))
      case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
        result.addCurve(
          to: p.interpolated(to: q, at: t), control1: c1.interpolated(to: d1, at: t),
          control2: c2.interpolated(to: d2, at: t))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}
