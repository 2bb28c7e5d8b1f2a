import CapstanMotion
import Foundation
import Testing

/// The four tracks of a tab-bar icon, against a calculation of their own: polynomials through given
/// ends and slopes solved as linear equations, springs integrated in small steps.
@Suite struct TabBarTrackTests {
  struct Icon {
    var scale = 1.0
    var offsetY = 0.0
    var rotation = 0.0
    var reflectionOpacity = 0.4
  }

  static func timeline() -> KeyframeTimeline<Icon> {
    KeyframeTimeline(initialValue: Icon()) {
      KeyframeTrack(\.offsetY) {
        CubicKeyframe(6, duration: 0.10)
        SpringKeyframe(-18, duration: 0.25, spring: .bouncy)
        CubicKeyframe(-18, duration: 0.22)
        SpringKeyframe(0, duration: 0.30, spring: .bouncy)
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(0.85, duration: 0.10)
        CubicKeyframe(1.25, duration: 0.20)
        CubicKeyframe(1.25, duration: 0.12)
        CubicKeyframe(1.0, duration: 0.25)
      }
      KeyframeTrack(\.rotation) {
        CubicKeyframe(0, duration: 0.10)
        CubicKeyframe(-12, duration: 0.08)
        CubicKeyframe(12, duration: 0.08)
        CubicKeyframe(10, duration: 0.12)
        CubicKeyframe(-6, duration: 0.08)
        CubicKeyframe(0, duration: 0.15)
      }
      KeyframeTrack(\.reflectionOpacity) {
        CubicKeyframe(0.5, duration: 0.10)
        CubicKeyframe(0.25, duration: 0.25)
        CubicKeyframe(0.25, duration: 0.15)
        CubicKeyframe(0.4, duration: 0.25)
      }
    }
  }

  /// A cubic polynomial in time, by its coefficients.
  struct Polynomial {
    var a = 0.0
    var b = 0.0
    var c = 0.0
    var d = 0.0

    /// Solves for a start value, a start slope, an end value and an end slope.
    init(from p: Double, slope v: Double, to q: Double, slope u: Double, in t: Double) {
      (a, b) = (p, v)
      // c·t² + d·t³ = q - p - v·t and 2c·t + 3d·t² = u - v, by Cramer's rule.
      let (r, s) = (q - p - v * t, u - v)
      let determinant = t * t * (3 * t * t) - t * t * t * (2 * t)
      c = (r * (3 * t * t) - t * t * t * s) / determinant
      d = (t * t * s - 2 * t * r) / determinant
    }

    func value(_ t: Double) -> Double { a + b * t + c * t * t + d * t * t * t }
  }

  /// Returns the value of a track of cubic keyframes that starts and ends at rest.
  func spline(_ points: [(value: Double, duration: Double)], from start: Double, at time: Double)
    -> Double
  {
    var (rest, index) = (time, 0)
    while index < points.count - 1 && rest > points[index].duration {
      rest -= points[index].duration
      index += 1
    }
    func value(_ i: Int) -> Double { i < 0 ? start : points[i].value }
    // The slope at the end of a keyframe: the chord over it and the next.
    func slope(_ i: Int) -> Double {
      guard i >= 0, i + 1 < points.count else { return 0 }
      return (value(i + 1) - value(i - 1)) / (points[i].duration + points[i + 1].duration)
    }
    let polynomial = Polynomial(
      from: value(index - 1), slope: slope(index - 1), to: value(index), slope: slope(index),
      in: points[index].duration)
    return polynomial.value(min(rest, points[index].duration))
  }

  @Test func scale() {
    check(\.scale, end: 0.67) {
      spline([(0.85, 0.10), (1.25, 0.20), (1.25, 0.12), (1, 0.25)], from: 1, at: $0)
    }
  }

  @Test func rotation() {
    check(\.rotation, end: 0.61) {
      spline(
        [(0, 0.10), (-12, 0.08), (12, 0.08), (10, 0.12), (-6, 0.08), (0, 0.15)], from: 0, at: $0)
    }
  }

  @Test func reflectionOpacity() {
    check(\.reflectionOpacity, end: 0.75) {
      spline([(0.5, 0.10), (0.25, 0.25), (0.25, 0.15), (0.4, 0.25)], from: 0.4, at: $0)
    }
  }

