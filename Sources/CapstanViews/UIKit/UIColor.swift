private import CapstanSceneGraph
public import Foundation

/// A colour with UIKit's names: a wrapper around `Color`.
public class UIColor: _ExpressibleByColorLiteral, @unchecked Sendable {
  // Unchecked: the one stored property is constant.

  /// The colour.
  package let color: Color

  package init(_ color: Color, _: Void) { self.color = color }

  /// Creates the UIKit form of a colour.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from sRGB components in 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates the colour of a literal, in sRGB components in 0...1.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a colour from Display P3 components in 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Creates a colour from hue, saturation and brightness in 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a colour of the asset catalogue.
  public init?(named name: String) { color = Color(name) }

  /// Creates a colour that depends on the appearance.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    color = Color(
      .dynamic(
        DynamicColor(name: "dynamicProvider") { context in
          let traits = UITraitCollection(
            userInterfaceStyle: context.colorScheme == .dark ? .dark : .light)
          return dynamicProvider(traits).color.resolvedColor(in: context)
        }))
  }

  /// Creates a colour of the asset catalogue by its generated symbol.
  public init(resource: ColorResource) { color = Color(resource) }

  /// Creates a colour from Core Graphics'.
  public init(cgColor: CGColor) { color = cgColor.color }

  /// Returns the colour as it looks with some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var context = StyleContext()
    context.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolvedColor(in: context)))
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let old = resolved.opacity
    return UIColor(old == 0 ? color : color.opacity(alpha / old))
  }

  /// Reads the sRGB components in the page's appearance; always true.
  @discardableResult public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let c = resolved
    (red, green, blue, alpha) = (c.red, c.green, c.blue, c.opacity)
    return true
  }

  /// Reads hue, saturation and brightness in the page's appearance; always true.
  @discardableResult public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let c = resolved
    let (high, low) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
    let span = high - low
    var sixth: Double = 0
    if span > 0 {
      sixth =
        high == c.red
        ? (c.green - c.blue) / span
        : high == c.green ? 2 + (c.blue - c.red) / span : 4 + (c.red - c.green) / span
    }
    hue = sixth < 0 ? sixth / 6 + 1 : sixth / 6
    (saturation, brightness, alpha) = (high > 0 ? span / high : 0, high, c.opacity)
    return true
  }

  /// Reads the grey of the same luminance in the page's appearance; always true.
  @discardableResult public func getWhite(
    _ white: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let c = resolved
    (white, alpha) = (0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue, c.opacity)
    return true
  }

  /// The colour itself, as Core Graphics' wrapper would hold it.
  public var cgColor: CGColor { self }

  /// The sRGB components and the opacity in the page's appearance.
  public var components: [CGFloat]? {
    let c = resolved
    return [c.red, c.green, c.blue, c.opacity]
  }

  /// The opacity.
  public var alpha: CGFloat { resolved.opacity }

  private var resolved: ResolvedColor {
    var context = StyleContext()
    context.colorScheme = PageMetrics.current.colorScheme
    return color.resolvedColor(in: context)
  }
}

/// A colour of Core Graphics; the same class as UIKit's here.
public typealias CGColor = UIColor

extension Color {
  /// Creates a colour from Core Graphics'.
  public nonisolated init(cgColor: CGColor) { self = cgColor.color }

  /// Creates a colour from UIKit's.
  public nonisolated init(_ color: UIColor) { self = color.color }

  /// Creates a colour from UIKit's.
  public nonisolated init(uiColor: UIColor) { self = uiColor.color }
}

/// The appearance that a dynamic colour is asked for.
public struct UITraitCollection: Sendable {
  /// Creates traits.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Narrow, as on a phone held upright.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Tall, as on a phone held upright.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// A phone, always.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels to the point.
  public var displayScale: CGFloat { PageMetrics.current.scale }

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The traits of the page whose code is running.
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: PageMetrics.current.colorScheme == .dark ? .dark : .light)
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
