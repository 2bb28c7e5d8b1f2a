import CapstanSceneGraph
import SwiftUI
import Testing

/// Notes what gestures tell.
@MainActor private final class Notes {
  var lines: [String] = []
}

private func short(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }

private struct Draggable: View {
  let notes: Notes
  @GestureState private var isDragging = false
  @State private var offset = CGSize.zero

  var body: some View {
    Rectangle().fill(isDragging ? .green : .red).frame(width: 100, height: 100)
      .offset(offset)
      .gesture(
        DragGesture()
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { value in
            notes.lines.append(
              "\(short(value.translation)) \(short(value.velocity)) "
                + "\(short(value.predictedEndTranslation)) "
                + "\(value.time.timeIntervalSinceReferenceDate)")
            offset = .zero
          })
  }
}

private struct Taps: View {
  let notes: Notes

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 100, height: 50)
        .accessibilityLabel("both")
        .onTapGesture(count: 2) { notes.lines.append("double") }
        .onTapGesture { notes.lines.append("single") }
      Rectangle().fill(.blue).frame(width: 100, height: 50)
        .accessibilityLabel("press")
        .onTapGesture { notes.lines.append("tap") }
        .onLongPressGesture(minimumDuration: 1) {
          notes.lines.append("long")
        } onPressingChanged: {
          notes.lines.append($0 ? "down" : "up")
        }
    }
  }
}

private struct Nested<G: Gesture>: View {
  let notes: Notes
  let outer: G
  var isHigh = false

  var body: some View {
    let inner = Rectangle().fill(.red).frame(width: 100, height: 100)
      .gesture(TapGesture().onEnded { notes.lines.append("inner") })
    if isHigh {
      inner.highPriorityGesture(outer)
    } else {
      inner.simultaneousGesture(outer)
    }
  }
}

/// Gestures, driven by touches of a script.
@MainActor struct GestureTests {
  private let middle = CGPoint(x: 200, y: 200)

  @Test func dragsTellPlaceSpeedAndWhereTheyWouldEnd() {
    let notes = Notes()
    let page = TestPage(Draggable(notes: notes))
    let end = CGPoint(x: 260, y: 170)
    #expect(page.host.drag(along: [middle, end], duration: 0.5, time: 1) != .missed)
    page.host.advance(to: 1.25)
    let green = Color.green.resolvedColor(in: StyleContext())
    let frame = page.frame(green, at: 1.25)
    #expect(abs((frame?.midX ?? 0) - 230) < 1 && abs((frame?.midY ?? 0) - 185) < 1)
    page.host.advance(to: 2)
    #expect(notes.lines == ["60,-30 120,-60 90,-45 1.5"])
    let red = Color.red.resolvedColor(in: StyleContext())
    #expect(abs((page.frame(red, at: 2)?.midX ?? 0) - 200) < 1e-6)
  }

  @Test func shortMovementsAreNoDrag() {
    let notes = Notes()
    let page = TestPage(Draggable(notes: notes))
    page.host.drag(along: [middle, CGPoint(x: 206, y: 200)], duration: 0.5, time: 1)
    page.host.advance(to: 2)
    #expect(notes.lines == [])
  }

  @Test func twoTapsInARowAreOneDoubleTap() {
    let notes = Notes()
    let page = TestPage(Taps(notes: notes))
    page.tap("both", at: 1)
    page.tap("both", at: 1.2)
    page.host.advance(to: 2)
    #expect(notes.lines == ["double"])
    page.tap("both", at: 3)
    #expect(notes.lines == ["double"])
    page.host.advance(to: 4)
    #expect(notes.lines == ["double", "single"])
  }

  @Test func pressesAreLongFromTheirDurationOn() {
    let notes = Notes()
    let page = TestPage(Taps(notes: notes))
    let place = CGPoint(x: 200, y: 225)
    page.host.longPress(at: place, duration: 1.5, time: 1)
    page.host.advance(to: 1.9)
    #expect(notes.lines == ["down"])
    page.host.advance(to: 2)
    #expect(notes.lines == ["down", "long", "up"] || notes.lines == ["down", "up", "long"])
    page.host.advance(to: 4)
    #expect(notes.lines.count == 3)
    page.tap("press", at: 5)
    #expect(notes.lines.suffix(3).contains("tap"))
    #expect(!notes.lines.suffix(3).contains("long"))
  }

  @Test func highPriorityTakesTheTouchAndSimultaneousSharesIt() {
    let notes = Notes()
    let tap = TapGesture().onEnded { notes.lines.append("outer") }
    TestPage(Nested(notes: notes, outer: tap, isHigh: true)).host.tap(at: middle, time: 1)
    #expect(notes.lines == ["outer"])
    notes.lines = []
    TestPage(Nested(notes: notes, outer: tap)).host.tap(at: middle, time: 1)
    #expect(notes.lines.sorted() == ["inner", "outer"])
  }

  @Test func sequencesBeginWithTheFirst() {
    let notes = Notes()
    let gesture = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value {
          notes.lines.append(short(drag.translation))
        }
      }
    let page = TestPage(Rectangle().fill(.red).frame(width: 300, height: 300).gesture(gesture))
    // The finger rests for six tenths of a second, then moves.
    page.host.drag(
      along: [middle, CGPoint(x: 201, y: 200), CGPoint(x: 260, y: 200)], duration: 60, time: 1)
    page.host.advance(to: 100)
    #expect(notes.lines.count == 1)
    let brief = TestPage(Rectangle().fill(.red).frame(width: 300, height: 300).gesture(gesture))
    brief.host.drag(along: [middle, CGPoint(x: 260, y: 200)], duration: 0.3, time: 1)
    brief.host.advance(to: 3)
    #expect(notes.lines.count == 1)
  }
}
