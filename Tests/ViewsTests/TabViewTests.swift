import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

private enum Page: Hashable { case red, green, blue }

/// The platform's tab container, with a bar of 49 points over the unsafe edge.
@MainActor struct TabViewTests {
  private let size = CGSize(width: 300, height: 600)
  private let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(view, size: size, safeArea: safeArea)
  }

  private struct Old: View {
    @State var selection: Page = .green
    var hidden = false

    var body: some View {
      TabView(selection: $selection) {
        Color.red
          .tabItem {
            Text("Red")
            Image(systemName: "circle")
          }
          .tag(Page.red)
          .toolbar(hidden ? .hidden : .automatic, for: .tabBar)
        Color.green
          .tabItem { Label("Green", systemImage: "square") }
          .badge(3)
          .tag(Page.green)
          .toolbar(hidden ? .hidden : .automatic, for: .tabBar)
        if !hidden {
          Color.blue.tabItem { Label("Blue", systemImage: "star") }.tag(Page.blue)
        }
      }
      .tint(.orange)
    }
  }

  @Test func onlyTheSelectedPageIsShownAboveTheBar() {
    let page = page(Old())
    let whole = CGRect(x: 0, y: 50, width: 300, height: 600 - 50 - 30 - 49)
    #expect(page.frame(.systemGreen, at: 0)?.isNear(whole) == true)
    #expect(page.frame(.systemBlue, at: 0) == nil)
    #expect(page.words(at: 0).contains("RedGreen"))
  }

  @Test func tabsAreEqualPartsOfTheBarAndSelect() {
    let page = page(Old())
    let targets = page.host.tapTargets(at: 0)
    #expect(targets.map(\.label) == ["Red", "Green", "Blue"])
    #expect(targets.map(\.isSelected) == [false, true, false])
    for (index, target) in targets.enumerated() {
      let frame = CGRect(x: CGFloat(index) * 100, y: 521, width: 100, height: 49)
      #expect(target.frame.isNear(frame))
    }
    page.tap("Blue", at: 1)
    #expect(page.frame(.systemGreen, at: 1) == nil)
    #expect(page.host.tapTargets(at: 1).map(\.isSelected) == [false, false, true])
  }

  @Test func aHiddenBarLeavesItsSpaceToThePage() {
    let page = page(Old(hidden: true))
    #expect(page.host.tapTargets(at: 0).isEmpty)
    let frame = CGRect(x: 0, y: 50, width: 300, height: 520)
    #expect(page.frame(.systemGreen, at: 0)?.isNear(frame) == true)
    #expect(page.words(at: 0).isEmpty)
  }

  @Test func theBarIsHiddenByItsAppearance() {
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    #expect(page(Old()).host.tapTargets(at: 0).isEmpty)
  }

  private struct New: View {
    @State private var selection: Page? = .red

    var body: some View {
      TabView(selection: $selection) {
        Tab("Red", systemImage: "circle", value: .red) { Color.red }
        ForEach([Page.green, .blue], id: \.self) { page in
          Tab(page == .blue ? "Blue" : "Green", systemImage: "star", value: page) {
            if page == .blue { Color.blue } else { Color.green }
          }
          .badge(page == .blue ? 2 : 0)
        }
        Tab(value: .red, role: .search) { Text("Found") }.hidden()
      }
      .tint(.orange)
    }
  }

  @Test func tabsSelectThroughAnOptionalBinding() {
    let page = page(New())
    #expect(page.host.tapTargets(at: 0).map(\.isSelected) == [true, false, false])
    page.tap("Blue", at: 1)
    #expect(page.frame(.systemBlue, at: 1) != nil)
    #expect(page.host.tapTargets(at: 1).map(\.isSelected) == [false, false, true])
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  @Test func aPageKeepsItsStateWhileAnotherIsShown() {
    let page = page(
      TabView {
        Tab("One", systemImage: "1.circle") { Counter() }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      })
    page.tap("count 0", at: 0.5)
    page.tap("Two", at: 1)
    #expect(page.words(at: 1).hasPrefix("second"))
    page.tap("One", at: 2)
    #expect(page.words(at: 2).hasPrefix("count 1"))
  }

  private struct Paged: View {
    @State private var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<3) { index in
          Button {
            withAnimation(.linear(duration: 1)) { selection = 2 }
          } label: {
            Color.red.frame(width: 30, height: 30).overlay(Text("page \(index)"))
          }
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
    }
  }

  @Test func pagesSlideSideBySide() {
    let page = page(Paged())
    #expect(page.host.tapTargets(at: 0).map(\.label) == ["page 1"])
    let x0 = CGFloat(135)
    func places(at time: Double) -> [CGFloat] {
      page.fills(.systemRed, at: time).map { $0.minX }
    }
    #expect(places(at: 0) == [x0 - 300, x0, x0 + 300])
    page.tap("page 1", at: 1)
    #expect(page.host.tapTargets(at: 1).map(\.label) == ["page 2"])
    #expect(
      zip(places(at: 1.5), [x0 - 450, x0 - 150, x0 + 150]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(places(at: 2) == [x0 - 600, x0 - 300, x0])
  }

  @Test func contentUnderAnIgnoredEdgeStaysClearOfTheDevice() {
    let page = page(
      ZStack(alignment: .bottom) {
        TabView { Color.red.toolbar(.hidden, for: .tabBar) }
        Color.blue.frame(height: 20)
      }
      .ignoresSafeArea(edges: .bottom))
    let free = CGRect(x: 0, y: 50, width: 300, height: 520)
    #expect(page.frame(.systemRed, at: 0)?.isNear(free) == true)
    #expect(page.frame(.systemBlue, at: 0)?.maxY == 600.0)
  }

  private final class Log { var words: [String] = [] }

  @Test func pagesAppearAndDisappearAsTheyAreShown() {
    let log = Log()
    func leaf(_ name: String) -> some View {
      Text(name)
        .onAppear { log.words.append("+" + name) }
        .onDisappear { log.words.append("-" + name) }
    }
    let page = page(
      TabView {
        leaf("one").tabItem { Text("One") }
        leaf("two").tabItem { Text("Two") }
      })
    #expect(log.words == ["+one"])
    page.tap("Two", at: 1)
    page.tap("One", at: 2)
    #expect(log.words.sorted() == ["+one", "+one", "+two", "-one", "-two"])
  }

  @Test func aHiddenPageKeepsNothingInMotion() {
    struct Turning: View {
      @State private var isOn = false

      var body: some View {
        Color.red.opacity(isOn ? 1 : 0.5)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
      }
    }
    let page = page(
      TabView {
        Turning().tabItem { Text("One") }
        Text("still").tabItem { Text("Two") }
      })
    #expect(page.host.restTime == .infinity)
    page.tap("Two", at: 1)
    #expect(page.host.restTime < .infinity)
  }
}
