import CapstanMotion
import Testing

@Suite struct UnitCurveTests {
  /// Recorded from the platform with two decimals: progress, value, slope.
  @Test func easeInAsMeasured() {
    check(
      .easeIn, 0.01,
      [(0, 0, 0), (0.25, 0.09, 0.67), (0.5, 0.32, 1.07), (0.75, 0.62, 1.37), (1, 1, 0)])
  }

  @Test func easeInOutAsMeasured() {
    check(
      .easeInOut, 0.01,
      [(0, 0, 0), (0.25, 0.13, 1.06), (0.5, 0.5, 1.72), (0.75, 0.87, 1.06), (1, 1, 0)])
  }

  @Test func circularEaseOutAsMeasured() {
    check(
      .circularEaseOut, 0.001,
      [
        (0, 0, .infinity), (0.25, 0.661, 1.134), (0.5, 0.866, 0.577), (0.75, 0.968, 0.258),
        (1, 1, 0),
      ])
  }

  @Test func bezierAsMeasured() {
    check(.bezier(x1: 0.25, y1: 0.1, x2: 0.75, y2: 0.9), 0.01, [(0.5, 0.5, 1.2)])
  }

  private func check(
    _ curve: UnitCurve, _ tolerance: Double, _ samples: [(x: Double, y: Double, slope: Double)]
  ) {
    for sample in samples {
      #expect(isClose(curve.value(at: sample.x), sample.y, tolerance), "\(curve) at \(sample.x)")
      #expect(
        isClose(curve.velocity(at: sample.x), sample.slope, tolerance),
        "slope of \(curve) at \(sample.x)")
    }
  }

  static let solved: [(curve: UnitCurve, samples: [(Double, Double)])] = [
    (
      .easeIn,
      [
        (0.05, 0.004474615), (0.1, 0.01702661), (0.2, 0.062282), (0.25, 0.093464651),
        (0.3, 0.129576761), (0.4, 0.214860939), (0.5, 0.315356813), (0.6, 0.429119769),
        (0.7, 0.554814033), (0.75, 0.621861869), (0.8, 0.691633933), (0.9, 0.839427846),
        (0.95, 0.917757796),
      ]
    ),
    (
      .easeInOut,
      [
        (0.05, 0.00482975), (0.1, 0.019722454), (0.2, 0.081659856), (0.25, 0.129161931),
        (0.3, 0.187395907), (0.4, 0.33188387), (0.5, 0.5), (0.6, 0.66811613),
        (0.7, 0.812604093), (0.75, 0.870838069), (0.8, 0.918340144), (0.9, 0.980277546),
        (0.95, 0.99517025),
      ]
    ),
    (
      .bezier(x1: 0.68, y1: -0.6, x2: 0.32, y2: 1.6),
      [
        (0.05, -0.040511898), (0.1, -0.072823181), (0.2, -0.104612065),
        (0.25, -0.097707742), (0.3, -0.068663438), (0.4, 0.096690096), (0.5, 0.5),
        (0.6, 0.903309904), (0.7, 1.068663438), (0.75, 1.097707742), (0.8, 1.104612065),
        (0.9, 1.072823181), (0.95, 1.040511898),
      ]
    ),
  ]

  @Test(arguments: 0..<3) func bezierValues(index: Int) {
    let (curve, samples) = UnitCurveTests.solved[index]
    for (x, y) in samples { #expect(isClose(curve.value(at: x), y, 3e-6), "\(curve) at \(x)") }
  }

  @Test(arguments: UnitCurve.named.map(\.curve)) func slopeIsTheDerivative(curve: UnitCurve) {
    for step in 1..<40 where step != 20 {
      let (x, h) = (Double(step) / 40, 1e-6)
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(isClose(curve.velocity(at: x), slope, 1e-5), "\(curve) at \(x)")
    }
  }

  @Test(arguments: UnitCurve.named.map(\.curve)) func inverseUndoes(curve: UnitCurve) {
    for step in 0...50 {
      let x = Double(step) / 50
      #expect(isClose(curve.inverse.value(at: curve.value(at: x)), x, 1e-7), "\(curve) at \(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: UnitCurve.named.map(\.curve)) func progressIsClamped(curve: UnitCurve) {
    for (x, y) in [(-5.0, 0.0), (0, 0), (1, 1), (6, 1), (.nan, 0), (.infinity, 1)] {
      #expect(curve.value(at: x) == y, "\(curve) at \(x)")
    }
  }

  /// An end whose control point lies in the corner has no slope of its own.
  @Test func slopesAtTheEndsAreThePlatforms() {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.linear.velocity(at: 1) == 1)
    #expect(UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1).velocity(at: 1) == 1)
  }

  @Test func controlPointsAreClampedInX() {
    #expect(
      UnitCurve.bezier(x1: -3, y1: 0.2, x2: 4, y2: 0.9)
        == .bezier(x1: 0, y1: 0.2, x2: 1, y2: 0.9))
  }

  @Test func namesItself() {
    #expect("\(UnitCurve.easeIn)" == "easeIn")
    #expect("\(UnitCurve.bezier(x1: 0.1, y1: 2, x2: 0.5, y2: 1))" == "bezier(0.1, 2.0, 0.5, 1.0)")
  }
}
