import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// A moment's display list depends on the events before it, not on the moments asked for before.
@MainActor struct PurityTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Plays a view to the end in steps, and compares moments reached in other ways with the same.
  private func check<V: View>(_ view: V, taps: [(Double, String)], until end: Double = 3) {
    func play(_ times: [Double]) -> (lists: [DisplayList], lastEvent: Double) {
      let page = TestPage(view, size: CGSize(width: 390, height: 400))
      var (next, last) = (0, 0.0)
      let lists = times.map { time in
        while next < taps.count, taps[next].0 <= time {
          page.tap(taps[next].1, at: taps[next].0)
          last = taps[next].0
          next += 1
        }
        while let due = page.host.nextEventTime, due <= time {
          page.host.advance(to: due)
          last = due
        }
        return page.host.displayList(at: time)
      }
      return (lists, last)
    }
    let times = (0..<Int(end * 30)).map { Double($0) / 30 }
    let sequential = play(times)
    var generator = Generator(state: 7)
    var differing: [Double] = []
    for _ in 0..<20 {
      let index = Int.random(in: times.indices, using: &generator)
      let lists = play([times[index], times[index]]).lists
      if lists != [sequential.lists[index], sequential.lists[index]] {
        differing.append(times[index])
      }
    }
    #expect(differing == [], "by leaps")
    let after = times.indices.filter { times[$0] >= sequential.lastEvent }
    let backwards = play(after.reversed().map { times[$0] }).lists
    let different = zip(backwards, after.reversed()).filter { $0 != sequential.lists[$1] }
    #expect(different.map { times[$0.1] } == [], "backwards")
  }

  @Test func slidingBar() {
    check(SlidingBarPage(), taps: [(0.5, "Search"), (0.7, "Profile"), (1.1, "Search")])
  }

  @Test func keyframes() {
    check(Jumping(), taps: [(0.5, "go"), (0.8, "go")])
  }

  @Test func animatableViews() {
    check(Growing(), taps: [(0.5, "go"), (0.7, "go")])
  }

  @Test func phases() {
    check(Phases(), taps: [(0.5, "go")])
  }

  @Test func timelines() {
    check(Clock(), taps: [])
  }

  @Test func stylesThatFollowTheClockWhileAnEventAnimatesThem() {
    check(Blinking(), taps: [(0.5, "go"), (0.8, "go"), (1.9, "go")])
    check(Turning(), taps: [(0.5, "go"), (0.7, "go")])
  }

  @Test func transitions() {
    check(Coming(), taps: [(0.5, "go"), (0.7, "go"), (0.8, "go")])
  }
}

/// Styles of one kind and of several, whose targets depend on the time.
private struct Blinking: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        let isBright = Int((time * 4).rounded(.down)).isMultiple(of: 2)
        HStack {
          Circle().fill((isOn ? Color.blue : .red).opacity(isBright ? 1 : 0.5))
          Circle().fill(
            isBright
              ? AnyShapeStyle(isOn ? Color.blue : .red)
              : AnyShapeStyle(
                LinearGradient(
                  colors: [.red, isOn ? .green : .white], startPoint: .top, endPoint: .bottom)))
          Circle().fill(isOn == isBright ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.red))
          Text("blinks").foregroundStyle(isOn ? .green : isBright ? .black : .gray)
        }
      }
      Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }
}

/// A gradient that turns with the time while its colours change.
private struct Turning: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      TimelineView(.animation) { context in
        let x = sin(context.date.timeIntervalSinceReferenceDate)
        Rectangle().fill(
          LinearGradient(
            colors: [isOn ? .blue : .red, .white], startPoint: .top, endPoint: UnitPoint(x: x, y: 1)
          ))
        Rectangle().stroke(
          RadialGradient(
            colors: isOn ? [.red, .white] : [.blue, .red, .green], center: UnitPoint(x: x, y: x),
            startRadius: 0, endRadius: 50))
      }
      Button("go") { withAnimation(.spring(duration: 0.5)) { isOn.toggle() } }
    }
  }
}

private struct Jumping: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { view, y in
          HStack(spacing: y) {
            view.offset(y: y)
            view.blur(radius: 2)
            if y > 10 { Color.blue.frame(width: 5, height: 5) }
          }
        } keyframes: { _ in
          KeyframeTrack {
            CubicKeyframe(20, duration: 0.3)
            SpringKeyframe(0, duration: 0.5, spring: .bouncy)
          }
        }
      Button("go") { count += 1 }
    }
  }
}

private struct Bar: View, Animatable {
  nonisolated var length: Double

  nonisolated var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  var body: some View {
    HStack(spacing: length) {
      Color.red.frame(width: length, height: 10)
      Text("\(Int(length))")
    }
  }
}

private struct Growing: View {
  @State private var isLong = false

  var body: some View {
    VStack {
      Bar(length: isLong ? 100 : 10)
      Button("go") { withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isLong.toggle() } }
    }
  }
}

private struct Phases: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0.0, 40, -20], trigger: count) { view, y in
          view.offset(x: y).opacity(y == 0 ? 1 : 0.5)
        } animation: { _ in
          .easeInOut(duration: 0.3)
        }
      Button("go") { count += 1 }
    }
  }
}

private struct Clock: View {
  var body: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      Color.red.frame(width: 10 + seconds * 20, height: 10)
    }
  }
}

private struct Coming: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Color.red.frame(width: 30, height: 30)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Button("go") { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isShown.toggle() } }
    }
  }
}
