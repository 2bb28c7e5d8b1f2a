import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Content that follows keyframes and phases: the recorded cases of the platform.
@MainActor struct KeyframeAnimatorTests {
  private func x(_ page: TestPage, at time: Double) -> CGFloat {
    (page.frame(.systemRed, at: time)?.minX ?? -1) - 190
  }

  @Test func eachRunStartsFromTheInitialValue() {
    let log = StartLog()
    let page = TestPage(Stepping(log: log))
    #expect(x(page, at: 0) == 0)
    #expect(log.starts == [])
    page.tap("go", at: 1)
    #expect(x(page, at: 1) == 0)
    #expect(abs(x(page, at: 1.05) - 5) < 1e-9)
    #expect(x(page, at: 1.6) == 20)
    page.tap("go", at: 2)
    #expect(x(page, at: 2) == 0)
    #expect(x(page, at: 2.6) == 20)
    #expect(log.starts == [0, 0])
  }

  @Test func aRunInMidFlightGoesOnFromWhereItIs() {
    let log = StartLog()
    let page = TestPage(Stepping(log: log))
    page.tap("go", at: 1)
    page.tap("go", at: 1.05)
    #expect(abs(x(page, at: 1.05) - 5) < 1e-9)
    #expect(log.starts.count == 2 && abs(log.starts[1] - 5) < 1e-9)
    #expect(abs(x(page, at: 2) - 25) < 1e-9)
  }

  @Test func repeatingKeyframesTurnRoundAndPause() {
    let page = TestPage(Repeating())
    for (time, value) in [(0.0, 0.0), (0.6, 6), (1.2, 2)] {
      #expect(abs(x(page, at: time) - value) < 1e-9)
    }
    page.tap("pause", at: 2.5)
    #expect(abs(x(page, at: 2.9) - 5) < 1e-9)
    page.tap("pause", at: 3)
    #expect(abs(x(page, at: 3.2) - 7) < 1e-9)
    #expect(page.host.restTime == .infinity)
  }

  @Test func phasesFollowOneAnother() {
    let page = TestPage(Phased())
    page.tap("go", at: 1)
    for (time, value) in [(1.0, 0.0), (1.5, 5), (2, 10), (2.5, 15), (3.5, 10), (4, 0)] {
      page.host.advance(to: time)
      #expect(abs(x(page, at: time) - value) < 1e-6, "at \(time)")
    }
    #expect(page.host.nextEventTime == nil)
  }

  @Test func phasesWithoutATriggerGoRound() {
    let page = TestPage(
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0.0, 10, 20]) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        })
    for (time, value) in [(0.5, 5.0), (1, 10), (1.5, 15), (2.5, 10), (3, 0), (3.5, 5), (31.5, 15)] {
      page.host.advance(to: time)
      #expect(abs(x(page, at: time) - value) < 1e-6, "at \(time)")
    }
  }

  @Test func timelinesKeepAnInterval() {
    let page = TestPage(
      TimelineView(.animation(minimumInterval: 0.5)) { context in
        Color.red.frame(width: 20, height: 20)
          .offset(x: context.date.timeIntervalSinceReferenceDate * 10)
      })
    for (time, value) in [(0.0, 0.0), (0.49, 0), (0.5, 5), (0.9, 5), (1.25, 10), (0.2, 0)] {
      #expect(abs(x(page, at: time) - value) < 1e-9, "at \(time)")
    }
  }

  @Test func timelinesFollowExplicitTimes() {
    let dates = [0.0, 0.3, 1].map { Date(timeIntervalSinceReferenceDate: $0) }
    let page = TestPage(
      TimelineView(.explicit(dates)) { context in
        Color.red.frame(width: 20, height: 20)
          .offset(x: context.date.timeIntervalSinceReferenceDate * 10)
      })
    for (time, value) in [(0.0, 0.0), (0.2, 0), (0.4, 3), (1.5, 10)] {
      page.host.advance(to: time)
      #expect(abs(x(page, at: time) - value) < 1e-9, "at \(time)")
    }
  }

  @Test func timelinesShowTheTimeOfThePage() {
    let page = TestPage(
      TimelineView(.animation) { context in
        Color.red.frame(width: 20, height: 20)
          .offset(x: context.date.timeIntervalSinceReferenceDate * 10)
      })
    #expect(abs(x(page, at: 1.25) - 12.5) < 1e-9)
    #expect(abs(x(page, at: 0.5) - 5) < 1e-9)
  }
}

private final class StartLog {
  var starts: [Double] = []
}

private struct Stepping: View {
  let log: StartLog
  @State private var count = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { view, x in
          view.offset(x: x)
        } keyframes: { start in
          let _ = log.starts.append(start)
          KeyframeTrack {
            LinearKeyframe(10, duration: 0.1)
            LinearKeyframe(start + 20, duration: 0.1)
          }
        }
      Button("go") { count += 1 }
    }
  }
}

private struct Repeating: View {
  @State private var isPlaying = true

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, repeating: isPlaying) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(10, duration: 1) }
        }
      Button("pause") { isPlaying.toggle() }
    }
  }
}

private struct Phased: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0.0, 10, 20], trigger: count) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
      Button("go") { count += 1 }
    }
  }
}
