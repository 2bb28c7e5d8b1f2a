package import CapstanSceneGraph

extension Color {
  /// Returns the colour in a context, ready to paint.
  package func resolvedColor(in context: StyleContext) -> ResolvedColor {
    switch storage {
    case .constant(let color): return color
    case .resolved(let color): return color.resolvedColor
    case .system(let color):
      return color.resolved(
        scheme: context.colorScheme, contrast: context.contrast, era: context.era,
        isElevated: context.isElevated)
    case .accent:
      return (context.accent ?? .blue).resolvedColor(in: context)
    case .asset(let name):
      // The source tells of a colour that is missing.
      return context.assets.color(named: name, context.assetTraits)
        ?? StandInColor.color(named: name, in: context)
    case .multiplyingOpacity(let color, let factor):
      return color.resolvedColor(in: context).multiplyingOpacity(by: factor)
    case .mix(let a, let b, let fraction, let space):
      return a.resolvedColor(in: context).mixed(
        with: b.resolvedColor(in: context), by: fraction, in: space)
    case .dynamic(let color): return color.resolved(in: context)
    }
  }

  /// Returns the colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let color) = storage { return color }
    return Resolved(resolvedColor(in: environment.styleContext))
  }
}

extension ResolvedColor {
  /// Returns the colour whose components were given in another space.
  package func converted(from space: Color.RGBColorSpace) -> ResolvedColor {
    switch space {
    case .sRGB: return self
    case .sRGBLinear:
      return ResolvedColor(
        red: ResolvedColor.encoded(red), green: ResolvedColor.encoded(green),
        blue: ResolvedColor.encoded(blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = DisplayP3.linearSRGB(
        red: ResolvedColor.linear(red), green: ResolvedColor.linear(green),
        blue: ResolvedColor.linear(blue))
      return ResolvedColor(
        red: ResolvedColor.encoded(r), green: ResolvedColor.encoded(g),
        blue: ResolvedColor.encoded(b), opacity: opacity)
    }
  }

  /// Creates a colour from hue, saturation and brightness in 0...1; the hue wraps around.
  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // A hue that is no number, as of a division by nothing, is red's.
    let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let whole = Int(sector) % 6
    let fraction = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    let (r, g, b) =
      switch whole {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }

  /// Returns a colour between this one and another, premultiplied.
  package func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let k = 1 - fraction
    switch space.interpolation {
    case .perceptual:
      return mixed(with: other, by: fraction)
    case .device:
      let alpha = k * opacity + fraction * other.opacity
      guard alpha > 0 else { return .clear }
      let (wa, wb) = (k * opacity / alpha, fraction * other.opacity / alpha)
      return ResolvedColor(
        red: wa * red + wb * other.red, green: wa * green + wb * other.green,
        blue: wa * blue + wb * other.blue, opacity: alpha)
    }
  }

  /// The components as #RRGGBBAA, clamped to bytes.
  package var hexDescription: String {
    let bytes = [red, green, blue, opacity].map { component -> String in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + bytes.joined()
  }
}
