import CapstanSceneGraph
import SwiftUI
import Testing

private struct Pages: View {
  @State private var page: Int? = 0
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            (index == 1 ? Color.green : Color.gray).frame(width: 400, height: 100)
          }
        }
        .background(
          GeometryReader { proxy in
            let start = proxy.frame(in: .scrollView(axis: .horizontal)).minX
            Color.clear.onChange(of: start, initial: true) { _, new in progress = -new / 800 }
          })
      }
      .scrollPosition(id: $page)
      Color.red.frame(width: 100, height: 4).offset(x: progress * 300)
      Button("Next") { withAnimation(.linear(duration: 1)) { page = 1 } }
      Button("Last") { page = 2 }
    }
  }
}

private struct Rows: View {
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: 0) {
          Button("Go") { reader.scrollTo("green", anchor: .top) }.frame(height: 100)
          ForEach(0..<4) { _ in Color.gray.frame(height: 100) }
          Color.green.frame(height: 100).id("green")
          ForEach(0..<2) { _ in Color.gray.frame(height: 100) }
        }
      }
      .frame(height: 400)
    }
  }
}

/// Scrolling by what a binding or a reader names.
@MainActor struct ScrollPositionTests {
  @Test func aBindingBringsItsViewIntoSight() {
    let page = TestPage(Pages())
    #expect(page.frame(.systemGreen, at: 0)?.minX == 400.0)
    page.tap("Last", at: 1)
    #expect(page.frame(.systemGreen, at: 1)?.minX == -400.0)
    #expect(page.frame(.systemRed, at: 1)?.minX == 450.0)
  }

  @Test func contentFollowsTheAnimationThatMovedTheBinding() {
    let page = TestPage(Pages())
    page.tap("Next", at: 1)
    #expect(page.frame(.systemGreen, at: 1)?.minX == 400.0)
    #expect(page.frame(.systemGreen, at: 1.5)?.minX == 200.0)
    #expect(page.frame(.systemGreen, at: 2)?.minX == 0.0)
  }

  @Test func aReaderScrollsToAnAnchorWithinTheContent() {
    let page = TestPage(Rows())
    #expect(page.frame(.systemGreen, at: 0)?.minY == 500.0)
    page.tap("Go", at: 1)
    // The end of the content stops it 100 points before the top.
    #expect(page.frame(.systemGreen, at: 1)?.minY == 100.0)
  }

  @Test func thoseWhoWatchAreToldWhatIsShown() {
    @MainActor final class Told { var offsets: [CGFloat] = [] }
    struct Watched: View {
      let told: Told
      @State private var target: Int?

      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Color.gray.frame(height: 100) } }
          }
          .scrollPosition(id: $target, anchor: .top)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, new in
            told.offsets.append(new)
          }
          .frame(height: 300)
          Button("Fourth") { target = 3 }
        }
      }
    }
    let told = Told()
    let page = TestPage(Watched(told: told))
    page.tap("Fourth", at: 1)
    #expect(told.offsets == [0, 300])
  }

  @Test func whatIsScrolledOutOfSightChangesItsPhase() {
    let page = TestPage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<2) { _ in
            Color.red.frame(width: 390, height: 50)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
          }
        }
      })
    #expect(page.items(at: 0).count == 2)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
