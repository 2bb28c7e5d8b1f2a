package import CapstanSceneGraph
public import Foundation

/// Colours with places between 0 and 1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// 0...1 along the gradient.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The space in which colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    package let interpolation: GradientPaint.Interpolation

    package init(_ interpolation: GradientPaint.Interpolation) {
      self.interpolation = interpolation
    }

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(.device)
    /// Oklab; the default from iOS 16 on, as measured on real pixels.
    public static let perceptual = ColorSpace(.perceptual)
  }

  /// The colours and their places, in any order.
  public var stops: [Stop]

  /// Creates a gradient from stops in any order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }

  /// Returns the gradient interpolated in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(.gradient(self, space))
  }
}

/// A gradient whose geometry is open.
public nonisolated struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace)
    /// A colour's own gradient.
    case color(Color, Gradient.ColorSpace)
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// Creates a gradient from its stops.
  public init(_ gradient: Gradient) { storage = .gradient(gradient, .perceptual) }

  /// Returns the gradient interpolated in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch storage {
    case .gradient(let gradient, _): AnyGradient(.gradient(gradient, space))
    case .color(let color, _): AnyGradient(.color(color, space))
    }
  }

  /// Returns the resolved gradient over a geometry.
  package func resolved(
    _ geometry: ResolvedGradient.Geometry, in context: StyleContext
  ) -> ResolvedStyle {
    let stops: [GradientPaint.Stop]
    let space: Gradient.ColorSpace
    switch storage {
    case .gradient(let gradient, let given):
      space = given
      stops = gradient.stops.map {
        GradientPaint.Stop(color: $0.color.resolvedColor(in: context), location: $0.location)
      }
    case .color(let color, let given):
      space = given
      let base = color.resolvedColor(in: context)
      stops = [
        GradientPaint.Stop(color: base.lightened(by: Self.lightening), location: 0),
        GradientPaint.Stop(color: base, location: 1),
      ]
    }
    guard !stops.isEmpty else { return ResolvedStyle(.clear) }
    let gradient = ResolvedGradient(
      geometry: geometry, stops: Self.sorted(stops), interpolation: space.interpolation)
    return ResolvedStyle(.gradient(gradient)).atLevel(context.level)
  }

  /// How much white the top of a colour's own gradient has; measured on iOS 18 pixels.
  package static let lightening = 0.2

  /// Sorts by location and keeps the order of equal ones, which make a hard edge.
  private static func sorted(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension Color {
  /// The colour's own gradient: lighter at the top, the colour itself at the bottom.
  public var gradient: AnyGradient { AnyGradient(.color(self, .perceptual)) }
}

extension ResolvedColor {
  /// Returns the colour with a share of white in gamma-encoded sRGB.
  package func lightened(by share: Double) -> ResolvedColor {
    ResolvedColor(
      red: red + (1 - red) * share, green: green + (1 - green) * share,
      blue: blue + (1 - blue) * share, opacity: opacity)
  }
}
