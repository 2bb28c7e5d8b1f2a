import CapstanSceneGraph
import SwiftUI
import Testing

/// What closures inside a body read of an observable object is observed as well as the body.
@MainActor struct ObservedContentTests {
  @Test func rowsFollowAnObjectThatOnlyTheyRead() {
    let page = TestPage(Tabs(model: TabModel()))
    #expect(page.words(at: 0) == "0!12")
    page.tap("2", at: 0.1)
    #expect(page.words(at: 0.2) == "012!")
    page.tap("1", at: 0.3)
    #expect(page.words(at: 0.4) == "01!2")
  }

  @Test func rowsMoveUnderTheChangesAnimation() {
    let page = TestPage(Marker(model: TabModel()))
    page.tap("go", at: 0)
    let frames = [0.0, 0.25, 0.5, 1].map { page.frame(.systemRed, at: $0)?.width ?? 0 }
    #expect(frames == [10, 20, 30, 50])
  }
}

@Observable private final class TabModel {
  var selected = 0
}

private struct Tabs: View {
  let model: TabModel

  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Button {
          model.selected = index
        } label: {
          Text(verbatim: "\(index)\(model.selected == index ? "!" : "")")
        }
        .accessibilityLabel("\(index)")
      }
    }
  }
}

private struct Marker: View {
  let model: TabModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<1) { _ in
        Color.red.frame(width: model.selected == 0 ? 10 : 50, height: 10)
      }
      Button("go") { withAnimation(.linear(duration: 1)) { model.selected = 1 } }
    }
  }
}
