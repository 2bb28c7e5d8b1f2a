import Foundation

extension DisplayList {
  /// The frame as stable, readable text: one node a line, children indented by two spaces.
  ///
  /// Numbers have at most five decimals, no exponent and no negative zero, whatever the locale.
  /// Text appears as its characters and glyph positions. Equal lists give equal text; compare two
  /// dumps with `DisplayListDump.difference`, which takes numbers as numbers.
  public var dump: String {
    var dump = DumpText()
    dump.line("list", dump.size(size), "background", dump.color(background))
    dump.indented { $0.items(items) }
    return dump.text
  }
}

/// Writes display items as text.
private struct DumpText {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ words: String...) {
    text += String(repeating: "  ", count: depth)
    text += words.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
  }

  mutating func indented(_ body: (inout DumpText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: Nodes

  mutating func items(_ items: [DisplayItem]) {
    for item in items { self.item(item) }
  }

  private mutating func item(_ item: DisplayItem) {
    switch item {
    case .fill(let fill):
      line(
        "fill", paint(fill.paint), fill.evenOdd ? "evenOdd" : "",
        fill.antialiased ? "" : "aliased", transform(fill.transform), path(fill.path))
    case .stroke(let stroke):
      line(
        "stroke", style(stroke.style), paint(stroke.paint), transform(stroke.transform),
        path(stroke.path))
    case .glyphs(let run):
      glyphs(run)
    case .backdrop(let backdrop):
      line(
        "backdrop", style(backdrop.style), "opacity", number(backdrop.opacity), "rect",
        rect(backdrop.rect), transform(backdrop.transform), path(backdrop.path))
    case .group(let group):
      self.group(group)
    }
  }

  private mutating func glyphs(_ run: GlyphRun) {
    let positions = run.glyphs.map { point($0.position) }.joined(separator: " ")
    line(
      "glyphs", quoted(run.text), "face", quoted(run.face.name), "size", number(run.size),
      run.slant == 0 ? "" : "slant " + number(run.slant), paint(run.paint),
      transform(run.transform), "at [" + positions + "]")
  }

  private mutating func group(_ group: GroupItem) {
    line("group", effect(group.effect), "bounds", rect(group.bounds))
    indented { dump in
      if case .mask(let mask) = group.effect {
        dump.line("mask")
        dump.indented { $0.items(mask) }
      }
      dump.items(group.items)
    }
  }

  private func effect(_ effect: GroupEffect) -> String {
    switch effect {
    case .opacity(let amount):
      "opacity \(number(amount))"
    case .clip(let outline, let evenOdd, let antialiased, let map):
      "clip" + (evenOdd ? " evenOdd" : "") + (antialiased ? "" : " aliased")
        + " \(transform(map)) \(path(outline))"
    case .mask:
      "mask"
    case .blend(let mode):
      "blend \(mode.rawValue)"
    case .blur(let radius, let opaque):
      "blur \(number(radius))" + (opaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset):
      "shadow \(self.color(color)) radius \(number(radius)) offset \(size(offset))"
    case .projection(let m):
      "projection "
        + numbers([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33])
    case .filter(let filter):
      "filter \(self.filter(filter))"
    }
  }

  private func filter(_ filter: ColorFilter) -> String {
    switch filter {
    case .brightness(let v): "brightness \(number(v))"
    case .contrast(let v): "contrast \(number(v))"
    case .saturation(let v): "saturation \(number(v))"
    case .grayscale(let v): "grayscale \(number(v))"
    case .hueRotation(let v): "hueRotation \(number(v))"
    case .colorInvert: "colorInvert"
    case .colorMultiply(let color): "colorMultiply \(self.color(color))"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaThreshold(let min, let max, let color):
      "alphaThreshold \(number(min)) \(number(max)) \(self.color(color))"
    }
  }

  // MARK: Styles and paints

  private func style(_ style: StrokeStyle) -> String {
    var words = "width \(number(style.lineWidth)) cap \(style.lineCap) join \(style.lineJoin)"
    if style.lineJoin == .miter { words += " limit \(number(style.miterLimit))" }
    if !style.dash.isEmpty {
      words += " dash \(numbers(style.dash)) phase \(number(style.dashPhase))"
    }
    return words
  }

  private func style(_ style: BackdropStyle) -> String {
    switch style {
    case .material(let m):
      "material \(quoted(m.name)) radius \(number(m.radius)) saturation \(number(m.saturation))"
        + " brightness \(number(m.brightness)) amount \(number(m.amount))"
        + " curve \(numbers([m.curve.x, m.curve.y, m.curve.z, m.curve.w].map { CGFloat($0) }))"
    case .glass(let g):
      "glass \(quoted(g.name)) radius \(number(g.radius))"
        + " lens \(numbers([g.lensAmount, g.lensHeight]))"
        + " luma \(numbers([CGFloat(g.lumaBlack), CGFloat(g.lumaWhite)]))"
        + " chroma \(number(g.chroma)) fill \(color(g.fill)) tint \(color(g.tint))"
        + " rim \(numbers([g.rimWidth, CGFloat(g.rimAmount)]))"
    }
  }

  private func paint(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color):
      return self.color(color)
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\(number($0.location)) \(color($0.color))" }
      return "\(geometry(gradient.geometry)) \(gradient.interpolation.rawValue)"
        + " [" + stops.joined(separator: ", ") + "]"
    case .image(let image):
      let bitmap = image.image.bitmap
      return "image \(quoted(image.image.name)) (\(bitmap.width) \(bitmap.height)) in"
        + " \(rect(image.rect))" + (image.tiles ? " tiled" : "")
        + (image.sampling == .smooth ? "" : " \(image.sampling.rawValue)")
    }
  }

  private func geometry(_ geometry: GradientPaint.Geometry) -> String {
    switch geometry {
    case .linear(let start, let end):
      "linear \(point(start)) to \(point(end))"
    case .radial(let center, let start, let end):
      "radial \(point(center)) radii \(numbers([start, end]))"
    case .elliptical(let rect, let center, let start, let end):
      "elliptical \(self.rect(rect)) center \(numbers([center.x, center.y]))"
        + " radii \(numbers([start, end]))"
    case .angular(let center, let start, let end):
      "angular \(point(center)) angles \(numbers([start, end]))"
    }
  }

  // MARK: Values

  func color(_ c: ResolvedColor) -> String {
    "rgba" + numbers([c.red, c.green, c.blue, c.opacity].map { CGFloat($0) })
  }

  func size(_ size: CGSize) -> String { numbers([size.width, size.height]) }

  private func point(_ p: CGPoint) -> String { numbers([p.x, p.y]) }

  private func rect(_ r: CGRect) -> String {
    r.isNull ? "null" : numbers([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  private func transform(_ t: CGAffineTransform) -> String {
    "transform " + numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The steps in SwiftUI's textual form.
  private func path(_ path: Path) -> String {
    var bytes = Array("path { ".utf8)
    func add(_ points: CGPoint..., letter: Character) {
      for p in points {
        DumpNumber.append(Double(p.x), to: &bytes)
        bytes.append(UInt8(ascii: " "))
        DumpNumber.append(Double(p.y), to: &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(contentsOf: letter.utf8)
      bytes.append(UInt8(ascii: " "))
    }
    for element in path.elements {
      switch element {
      case .move(let p): add(p, letter: "m")
      case .line(let p): add(p, letter: "l")
      case .quadCurve(let p, let c): add(c, p, letter: "q")
      case .curve(let p, let c1, let c2): add(c1, c2, p, letter: "c")
      case .closeSubpath: add(letter: "h")
      }
    }
    bytes.append(UInt8(ascii: "}"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func numbers(_ values: [CGFloat]) -> String {
    "(" + values.map { number($0) }.joined(separator: " ") + ")"
  }

  private func number(_ value: CGFloat) -> String { DumpNumber.text(Double(value)) }

  private func number(_ value: Double) -> String { DumpNumber.text(value) }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || (0x2028...0x2029).contains(scalar.value):
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
