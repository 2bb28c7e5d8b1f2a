/// A colour ready to paint: gamma-encoded sRGB components and opacity, straight, not premultiplied.
///
/// Components may lie outside 0...1 in mid-animation; whoever paints clamps them.
public struct ResolvedColor: Hashable, Sendable {
  /// Gamma-encoded, 0...1.
  public var red: Double
  /// Gamma-encoded, 0...1.
  public var green: Double
  /// Gamma-encoded, 0...1.
  public var blue: Double
  /// 0 transparent, 1 opaque.
  public var opacity: Double

  /// Creates a colour from gamma-encoded sRGB components in 0...1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Creates an opaque colour from a hexadecimal number such as 0x007AFF.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// Transparent black.
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  /// Opaque black.
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns the colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }
}
