import SwiftUI
import Testing

/// What a tour can tap.
@MainActor struct TapTargetTests {
  private func labels<V: View>(_ view: V) -> [String] {
    TestPage(view).host.tapTargets(at: 0).map(\.label)
  }

  @Test func gesturesOfEveryKindThatATapSetsOff() {
    let labels = labels(
      HStack {
        Text("tap").onTapGesture {}
        Text("gesture").gesture(TapGesture().onEnded {})
        Text("beside").simultaneousGesture(TapGesture().onEnded {})
        Text("before").highPriorityGesture(TapGesture().onEnded {})
        Text("drag").gesture(DragGesture(minimumDistance: 0).onEnded { _ in })
        Text("place").onTapGesture { (point: CGPoint) in _ = point }
        Text("moved").gesture(DragGesture().onEnded { _ in })
        Text("press").onLongPressGesture {}
      })
    #expect(labels == ["tap", "gesture", "beside", "before", "drag", "place"])
  }

  @Test func aDragAroundOthersIsNoTarget() {
    let labels = labels(
      HStack {
        Text("one").onTapGesture {}
        Text("two").onTapGesture {}
      }
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in }))
    #expect(labels == ["one", "two"])
  }

  @Test func aDragThatBeginsWithTheTouchHearsATap() {
    @MainActor final class Heard { var lines: [String] = [] }
    let heard = Heard()
    let page = TestPage(
      Text("drag").gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in heard.lines.append("changed") }
          .onEnded { _ in heard.lines.append("ended") }))
    page.tap("drag", at: 1)
    #expect(heard.lines == ["changed", "ended"])
  }
}
