import CapstanSceneGraph
import Foundation

/// What an SVG shape or stroke is filled with.
enum SVGPaint: Equatable {
  case none
  case color(ResolvedColor)
  /// A paint of the file's own, and what stands in if it is not there.
  case reference(String, fallback: ResolvedColor?)

  /// Reads a paint; nil for what is none.
  ///
  /// `current` is what `currentColor` stands for.
  init?(_ text: String, current: ResolvedColor) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch text {
    case "none": self = .none
    case "currentColor", "currentcolor", "context-fill", "context-stroke": self = .color(current)
    default:
      if let (id, rest) = Self.reference(text) {
        self = .reference(id, fallback: SVGColor.parse(rest))
      } else if let color = SVGColor.parse(text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }

  /// Takes `url(#id)` apart: the identifier, and what follows.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    let inside = text[..<close].dropFirst(4).filter { !"\"' ".contains($0) }
    guard inside.hasPrefix("#") else { return nil }
    return (String(inside.dropFirst()), String(text[close...].dropFirst()))
  }
}

/// A gradient of an SVG file.
struct SVGGradient {
  /// A gradient in coordinates of its own, and the map from them to the shape's.
  struct Placed {
    var paint: GradientPaint
    var map: CGAffineTransform
  }

  private let element: SVGElement
  /// The element itself, then what it refers to, nearest first.
  private let chain: [SVGElement]

  /// Finds the gradient of an identifier, with what it inherits through `href`.
  init?(id: String, in elements: [String: SVGElement]) {
    guard let element = elements[id],
      element.name == "linearGradient" || element.name == "radialGradient"
    else { return nil }
    var chain = [element]
    while let reference = chain[chain.count - 1]["href"], reference.hasPrefix("#"),
      let next = elements[String(reference.dropFirst())], chain.count < 20
    {
      chain.append(next)
    }
    (self.element, self.chain) = (element, chain)
  }

  private func attribute(_ name: String) -> String? {
    chain.lazy.compactMap { $0[name] }.first
  }

  /// Whether colours go on beyond the ends otherwise than as the end colours.
  var repeats: Bool { (attribute("spreadMethod") ?? "pad") != "pad" }

  /// Whether rays start beside the centre.
  var hasFocus: Bool {
    guard element.name == "radialGradient" else { return false }
    return attribute("fx").map { $0 != attribute("cx") } ?? false
      || attribute("fy").map { $0 != attribute("cy") } ?? false
  }

  /// Returns the gradient for a shape of those bounds; nil if it paints nothing.
  func placed(
    bounds: CGRect, viewport: CGSize, opacity: Double, style: SVGStyle
  ) -> Placed? {
    let isUserSpace = attribute("gradientUnits") == "userSpaceOnUse"
    if !isUserSpace, bounds.width <= 0 || bounds.height <= 0 { return nil }
    let stops = self.stops(style).map { stop in
      GradientPaint.Stop(
        color: stop.color.multiplyingOpacity(by: opacity), location: stop.location)
    }
    guard !stops.isEmpty else { return nil }
    var map = attribute("gradientTransform").flatMap(SVGTransform.parse) ?? .identity
    if !isUserSpace {
      map = map.concatenating(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let whole = isUserSpace ? viewport : CGSize(width: 1, height: 1)
    let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
    func length(_ name: String, _ missing: String, of whole: CGFloat) -> CGFloat {
      SVGLength.value(attribute(name) ?? missing, of: whole) ?? 0
    }
    let geometry: GradientPaint.Geometry
    if element.name == "linearGradient" {
      geometry = .linear(
        start: CGPoint(
          x: length("x1", "0%", of: whole.width), y: length("y1", "0%", of: whole.height)),
        end: CGPoint(
          x: length("x2", "100%", of: whole.width), y: length("y2", "0%", of: whole.height)))
    } else {
      geometry = .radial(
        center: CGPoint(
          x: length("cx", "50%", of: whole.width), y: length("cy", "50%", of: whole.height)),
        startRadius: length("fr", "0%", of: diagonal), endRadius: length("r", "50%", of: diagonal))
    }
    return Placed(
      paint: GradientPaint(geometry: geometry, stops: stops, interpolation: .device), map: map)
  }

  private func stops(_ style: SVGStyle) -> [GradientPaint.Stop] {
    guard let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } }) else {
      return []
    }
    var last: CGFloat = 0
    return owner.children.filter { $0.name == "stop" }.map { stop in
      let declared = Dictionary(style.declarations(of: stop)) { _, later in later }
      let offset = SVGLength.value(stop["offset"] ?? "0", of: 1) ?? 0
      last = max(last, min(max(offset, 0), 1))
      var color = ResolvedColor.black
      switch declared["stop-color"].flatMap({ SVGPaint($0, current: style.color) }) {
      case .color(let own): color = own
      default: break
      }
      let opacity = declared["stop-opacity"].flatMap { SVGLength.value($0, of: 1) } ?? 1
      return GradientPaint.Stop(
        color: color.multiplyingOpacity(by: min(max(Double(opacity), 0), 1)), location: last)
    }
  }
}

/// Lengths with units.
enum SVGLength {
  /// Reads a length in user units, 96 to the inch; nil for what is none.
  ///
  /// Per cents are of `whole`.
  static func value(_ text: String, of whole: CGFloat) -> CGFloat? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let end = text.firstIndex { !"0123456789.+-eE".contains($0) } ?? text.endIndex
    var number = text[..<end]
    var unit = text[end...]
    // The letter of `em` and `ex` reads like an exponent.
    if let last = number.last, "eE".contains(last) {
      number = number.dropLast()
      unit = text[number.endIndex...]
    }
    guard let value = Double(number) else { return nil }
    switch unit {
    case "", "px": return CGFloat(value)
    case "%": return CGFloat(value) / 100 * whole
    case "pt": return CGFloat(value) * 96 / 72
    case "pc": return CGFloat(value) * 16
    case "in": return CGFloat(value) * 96
    case "cm": return CGFloat(value) * 96 / 2.54
    case "mm": return CGFloat(value) * 96 / 25.4
    case "em", "rem": return CGFloat(value) * 16
    default: return nil
    }
  }
}
