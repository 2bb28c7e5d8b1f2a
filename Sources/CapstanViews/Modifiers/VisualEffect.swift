public import Foundation

/// Changes of a view's picture that leave its layout alone.
public protocol VisualEffect: Sendable {
  /// What is changed; not used by listings.
  var _values: VisualEffectValues { get set }
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// What is changed.
  public var _values = VisualEffectValues()

  /// Creates an effect that changes nothing.
  public init() {}
}

/// What visual effects change; they are drawn in one order, whatever the order of the calls.
public struct VisualEffectValues: Equatable, Sendable {
  var opacity = 1.0
  var blurRadius: CGFloat = 0
  var brightness = 0.0
  var saturation = 1.0
  var scale = CGSize(width: 1, height: 1)
  var scaleAnchor = UnitPoint.center
  var rotation = Angle.zero
  var rotationAnchor = UnitPoint.center
  var offset = CGSize.zero
  var contrast = 1.0
  var hueRotation = Angle.zero
  var turn = Angle.zero
  var turnAxis = SIMD3<Double>(0, 1, 0)
  var turnAnchor = UnitPoint.center
  var turnPerspective = 1.0

  /// Creates values that change nothing.
  public init() {}
}

extension VisualEffect {
  private func with(_ change: (inout VisualEffectValues) -> Void) -> some VisualEffect {
    var effect = self
    change(&effect._values)
    return effect
  }

  /// Multiplies the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    with { $0.opacity *= opacity }
  }

  /// Blurs; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.blurRadius = radius }
  }

  /// Adds to the components of every colour.
  public func brightness(_ amount: Double) -> some VisualEffect {
    with { $0.brightness = amount }
  }

  /// Moves every colour away from grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    with { $0.saturation = amount }
  }

  /// Moves every colour away from mid grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    with { $0.contrast = amount }
  }

  /// Turns every hue.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with { $0.hueRotation = angle }
  }

  /// Turns in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      ($0.turn, $0.turnAnchor, $0.turnPerspective) = (angle, anchor, perspective)
      $0.turnAxis = SIMD3(axis.x, axis.y, axis.z)
    }
  }

  /// Scales.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Moves towards grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    with { $0.saturation = 1 - amount }
  }

  /// Scales.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    with {
      $0.scale = CGSize(width: $0.scale.width * x, height: $0.scale.height * y)
      $0.scaleAnchor = anchor
    }
  }

  /// Scales.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Turns clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with {
      $0.rotation = angle
      $0.rotationAnchor = anchor
    }
  }

  /// Moves, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    with {
      $0.offset = CGSize(
        width: $0.offset.width + offset.width, height: $0.offset.height + offset.height)
    }
  }

  /// Moves, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
}

extension View {
  /// Changes the view's picture by its place and size, which are told after each update.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._values })
  }

  fileprivate nonisolated func applying(_ values: VisualEffectValues) -> some View {
    opacity(values.opacity).blur(radius: values.blurRadius).brightness(values.brightness)
      .saturation(values.saturation).contrast(values.contrast).hueRotation(values.hueRotation)
      .scaleEffect(values.scale, anchor: values.scaleAnchor)
      .rotationEffect(values.rotation, anchor: values.rotationAnchor)
      .rotation3DEffect(
        values.turn, axis: (values.turnAxis.x, values.turnAxis.y, values.turnAxis.z),
        anchor: values.turnAnchor, perspective: values.turnPerspective
      )
      .offset(values.offset)
  }
}

/// Changes a view's picture by its geometry.
struct VisualEffectModifier: ViewModifier {
  let values: @Sendable (GeometryProxy) -> VisualEffectValues
  @State private var current = VisualEffectValues()

  nonisolated init(_ values: @escaping @Sendable (GeometryProxy) -> VisualEffectValues) {
    self.values = values
  }

  func body(content: Content) -> some View {
    // What the effect does to the picture is no part of the geometry that it is told.
    content.applying(current)
      .onGeometryChange(for: VisualEffectValues.self, of: values) { current = $0 }
  }
}
