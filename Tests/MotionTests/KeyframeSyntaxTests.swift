import CapstanMotion
import Foundation
import Testing

/// The syntax of listings: what compiles here compiles there.
@Suite struct KeyframeSyntaxTests {
  struct Icon {
    var scale = 1.0
    var offset: CGFloat = 0
    var rotation = Angle.zero
    var isFancy = false
  }

  @Test func tracksInferTheirTypes() {
    let timeline = KeyframeTimeline(initialValue: Icon()) {
      KeyframeTrack(\.rotation) {
        CubicKeyframe(.degrees(-12), duration: 0.08)
        CubicKeyframe(.zero, duration: 0.12)
      }
      KeyframeTrack(\.offset) {
        CubicKeyframe(6, duration: 0.1)
        SpringKeyframe(-18, duration: 0.25, spring: .bouncy)
      }
      KeyframeTrack(\.scale) {
        MoveKeyframe(0.5)
        LinearKeyframe(1.25, duration: 0.2, timingCurve: .easeIn)
      }
    }
    #expect(timeline.duration == 0.35)
    #expect(timeline.value(time: 0.08).rotation == .degrees(-12))
    #expect(timeline.value(time: 0).scale == 0.5)
    #expect(timeline.value(progress: 1).rotation == .zero)
  }

  func animator<Value>(
    _ initialValue: Value,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
  }

  @Test func closuresWithAnArgumentInferToo() {
    let several = animator(Icon()) { _ in
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.offset) { LinearKeyframe(20, duration: 2) }
    }
    #expect(several.duration == 2)
    let whole = animator(0.0) { start in
      LinearKeyframe(10, duration: 0.1)
      LinearKeyframe(start + 20, duration: 0.1)
    }
    #expect(whole.value(time: 0.15) == 15)
  }

  @Test(arguments: [true, false]) func branchesAndLoops(isLong: Bool) {
    let timeline = KeyframeTimeline(initialValue: Icon()) {
      KeyframeTrack(\.scale) {
        if isLong {
          LinearKeyframe(2, duration: 1)
        } else {
          MoveKeyframe(3)
        }
        for step in 0..<4 {
          LinearKeyframe(Double(step), duration: 0.25)
        }
        if isLong { LinearKeyframe(7, duration: 1) }
      }
    }
    #expect(timeline.duration == (isLong ? 3 : 1))
    #expect(timeline.value(time: 9).scale == (isLong ? 7 : 3))
  }

  struct Shake: KeyframeTrackContent {
    var strength: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(strength, duration: 0.1)
      LinearKeyframe(-strength, duration: 0.1)
    }
  }

  struct Entrance: Keyframes {
    var body: some Keyframes<Icon> {
      KeyframeTrack(\.scale) { Shake(strength: 2) }
      KeyframeTrack(\.offset) { LinearKeyframe(1, duration: 0.3) }
    }
  }

  @Test func groupsOfOnesOwn() {
    let timeline = KeyframeTimeline(initialValue: Icon()) { Entrance() }
    #expect(timeline.duration == 0.3)
    #expect(timeline.value(time: 0.2).scale == -2)
  }

  @Test func noKeyframesKeepTheValue() {
    let timeline = KeyframeTimeline(initialValue: 4.0) { KeyframeTrack(\.self) {} }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 4)
    #expect(timeline.value(progress: 0.5) == 4)
  }
}
