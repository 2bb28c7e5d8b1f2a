import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// What a moment takes over from an earlier one saves work and changes nothing.
@MainActor struct ReusedWorkTests {
  private typealias Tap = (time: Double, label: String)

  /// Plays a view at 60 frames a second, and returns the frames and the numbers in motion.
  private func play<V: View>(
    _ view: V, _ taps: [Tap], reusesWork: Bool, until end: Double
  ) -> (lists: [DisplayList], values: [[AnimatedValue]]) {
    let page = TestPage(
      view, size: CGSize(width: 390, height: 400), scale: 3, reusesWork: reusesWork)
    var rest = taps[...]
    var frames: (lists: [DisplayList], values: [[AnimatedValue]]) = ([], [])
    for time in (0..<Int(end * 60)).map({ Double($0) / 60 }) {
      while let tap = rest.first, tap.time <= time {
        #expect(page.tap(tap.label, at: tap.time) != .missed, "there is no \(tap.label)")
        rest.removeFirst()
      }
      page.host.advance(to: time)
      frames.lists.append(page.host.displayList(at: time))
      frames.values.append(page.host.animatedAttributes(at: time))
    }
    return frames
  }

  private func check<V: View>(_ view: V, taps: [Tap], until end: Double = 2) {
    let saving = play(view, taps, reusesWork: true, until: end)
    let working = play(view, taps, reusesWork: false, until: end)
    let lists = zip(saving.lists, working.lists).enumerated().filter { $1.0 != $1.1 }
    #expect(lists.map(\.offset) == [], "frames that differ")
    let values = zip(saving.values, working.values).enumerated().filter { $1.0 != $1.1 }
    #expect(values.map(\.offset) == [], "frames whose numbers differ")
    #expect(Set(saving.lists.map { "\($0)" }).count > 5, "nothing happens")
  }

  // MARK: Nothing changes

  @Test func aSlidingBarIsTheSame() {
    check(SlidingBarPage(), taps: [(0.3, "Search"), (0.45, "Profile"), (1.2, "Home")])
  }

  @Test func matchedViewsInsideMatchedViewsAreTheSame() {
    check(NestedMatches(), taps: [(0.2, "go"), (0.4, "go"), (0.5, "go")])
  }

  @Test func viewsThatFollowAnotherAreTheSame() {
    check(Followers(), taps: [(0.2, "go"), (0.7, "go")])
  }

  @Test func keyframesBesideMatchesAreTheSame() {
    check(MatchAndKeyframes(), taps: [(0.2, "go"), (0.5, "go")])
  }

  // MARK: Work is saved

  @Test func aPageAtRestIsDrawnOnce() {
    let page = TestPage(SlidingBarPage(), size: CGSize(width: 390, height: 400))
    page.tap("Search", at: 0.5)
    let rest = page.host.restTime
    let first = page.host.displayList(at: rest + 0.1)
    let count = page.host.drawCount
    for step in 2...20 {
      #expect(page.host.displayList(at: rest + Double(step) / 10) == first)
    }
    #expect(page.host.drawCount == count)
    #expect(page.host.displayList(at: rest) == first, "earlier than what was drawn")
    #expect(page.host.displayList(at: rest - 0.1) != first)
    #expect(page.host.displayList(at: rest + 0.2) == first)
    page.tap("Home", at: rest + 3)
    #expect(page.host.displayList(at: rest + 10) != first, "after an event")
  }

  @Test func matchedViewsMoveWithoutALayoutOfThePage() {
    func layouts(reusesWork: Bool) -> Int {
      let page = TestPage(
        SlidingBarPage(), size: CGSize(width: 390, height: 400), reusesWork: reusesWork)
      page.tap("Search", at: 0.5)
      let count = page.host.layoutCount
      let lists = (0..<10).map { page.host.displayList(at: 0.52 + Double($0) / 60) }
      #expect(zip(lists, lists.dropFirst()).allSatisfy { $0 != $1 })
      return page.host.layoutCount - count
    }
    #expect(layouts(reusesWork: true) == 0)
    #expect(layouts(reusesWork: false) == 10)
  }

  @Test func viewsOfManyMotionsAreTheSame() {
    check(ManyMotions(), taps: [(0.2, "go"), (0.5, "go"), (1.4, "go")], until: 3)
  }

  @Test func whatStandsStillBesideMotionIsNotDrawnAgain() {
    func outlines(reusesWork: Bool) -> Int {
      let calls = Calls()
      let page = TestPage(MovingBesideStill(calls: calls), reusesWork: reusesWork)
      page.tap("go", at: 0.5)
      let lists = [page.host.displayList(at: 0.6)]
      let count = calls.count
      let later = (1..<10).map { page.host.displayList(at: 0.6 + Double($0) / 60) }
      #expect(zip(lists + later, later).allSatisfy { $0 != $1 })
      return calls.count - count
    }
    #expect(outlines(reusesWork: true) == 0)
    #expect(outlines(reusesWork: false) == 9)
  }

  @Test func whatACanvasDrawsTwiceIsPlacedTwice() {
    let page = TestPage(
      Canvas { context, size in
        guard let box = context.resolveSymbol(id: 0) else { return }
        context.draw(box, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.draw(box, in: CGRect(x: 50, y: 50, width: 40, height: 20))
      } symbols: {
        HStack(spacing: 0) {
          Color.red
          Color.blue
        }.tag(0)
      })
    #expect(
      page.fills(.systemRed, at: 0) == [
        CGRect(x: 0, y: 0, width: 5, height: 10), CGRect(x: 50, y: 50, width: 20, height: 20),
      ])
  }

