import CapstanSceneGraph
import SwiftUI
import Testing

private struct Dimming: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    (configuration.isPressed ? Color.green : Color.red).frame(width: 100, height: 100)
  }
}

@MainActor private final class Count {
  var value = 0
}

/// What a style sees of a finger on a button.
@MainActor struct ButtonPressTests {
  private let middle = CGPoint(x: 200, y: 200)

  private func page(_ count: Count) -> TestPage {
    TestPage(Button("Press") { count.value += 1 }.buttonStyle(Dimming()))
  }

  @Test func aLongPressLastsFromDownToUp() {
    let count = Count()
    let page = page(count)
    page.host.longPress(at: middle, duration: 0.75, time: 1)
    #expect(page.frame(.systemGreen, at: 1) != nil)
    page.host.advance(to: 1.7)
    #expect(page.frame(.systemGreen, at: 1.7) != nil)
    #expect(count.value == 0)
    page.host.advance(to: 1.8)
    #expect(page.frame(.systemRed, at: 1.8) != nil)
    #expect(count.value == 1)
  }

  @Test func aTapActsAtOnceAndIsSeenAMoment() {
    let count = Count()
    let page = page(count)
    page.host.tap(at: middle, time: 1)
    #expect(count.value == 1)
    #expect(page.frame(.systemGreen, at: 1) != nil)
    page.host.advance(to: 1.2)
    #expect(page.frame(.systemRed, at: 1.2) != nil)
  }
}
