import CapstanSceneGraph
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var mark = "-"
}

/// Containers that show each of the views that they are given.
@MainActor struct SubviewsTests {
  @Test func eachViewIsShownWithWhatItTells() {
    let page = TestPage(
      Marked {
        Text("a").containerValue(\.mark, "1")
        Text("b")
        ForEach(0..<2) { Text(verbatim: "c\($0)").containerValue(\.mark, "\($0)") }
        if true { Text("d") }
      })
    #expect(page.words(at: 0) == "1a-b0c01c1-d5")
  }

  @Test func tagsAreTold() {
    let page = TestPage(
      Group(subviews: TupleView((Text("a").tag(3), Text("b").tag("x")))) { views in
        ForEach(views) { view in
          Text(verbatim: "\(view.containerValues.tag(for: Int.self) ?? 0)")
          Text(verbatim: view.containerValues.tag(for: String.self) ?? "none")
        }
      })
    #expect(page.words(at: 0) == "3none0x")
  }

  @Test func eachViewIsWrapped() {
    let page = TestPage(
      HStack {
        ForEach(subviews: TupleView((Text("a"), Text("b")))) { view in
          Text("(")
          view
          Text(")")
        }
      })
    #expect(page.words(at: 0) == "(a)(b)")
  }
}

private struct Marked<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      Group(subviews: content) { views in
        ForEach(views) { view in
          Text(verbatim: view.containerValues.mark)
          view
        }
        Text(verbatim: "\(views.count)")
      }
    }
  }
}