  @Test func aClosureThatDrawsIsAskedForEveryFrame() {
    let calls = Calls()
    let page = TestPage(
      Canvas { context, size in
        calls.count += 1
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    for step in 0..<5 { _ = page.host.displayList(at: Double(step)) }
    #expect(calls.count == 5)
  }
}

/// Counts; used on the main thread alone.
private final class Calls: @unchecked Sendable {
  var count = 0
}

private struct CountedBox: Shape {
  let calls: Calls

  nonisolated func path(in rect: CGRect) -> Path {
    calls.count += 1
    return Path(rect)
  }
}

private struct MovingBesideStill: View {
  let calls: Calls
  @State private var isOver = false

  var body: some View {
    HStack {
      VStack {
        CountedBox(calls: calls).frame(width: 20, height: 20)
        Button("go") { withAnimation(.linear(duration: 1)) { isOver.toggle() } }
      }
      Color.red.frame(width: 20, height: 20).offset(x: isOver ? 50 : 0)
    }
  }
}

/// Motions of every kind, each beside views that stand still.
private struct ManyMotions: View {
  @State private var count = 0
  @Namespace private var shared

  private var isOdd: Bool { !count.isMultiple(of: 2) }

  var body: some View {
    VStack {
      HStack {
        Text("still")
        Text("count \(count)").contentTransition(.numericText())
        Text("hue").foregroundStyle(isOdd ? Color.red : .blue)
      }
      HStack {
        Image(systemName: "house").symbolEffect(.bounce, options: .repeat(2), value: count)
        Image(systemName: isOdd ? "heart" : "star").contentTransition(.symbolEffect(.replace))
        Circle().trim(from: 0, to: isOdd ? 1 : 0.3).stroke(.green, lineWidth: 2)
          .frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(isOdd ? 90 : 0))
        Color.blue.frame(width: 20, height: 20).opacity(isOdd ? 0.2 : 1)
          .animation(.linear(duration: 0.3).delay(0.4), value: count)
      }
      .shadow(radius: isOdd ? 6 : 2)
      if isOdd {
        HStack {
          Color.red.frame(width: 30, height: 10)
          Text("comes and goes")
        }
        .transition(.scale.combined(with: .opacity))
      }
      ZStack {
        Color.green.frame(width: 60, height: 20)
        if isOdd {
          Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: shared)
        }
      }
      HStack {
        if !isOdd {
          Color.blue.frame(width: 30, height: 15).matchedGeometryEffect(id: 0, in: shared)
        }
        Text("group").frame(width: isOdd ? 90 : 60).geometryGroup()
      }
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 20, -10], trigger: count) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
      Button("go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { count += 1 } }
    }
    .clipShape(RoundedRectangle(cornerRadius: isOdd ? 40 : 4))
  }
}

private struct NestedMatches: View {
  @State private var isOver = false
  @Namespace private var outer
  @Namespace private var inner

  private var card: some View {
    GeometryReader { geometry in
      ViewThatFits(in: .horizontal) {
        HStack {
          Color.red.frame(width: 90, height: 20)
          Text("\(Int(geometry.size.width))")
        }
        Color.green.frame(width: 30, height: 20)
          .matchedGeometryEffect(id: "spot", in: inner)
      }
      .background { Color.blue.matchedGeometryEffect(id: "back", in: inner) }
    }
    .matchedGeometryEffect(id: "card", in: outer)
  }

  var body: some View {
    VStack(alignment: .leading) {
      if isOver {
        card.frame(width: 200, height: 90).offset(x: 40)
      } else {
        card.frame(width: 60, height: 50)
      }
      Spacer()
      Color.green.frame(width: 50, height: 10).matchedGeometryEffect(id: "back", in: inner)
      Button("go") { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOver.toggle() } }
    }
  }
}

private struct Followers: View {
  @State private var index = 0
  @Namespace private var shared

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<3) { item in
          Text("item \(item)").padding(4 * CGFloat(item + 1))
            .matchedGeometryEffect(id: item, in: shared)
        }
      }
      .background {
        Capsule().fill(.red)
          .matchedGeometryEffect(id: index, in: shared, isSource: false)
      }
      .overlay {
        Color.blue.frame(width: 5, height: 5)
          .matchedGeometryEffect(
            id: index, in: shared, properties: .position, anchor: .bottom, isSource: false)
      }
      .padding(.leading, index == 1 ? 40 : 0)
      Button("go") { withAnimation(.easeInOut(duration: 0.4)) { index = (index + 1) % 3 } }
    }
  }
}

private struct MatchAndKeyframes: View {
  @State private var count = 0
  @Namespace private var shared

  var body: some View {
    HStack(alignment: count.isMultiple(of: 2) ? .top : .bottom) {
      Color.red.frame(width: 20, height: 20)
        .matchedGeometryEffect(id: "box", in: shared)
        .keyframeAnimator(initialValue: 0.0, trigger: count) { view, y in
          view.padding(.top, y)
        } keyframes: { _ in
          KeyframeTrack { CubicKeyframe(20, duration: 0.2) }
        }
      Color.blue.frame(width: 10, height: 60)
        .matchedGeometryEffect(id: "box", in: shared, isSource: false)
      Button("go") { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { count += 1 } }
    }
    .frame(height: 120 + 10 * CGFloat(count))
  }
}
