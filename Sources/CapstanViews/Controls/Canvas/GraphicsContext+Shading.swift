public import Foundation

extension GraphicsContext {
  /// What outlines are drawn with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// A gradient whose points are those of the drawing.
      case placed(AnyShapeStyle)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The foreground of the view.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour of components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// A gradient between two points of the drawing; options have no effect here.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .placed(
          AnyShapeStyle(
            LinearGradient(
              gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
              endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)))))
    }

    /// A gradient around a point of the drawing; options have no effect here.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .placed(
          AnyShapeStyle(
            RadialGradient(
              gradient: gradient, center: UnitPoint(x: center.x, y: center.y),
              startRadius: startRadius, endRadius: endRadius))))
    }

    /// A gradient by the angle around a point of the drawing; options have no effect here.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .placed(
          AnyShapeStyle(
            AngularGradient(
              gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle))))
    }

    /// The style, for words and symbols.
    var style: AnyShapeStyle {
      switch kind {
      case .style(let style), .placed(let style): style
      }
    }

    /// Returns the paint of an outline; nil for materials.
    func paint(in context: StyleContext, rect: CGRect) -> Paint? {
      switch kind {
      case .style(let style): style._resolved(in: context).paint(in: rect)
      case .placed(let style):
        // In a unit square, fractions of the frame are points of the drawing.
        style._resolved(in: context).paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  /// How a gradient continues.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Again from the start.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A change of the picture of what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case effect(GroupEffect)
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGSize)
      case multiply(Color)
      case threshold(min: Double, max: Double, Color)
      case unknown
    }

    private let kind: Kind
    let name: String

    private init(_ kind: Kind, name: String = "") { (self.kind, self.name) = (kind, name) }

    /// Blurs by a radius in points; options have no effect here.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius))
    }

    /// Casts a shadow, in points; blend mode and options have no effect here.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(.shadow(color, radius, CGSize(width: x, height: y)))
    }

    /// Multiplies colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    /// Adds to components.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.brightness(amount))))
    }
    /// Moves components away from middle grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.contrast(amount))))
    }
    /// Moves colours away from grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.saturation(amount))))
    }
    /// Moves colours towards grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.grayscale(amount))))
    }
    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.effect(.filter(.hueRotation(angle.radians))))
    }
    /// Inverts colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount < 1
        ? Filter(.unknown, name: "GraphicsContext.Filter.colorInvert of a part")
        : Filter(.effect(.filter(.colorInvert)))
    }
    /// Makes brightness the opacity.
    public static var luminanceToAlpha: Filter { Filter(.effect(.filter(.luminanceToAlpha))) }
    /// Makes what is opaque enough, but not too opaque, one colour, and the rest clear.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(.threshold(min: min, max: max, color))
    }

    /// Returns the effect in page points; nil if there is none.
    func effect(_ context: StyleContext, scale: CGFloat) -> GroupEffect? {
      switch kind {
      case .effect(let effect): effect
      case .blur(let radius): .blur(radius: radius * scale, opaque: false)
      case .shadow(let color, let radius, let offset):
        .shadow(
          color: color.resolvedColor(in: context), radius: radius * scale,
          offset: CGSize(width: offset.width * scale, height: offset.height * scale))
      case .multiply(let color): .filter(.colorMultiply(color.resolvedColor(in: context)))
      case .threshold(let min, let max, let color):
        .filter(.alphaThreshold(min: min, max: max, color: color.resolvedColor(in: context)))
      case .unknown: nil
      }
    }
  }

  /// How a blur works.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As if the picture were opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With dithered results.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow works.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside of the picture.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
  }
}
