import CapstanSceneGraph
import Foundation

/// The presentation attributes that decide what an element covers and with which paint, inherited
/// downwards.
struct SVGStyle {
  var isFilled = true
  var evenOdd = false
  var isStroked = false
  var stroke = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var isVisible = true
  var transform = CGAffineTransform.identity

  /// What `currentColor` stands for.
  var color = ResolvedColor.black
  var fill = SVGPaint.color(.black)
  var strokePaint = SVGPaint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// Whether the element clips by the even-odd rule where it is part of a clip.
  var clipEvenOdd = false

  /// What applies to one element as a whole and is not inherited.
  struct Own: Equatable {
    var opacity = 1.0
    /// Identifiers of elements.
    var clip: String?
    var mask: String?
    /// Attributes that are not drawn.
    var unsupported: Set<String> = []
  }
  var own = Own()

  /// Rules of style sheets, by class name, in order.
  var classes: [String: [(String, String)]] = [:]

  /// Takes over what an element says: attributes, then its classes, then its `style`.
  mutating func apply(_ element: SVGElement) throws(SVGError) {
    own = Own()
    for (key, value) in declarations(of: element) { apply(key, value) }
    if let text = element["transform"] {
      guard let own = SVGTransform.parse(text) else {
        throw SVGError(line: nil, reason: "transform=\"\(text)\" is no transform")
      }
      transform = own.concatenating(transform)
    }
  }

  /// What an element says, the strongest last: attributes, its classes' rules, its `style`.
  func declarations(of element: SVGElement) -> [(String, String)] {
    var all = element.attributes.keys.sorted().map { ($0, element[$0] ?? "") }
    for name in (element["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      all += classes[String(name)] ?? []
    }
    return all + Self.declarations(element["style"] ?? "")
  }

  private mutating func apply(_ key: String, _ value: String) {
    if value == "inherit" { return }
    let numbers = SVGNumberScanner.list(value.replacing("px", with: ""))
    func fraction() -> Double? {
      SVGLength.value(value, of: 1).map { min(max(Double($0), 0), 1) }
    }
    switch key {
    case "color": color = SVGColor.parse(value) ?? color
    case "fill":
      isFilled = value != "none"
      fill = SVGPaint(value, current: color) ?? fill
    case "fill-opacity": fillOpacity = fraction() ?? fillOpacity
    case "stroke-opacity": strokeOpacity = fraction() ?? strokeOpacity
    case "opacity": own.opacity = fraction() ?? 1
    case "clip-path": own.clip = SVGPaint.reference(value)?.id
    case "mask": own.mask = SVGPaint.reference(value)?.id
    case "filter", "marker", "marker-start", "marker-mid", "marker-end":
      if value != "none" { own.unsupported.insert(key) }
    case "clip-rule": clipEvenOdd = value == "evenodd"
    case "fill-rule": evenOdd = value == "evenodd"
    case "stroke":
      isStroked = value != "none"
      strokePaint = SVGPaint(value, current: color) ?? strokePaint
    case "stroke-width": if let width = numbers?.first { stroke.lineWidth = width }
    case "stroke-linecap":
      stroke.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin":
      stroke.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "stroke-miterlimit": if let limit = numbers?.first { stroke.miterLimit = limit }
    case "stroke-dasharray": stroke.dash = numbers ?? []
    case "stroke-dashoffset": stroke.dashPhase = numbers?.first ?? 0
    case "display": if value == "none" { isVisible = false }
    case "visibility": isVisible = value == "visible"
    default: break
    }
  }

  /// Reads the class rules of a style sheet; other selectors are left out.
  mutating func addSheet(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.first == "." else { continue }
        classes[String(name.dropFirst()), default: []] += Self.declarations(String(parts[1]))
      }
    }
  }

  static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (trimmed(parts[0]), trimmed(parts[1]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The `transform` attribute.
enum SVGTransform {
  /// Returns the map of a list of transforms, the last of which applies first; nil if malformed.
  static func parse(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.isEmpty { return result }
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close,
        let values = SVGNumberScanner.list(rest[open..<close].dropFirst()),
        let step = transform(rest[..<open].filter { !$0.isWhitespace }, values)
      else { return nil }
      result = step.concatenating(result)
      rest = rest[close...].dropFirst()
    }
  }

  private static func transform(_ name: String, _ v: [CGFloat]) -> CGAffineTransform? {
    switch (name, v.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1): return CGAffineTransform(translationX: v[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: v[0], y: v[1])
    case ("scale", 1): return CGAffineTransform(scaleX: v[0], y: v[0])
    case ("scale", 2): return CGAffineTransform(scaleX: v[0], y: v[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: v[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: v[1], y: v[2]).rotated(by: v[0] * .pi / 180)
        .translatedBy(x: -v[1], y: -v[2])
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(v[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(v[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
