import SwiftUI
import Testing

@testable import CapstanViews

/// Circles of which some grow and some come and go.
private struct NamesPage: View {
  var hasLast = false
  @State private var grown: Set<Int> = []
  @State private var hasFirst = false

  var body: some View {
    VStack(spacing: 0) {
      button("A") { grown.insert(1) }
      button("B") { grown.insert(0) }
      button("C") { hasFirst.toggle() }
      ZStack {
        if hasFirst { circle(5) }
        circle(0)
        circle(1)
        if hasLast { circle(2) }
        Rectangle().scaleEffect(grown.contains(0) ? 0.5 : 1).scaleEffect(
          grown.contains(1) ? 0.5 : 1)
      }
      .frame(height: 100)
    }
  }

  private func circle(_ index: Int) -> some View {
    Circle().opacity(grown.contains(index) ? 0.5 : 1)
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> some View {
    Button(title) { withAnimation(.linear(duration: 1), action) }
      .frame(height: 40)
  }
}

@MainActor @Suite struct AnimatedNamesTests {
  private func names(_ page: TestPage, at time: Double, containing part: String) -> Set<String> {
    Set(page.host.animatedAttributes(at: time).map(\.path).filter { $0.contains(part) })
  }

  @Test func aModifiersNumbersBelongToWhatItChanges() {
    let page = TestPage(NamesPage())
    page.tap("A", at: 0.1)
    #expect(
      names(page, at: 0.5, containing: "/opacity")
        == ["NamesPage/VStack/ZStack/Circle#2/opacity"])
  }

  @Test func aNameDoesNotDependOnWhatMovesBefore() {
    let page = TestPage(NamesPage())
    page.tap("A", at: 0.1)
    page.tap("B", at: 0.3)
    #expect(
      names(page, at: 0.5, containing: "/opacity") == [
        "NamesPage/VStack/ZStack/Circle/opacity", "NamesPage/VStack/ZStack/Circle#2/opacity",
      ])
  }

  @Test func aSiblingRenamesNobody() {
    let (without, with) = (TestPage(NamesPage()), TestPage(NamesPage(hasLast: true)))
    for page in [without, with] { page.tap("A", at: 0.1) }
    let part = "ZStack"
    #expect(names(without, at: 0.5, containing: part) == names(with, at: 0.5, containing: part))
  }

  @Test func aViewThatAppearsLeavesTheNamesOfOthers() {
    let page = TestPage(NamesPage())
    page.tap("A", at: 0.1)
    let before = names(page, at: 0.2, containing: "Circle#2/opacity")
    page.tap("C", at: 0.3)
    #expect(names(page, at: 0.4, containing: "Circle#2/opacity") == before)
    #expect(before.count == 1)
  }

  @Test func modifiersOfOneKindAreNumberedFromWithin() {
    let page = TestPage(NamesPage())
    page.tap("A", at: 0.1)
    #expect(
      names(page, at: 0.5, containing: "Rectangle/scale").allSatisfy {
        $0.contains("Rectangle/scale#2")
      })
    page.tap("B", at: 0.6)
    let numbers = names(page, at: 0.8, containing: "Rectangle/scale")
    #expect(numbers.contains("NamesPage/VStack/ZStack/Rectangle/scale.x"))
    #expect(numbers.contains("NamesPage/VStack/ZStack/Rectangle/scale#2.x"))
  }

  @Test func aSharedFrameIsNamedAfterItsNamespace() {
    let page = TestPage(SlidingBarPage())
    page.tap("Search", at: 0.5)
    let first = names(page, at: 0.6, containing: "frame.x").filter {
      $0.contains("indicator.frame")
    }
    page.tap("Home", at: 0.7)
    let second = names(page, at: 0.8, containing: "frame.x").filter {
      $0.contains("indicator.frame")
    }
    #expect(first.count == 1 && first == second, "\(first) \(second)")
  }

  @Test func allNamesOfAMomentDiffer() {
    let page = TestPage(NamesPage(hasLast: true))
    for (index, title) in ["A", "B", "C"].enumerated() {
      page.tap(title, at: 0.1 * Double(index + 1))
    }
    let paths = page.host.animatedAttributes(at: 0.6).map(\.path)
    #expect(Set(paths).count == paths.count && !paths.isEmpty)
  }

  /// What is animated of it has several numbers each.
  private struct Colorful: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Text("a").foregroundStyle(isOn ? .red : .blue)
        Circle().fill(isOn ? .red : .blue).offset(x: isOn ? 5 : 0)
        Circle().stroke(isOn ? .red : .blue, lineWidth: isOn ? 2 : 1).scaleEffect(isOn ? 2 : 1)
      }
    }
  }

  @Test func numbersHaveNames() {
    let page = TestPage(Colorful())
    page.tap("Go", at: 0.1)
    let color = ["alpha", "blueYellow", "greenRed", "lightness", "opacity"]
    func names(_ part: String) -> [String] {
      self.names(page, at: 0.5, containing: part).map {
        String($0[($0.range(of: part)?.upperBound ?? $0.startIndex)...])
      }.sorted()
    }
    // Its first style is what it would have without its own.
    #expect(names("/Text/foregroundStyle2.") == color)
    #expect(names("/Circle/fill.") == color)
    #expect(names("/Circle#2/stroke.") == color)
    #expect(names("/Circle#2/line.") == ["dashPhase", "miterLimit", "width"])
    #expect(names("/offset.") == ["x", "y"])
    #expect(names("/scale.") == ["anchor.x", "anchor.y", "x", "y"])
  }
}
