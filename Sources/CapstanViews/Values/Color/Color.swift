public import Foundation
package import CapstanSceneGraph

/// A colour, or a rule that gives one in an environment.
public nonisolated struct Color: Hashable, Sendable {
  /// What the colour is made of.
  package indirect enum Storage: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case constant(ResolvedColor)
    /// Kept apart from `constant` because its components are linear and of single precision.
    case resolved(Resolved)
    case system(SystemColor)
    /// The accent of the environment, by default the system's blue.
    case accent
    /// A colour set of the asset catalogue.
    case asset(String)
    case multiplyingOpacity(Color, Double)
    case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
    case dynamic(DynamicColor)
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  package init(_ color: ResolvedColor) { storage = .constant(color) }

  package init(_ color: SystemColor) { storage = .system(color) }

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB's primaries in linear light.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  /// Creates a colour from components; 0...1 is the gamut, values outside extend it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color = ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    self.init(color.converted(from: colorSpace))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each in 0...1, in sRGB.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      ResolvedColor(
        hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// Creates a colour from a colour set of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name)
  }

  /// Creates a constant colour from a resolved one.
  public init(_ resolved: Resolved) { storage = .resolved(resolved) }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(.multiplyingOpacity(self, opacity))
  }

  /// Returns a colour between this one at fraction 0 and another at fraction 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
  }
}

/// A colour found by a function of the context; equal only to itself.
package final class DynamicColor: Hashable, Sendable {
  private let provider: @Sendable (StyleContext) -> ResolvedColor
  private let name: String

  package init(name: String, _ provider: @escaping @Sendable (StyleContext) -> ResolvedColor) {
    (self.name, self.provider) = (name, provider)
  }

  package func resolved(in context: StyleContext) -> ResolvedColor { provider(context) }

  package static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color: CustomStringConvertible {
  /// The colour's name, or its components as #RRGGBBAA.
  public var description: String {
    switch storage {
    case .constant(let color): color.hexDescription
    case .resolved(let color): color.description
    case .system(.label): "primary"
    case .system(.secondaryLabel): "secondary"
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let name): "NamedColor(name: \"\(name)\")"
    case .multiplyingOpacity(let color, let factor):
      "\(Int((factor * 100).rounded()))% \(color)"
    case .mix(let a, let b, let fraction, _): "mix(\(a), \(b), by: \(fraction))"
    case .dynamic: "dynamic"
    }
  }
}

extension Color {
  /// The accent colour of the environment; blue unless changed.
  public static var accentColor: Color { Color(.accent) }

  /// The system's red.
  public static let red = Color(SystemColor.red)
  /// The system's orange.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green.
  public static let green = Color(SystemColor.green)
  /// The system's mint.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown.
  public static let brown = Color(SystemColor.brown)
  /// The system's gray.
  public static let gray = Color(SystemColor.gray)
  /// White in every appearance.
  public static let white = Color(ResolvedColor.white)
  /// Black in every appearance.
  public static let black = Color(ResolvedColor.black)
  /// Transparent black.
  public static let clear = Color(ResolvedColor.clear)
  /// The colour of primary content: black in the light, white in the dark.
  public static let primary = Color(SystemColor.label)
  /// The colour of secondary content.
  public static let secondary = Color(SystemColor.secondaryLabel)
}
