import CapstanMotion
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesGradientTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test func colorsStandAtEvenDistances() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func pointsAreFractionsOfTheFrame() {
    let style = LinearGradient(
      colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(
      geometry(style)
        == .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 210, y: 120)))
    let radial = RadialGradient(
      colors: [.black, .white], center: .center, startRadius: 5, endRadius: 50)
    #expect(
      geometry(radial)
        == .radial(center: CGPoint(x: 110, y: 70), startRadius: 5, endRadius: 50))
    let elliptical = EllipticalGradient(colors: [.black, .white])
    #expect(
      geometry(elliptical)
        == .elliptical(rect: rect, center: .center, startRadius: 0, endRadius: 0.5))
    let conic = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
    #expect(
      geometry(conic)
        == .angular(
          center: CGPoint(x: 110, y: 70), startAngle: .pi / 2,
          endAngle: CGFloat(Angle.degrees(90).radians + Angle.degrees(360).radians)))
  }

  @Test func aGradientAloneRunsDown() {
    let down = GradientPaint.Geometry.linear(
      start: CGPoint(x: 110, y: 20), end: CGPoint(x: 110, y: 120))
    #expect(geometry(Gradient(colors: [.black, .white])) == down)
    #expect(geometry(Color.blue.gradient) == down)
  }

  /// Measured on iOS 18 pixels: (51, 149, 255) at the top, the colour itself at the bottom.
  @Test func aColorsOwnGradientIsLighterAtTheTop() throws {
    let paint = try #require(self.paint(Color.blue.gradient))
    #expect(paint.stops.map(\.color.hexDescription) == ["#3395FFFF", "#007AFFFF"])
    #expect(paint.interpolation == .perceptual)
  }

  @Test func stopsAreSortedAndHardEdgesKeepTheirOrder() throws {
    let style = LinearGradient(
      stops: [
        .init(color: .white, location: 1), .init(color: .red, location: 0.5),
        .init(color: .blue, location: 0.5), .init(color: .black, location: 0),
      ], startPoint: .leading, endPoint: .trailing)
    let stops = try #require(paint(style)).stops
    #expect(stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(
      stops.map(\.color.hexDescription)
        == ["#000000FF", "#FF3B30FF", "#007AFFFF", "#FFFFFFFF"])
  }

  @Test func theColorSpaceCanBeChosen() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(paint(gradient)?.interpolation == .perceptual)
    #expect(paint(gradient.colorSpace(.device))?.interpolation == .device)
    #expect(paint(Color.red.gradient.colorSpace(.device))?.interpolation == .device)
  }

  @Test func withoutColorsNothingIsPainted() {
    let style = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(style._resolved(in: StyleContext()).color == .clear)
  }

  @Test func opacityAndLevelsFadeEveryStop() throws {
    let style = Gradient(colors: [.white, .white.opacity(0.5)]).opacity(0.5).secondary
    #expect(try #require(paint(style)).stops.map(\.color.opacity) == [0.25, 0.125])
  }

  // MARK: Changes of style

  /// A gradient halfway between two is the gradient of the colours halfway.
  @Test func gradientsMixStopByStop() throws {
    let a = gradient([.red, .blue], from: .topLeading)
    let b = gradient([.blue, .red], from: .top)
    let middle = try #require(mix(a, b, by: 0.5))
    let expected = Color.red.mix(with: .blue, by: 0.5).resolvedColor(in: StyleContext())
    guard case .gradient(let gradient) = middle.fill else {
      Issue.record("A gradient between two gradients is none.")
      return
    }
    for stop in gradient.stops { #expect(difference(stop.color, expected) < 1e-6) }
    #expect(gradient.geometry == .linear(start: UnitPoint(x: 0.25, y: 0), end: .bottom))
  }

  @Test func aColorJoinsAGradient() throws {
    let color = ResolvedStyle(.black)
    let target = gradient([.red, .blue])
    let (from, to) = try #require(ResolvedStyle.aligned(color, target))
    #expect(to == target)
    #expect(from.animatableData.count == to.animatableData.count)
    guard case .gradient(let plain) = from.fill else {
      Issue.record("The colour has not become a gradient.")
      return
    }
    #expect(plain.stops.allSatisfy { $0.color == .black })
  }

  /// Stops that are added lie on the gradient, so it paints the same as before.
  @Test func gradientsOfSeveralStopsShareThem() throws {
    let two = gradient([.red, .blue])
    let four = gradient([.red, .green, .yellow, .blue])
    let (a, b) = try #require(ResolvedStyle.aligned(two, four))
    #expect(a.animatableData.count == b.animatableData.count)
    for (before, after) in [(two, a), (four, b)] {
      guard case .gradient(let before) = before.fill, case .gradient(let after) = after.fill
      else {
        Issue.record("A gradient has become something else.")
        return
      }
      for step in 0...20 {
        let location = CGFloat(step) / 20
        #expect(difference(before.color(at: location), after.color(at: location)) < 1e-6)
      }
    }
  }

  @Test func whatHasNoWayBetweenIsNotMixed() {
    let linear = gradient([.red, .blue])
    let radial = RadialGradient(
      colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9
    )._resolved(in: StyleContext())
    let material = Material.thin._resolved(in: StyleContext())
    #expect(ResolvedStyle.aligned(linear, radial) == nil)
    #expect(ResolvedStyle.aligned(linear, material) == nil)
    #expect(
      ResolvedStyle.aligned(
        material, Material.thick._resolved(in: StyleContext())) != nil)
  }

  @Test func aShadowGrowsOutOfNothing() throws {
    let plain = Color.red._resolved(in: StyleContext())
    let shadowed = Color.red.shadow(.drop(radius: 4, y: 2))._resolved(in: StyleContext())
    let middle = try #require(mix(plain, shadowed, by: 0.5))
    #expect(middle.shadows.count == 1)
    #expect(abs(middle.shadows[0].color.opacity - 0.165) < 1e-9)
    #expect(middle.shadows[0].radius == 4)
    #expect(middle.shadows[0].offset.height == 2)
  }

  @Test(arguments: [
    AnyShapeStyle(.red), AnyShapeStyle(.blue.gradient), AnyShapeStyle(.regularMaterial),
    AnyShapeStyle(
      .angularGradient(
        colors: [.red, .blue], startAngle: .zero, endAngle: .degrees(90))),
    AnyShapeStyle(.ellipticalGradient(colors: [.red, .blue])),
    AnyShapeStyle(.red.shadow(.inner(radius: 2, x: 1))),
  ])
  func writingBackTheDataChangesNothing(style: AnyShapeStyle) {
    let resolved = style._resolved(in: StyleContext())
    var copy = resolved
    copy.animatableData = resolved.animatableData
    let difference = copy.animatableData - resolved.animatableData
    #expect(difference.magnitudeSquared < 1e-9)
  }

  private func gradient(_ colors: [Color], from start: UnitPoint = .top) -> ResolvedStyle {
    LinearGradient(colors: colors, startPoint: start, endPoint: .bottom)
      ._resolved(in: StyleContext())
  }

  private func mix(_ a: ResolvedStyle, _ b: ResolvedStyle, by fraction: Double) -> ResolvedStyle? {
    guard let (from, to) = ResolvedStyle.aligned(a, b) else { return nil }
    var residual = from.animatableData - to.animatableData
    residual.scale(by: 1 - fraction)
    var style = to
    style.animatableData = to.animatableData + residual
    return style
  }

  private func difference(_ a: ResolvedColor, _ b: ResolvedColor) -> Double {
    max(
      abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.opacity - b.opacity))
  }

  private func paint(_ style: some ShapeStyle) -> GradientPaint? {
    guard case .gradient(let paint) = style._resolved(in: StyleContext()).paint(in: rect) else {
      return nil
    }
    return paint
  }

  private func geometry(_ style: some ShapeStyle) -> GradientPaint.Geometry? {
    paint(style)?.geometry
  }
}
