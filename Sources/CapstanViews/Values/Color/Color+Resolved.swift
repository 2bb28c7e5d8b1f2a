package import CapstanSceneGraph

extension Color {
  /// A colour's components, stored as linear sRGB of single precision.
  public struct Resolved: Hashable, Sendable {
    /// The component in linear light.
    public var linearRed: Float
    /// The component in linear light.
    public var linearGreen: Float
    /// The component in linear light.
    public var linearBlue: Float
    /// 0 is invisible, 1 opaque.
    public var opacity: Float

    /// Creates a colour from components in a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      self.init(color.converted(from: colorSpace))
    }

    /// Creates the single-precision form of a colour.
    package init(_ color: ResolvedColor) {
      linearRed = Float(ResolvedColor.linear(color.red))
      linearGreen = Float(ResolvedColor.linear(color.green))
      linearBlue = Float(ResolvedColor.linear(color.blue))
      opacity = Float(color.opacity)
    }

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      (self.linearRed, self.linearGreen) = (linearRed, linearGreen)
      (self.linearBlue, self.opacity) = (linearBlue, opacity)
    }

    /// The gamma-encoded component.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The gamma-encoded component.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The gamma-encoded component.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour ready to paint.
    package var resolvedColor: ResolvedColor {
      ResolvedColor(
        red: ResolvedColor.encoded(Double(linearRed)),
        green: ResolvedColor.encoded(Double(linearGreen)),
        blue: ResolvedColor.encoded(Double(linearBlue)), opacity: Double(opacity))
    }

    private static func encoded(_ x: Float) -> Float { Float(ResolvedColor.encoded(Double(x))) }
    private static func linear(_ x: Float) -> Float { Float(ResolvedColor.linear(Double(x))) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The gamma-encoded components as #RRGGBBAA.
  public var description: String { resolvedColor.hexDescription }
}

extension Color.Resolved: Codable {
  /// Reads linear red, green, blue and opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  /// Writes linear red, green, blue and opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(linearRed)
    try container.encode(linearGreen)
    try container.encode(linearBlue)
    try container.encode(opacity)
  }
}
