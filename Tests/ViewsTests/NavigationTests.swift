import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Navigation containers: heights of bars, titles, tools, pages on top of each other.
@MainActor struct NavigationTests {
  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(
      view, size: CGSize(width: 300, height: 600),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
  }

  private func top(_ view: some View) -> CGFloat? {
    page(view).frame(.systemRed, at: 0)?.minY
  }

  @Test func titlesTakeTheirHeight() {
    #expect(top(NavigationStack { Color.red.navigationTitle("Home") }) == 146.0)
    #expect(
      top(
        NavigationStack {
          Color.red.navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
        }) == 94.0)
    #expect(
      top(NavigationView { Color.red.navigationBarTitle("Home", displayMode: .large) }) == 146.0)
    #expect(top(NavigationView { Color.red.navigationBarHidden(true) }) == 50.0)
    #expect(top(NavigationStack { Color.red.toolbar(.hidden, for: .navigationBar) }) == 50.0)
  }

  @Test func aLargeTitleStandsAtTheMargin() {
    let items = page(NavigationStack { Color.red.navigationTitle("H") }).items(at: 0)
    for case .glyphs(let run) in items {
      #expect(run.size == 34)
      #expect(run.transform.tx == 16)
      // The line box of 34 points ends 8 above the row's edge.
      #expect(abs(run.transform.ty + 41 - (50 + 44 + 52 - 8)) < 0.51)
    }
  }

  @Test func toolsStandOnTheirSides() {
    let page = page(
      NavigationStack {
        Color.red
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("L") {} }
            ToolbarItem(placement: .principal) { Text("P") }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("A") {}
              Button("B") {}
            }
            ToolbarItem(placement: .bottomBar) { Button("Under") {} }
          }
      })
    let targets = page.host.tapTargets(at: 0)
    #expect(targets.map(\.label) == ["L", "A", "B", "Under"])
    #expect(targets[0].frame.minX == 16)
    #expect(targets[2].frame.maxX == 284)
    #expect(targets[0].frame.midY == 72.0)
    #expect(abs(targets[3].frame.midY - (570 - 22)) <= 0.5)
    #expect(page.frame(.systemRed, at: 0)?.maxY == 526.0)
  }

  private struct Titled: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Button("tap") { count += 1 }
          .navigationTitle("Count \(count)")
          .toolbar { Text("tool \(count)") }
      }
    }
  }

  @Test func theBarFollowsThePage() {
    let page = page(Titled())
    #expect(page.words(at: 0).contains("Count 0"))
    page.tap("tap", at: 1)
    #expect(page.words(at: 1).contains("Count 1"))
    #expect(page.words(at: 1).contains("tool 1"))
  }

  private struct Linked: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("to value", value: 7)
          NavigationLink("to view") { Text("a view") }
          NavigationLink(destination: Leaf()) { Text("to leaf") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("value \($0)").navigationTitle("Number") }
      }
    }
  }

  private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Button("leave \(String(describing: mode.wrappedValue.isPresented))") { dismiss() }
    }
  }

  @Test func linksPutPagesOnTop() {
    let page = page(Linked())
    page.tap("to value", at: 1)
    #expect(page.words(at: 1).contains("value 7"))
    #expect(page.words(at: 1).contains("Number"))
    page.tap("Back", at: 2)
    #expect(page.words(at: 2).contains("to view"))
    page.tap("to view", at: 3)
    #expect(page.words(at: 3).contains("a view"))
    page.tap("Back", at: 4)
    page.tap("to leaf", at: 5)
    page.tap("leave true", at: 6)
    #expect(page.words(at: 6).contains("to leaf"))
  }

  private struct Presented: View {
    @State private var shows = false

    var body: some View {
      NavigationStack {
        Button("show") { shows = true }
          .navigationDestination(isPresented: $shows) { Text("shown") }
      }
    }
  }

  @Test func aBindingShowsAPage() {
    let page = page(Presented())
    page.tap("show", at: 1)
    #expect(page.words(at: 1).contains("shown"))
    page.tap("Back", at: 2)
    #expect(page.words(at: 2).contains("show") && !page.words(at: 2).contains("shown"))
  }

  @Test func aPageInsideTabsLeavesRoomForBothBars() {
    let page = page(
      TabView {
        NavigationStack { Color.red.navigationTitle("Home") }
          .tabItem { Label("Home", systemImage: "house") }
      })
    #expect(
      page.frame(.systemRed, at: 0)?.isNear(
        CGRect(x: 0, y: 146, width: 300, height: 600 - 146 - 79)) == true)
  }
}