  @Test func offset() {
    // duration 0.5, bounce 0.3
    let spring = (4 * Double.pi, 0.7)
    let step = 1e-5
    var samples: [Double] = []
    // Down to 6, leaving with the slope of the chord to the spring's target over twice the time.
    let down = Polynomial(from: 0, slope: 0, to: 6, slope: -18 / 0.2, in: 0.1)
    for index in 0..<10_000 { samples.append(down.value(Double(index) * step)) }
    var up = Oscillator(value: 6, velocity: -90, target: -18)
    for _ in 0..<25_000 {
      samples.append(up.value)
      up.advance(by: step) { _ in spring }
    }
    // On to -18 from where the spring was cut, with its speed.
    let leave = (0 - up.value) / 0.44
    let hold = Polynomial(from: up.value, slope: up.velocity, to: -18, slope: leave, in: 0.22)
    for index in 0..<22_000 { samples.append(hold.value(Double(index) * step)) }
    var home = Oscillator(value: -18, velocity: leave, target: 0)
    for _ in 0..<30_000 {
      samples.append(home.value)
      home.advance(by: step) { _ in spring }
    }
    samples.append(home.value)
    let timeline = TabBarTrackTests.timeline()
    for index in stride(from: 0, through: 87_000, by: 250) {
      let value = timeline.value(time: Double(index) * step).offsetY
      #expect(isClose(value, samples[index], 1e-8), "at \(Double(index) * step)")
    }
    // The last spring is cut too, and the track holds what it reached.
    #expect(isClose(timeline.value(time: 5).offsetY, home.value, 1e-8))
  }

  private func check(
    _ part: KeyPath<Icon, Double>, end: Double, _ expected: (Double) -> Double
  ) {
    let timeline = TabBarTrackTests.timeline()
    for index in 0...1000 {
      let time = Double(index) / 1000
      let value = timeline.value(time: time)[keyPath: part]
      #expect(isClose(value, expected(min(time, end)), 1e-12), "at \(time)")
    }
  }

  @Test func lengthAndOvershoot() {
    let timeline = TabBarTrackTests.timeline()
    #expect(isClose(timeline.duration, 0.87, 1e-12))
    let angles = (0...610).map { timeline.value(time: Double($0) / 1000).rotation }
    // Between keyframes a spline passes its points: 12 by 2.25 degrees, -12 by 0.22.
    #expect(isClose(angles.max() ?? 0, 14.25, 0.01))
    #expect(isClose(angles.min() ?? 0, -12.22, 0.01))
    let final = timeline.value(time: 0.87)
    #expect(final.rotation == 0)
    #expect(final.scale == 1)
    #expect(final.reflectionOpacity == 0.4)
  }

  /// Equal times have equal values, whatever the frame rate that asks for them.
  @Test(arguments: [(24, 1), (30, 1), (60, 1), (120, 1), (30000, 1001)])
  func frameRateIsNoMatter(rate: (numerator: Int, denominator: Int)) {
    let timeline = TabBarTrackTests.timeline()
    var frames: [Icon] = []
    for frame in 0..<(rate.numerator / rate.denominator + 1) {
      let time = Double(frame * rate.denominator) / Double(rate.numerator)
      frames.append(timeline.value(time: time))
    }
    for frame in frames.indices.reversed() {
      let time = Double(frame * rate.denominator) / Double(rate.numerator)
      let again = TabBarTrackTests.timeline().value(time: time)
      #expect(again.offsetY == frames[frame].offsetY)
      #expect(again.scale == frames[frame].scale)
      #expect(again.rotation == frames[frame].rotation)
      #expect(again.reflectionOpacity == frames[frame].reflectionOpacity)
    }
  }

  @Test func aSecondRunIsTheFirstShifted() {
    var animation = KeyframeAnimation(initialValue: Icon())
    animation.trigger(at: 0) { _ in Track() }
    let first = animation
    animation.trigger(at: 2) { _ in Track() }
    for frame in 0...120 {
      let time = Double(frame) / 64
      #expect(animation.value(at: time + 2).offsetY == first.value(at: time).offsetY)
      #expect(animation.value(at: time + 2).rotation == first.value(at: time).rotation)
    }
  }

  struct Track: Keyframes {
    var body: some Keyframes<Icon> {
      KeyframeTrack(\.offsetY) { SpringKeyframe(-18, duration: 0.5, spring: .bouncy) }
      KeyframeTrack(\.rotation) { CubicKeyframe(9, duration: 0.4) }
    }
  }
}
