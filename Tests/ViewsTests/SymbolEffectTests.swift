import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Effects on symbols: the recorded cases of the platform.
@MainActor struct SymbolEffectTests {
  private func opacity(_ page: TestPage, at time: Double) -> Double {
    page.opacities(.systemRed, at: time).first ?? -1
  }

  private func page(_ options: SymbolEffectOptions) -> TestPage {
    TestPage(Pulsing(options: options))
  }

  @Test func aPulseLastsTwoSeconds() {
    let page = page(.default)
    page.tap("go", at: 0)
    #expect(abs(opacity(page, at: 0) - 1) < 1e-9)
    #expect(abs(opacity(page, at: 1) - 0.3) < 1e-9)
    #expect(opacity(page, at: 2) == 1)
    #expect(page.host.restTime == 2)
  }

  @Test func speedShortensTheCycle() {
    let page = page(.speed(2))
    page.tap("go", at: 0)
    #expect(abs(opacity(page, at: 0.5) - 0.3) < 1e-9)
    #expect(page.host.restTime == 1)
  }

  @Test func aSecondTriggerAddsACycle() {
    let page = page(.nonRepeating)
    page.tap("go", at: 0)
    page.tap("go", at: 0.75)
    for (time, value) in [(1.0, 0.3), (2, 1), (3, 0.3)] {
      #expect(abs(opacity(page, at: time) - value) < 1e-9)
    }
    #expect(page.host.restTime == 4)
  }

  @Test func nothingPlaysOnTheFirstAppearance() {
    #expect(opacity(page(.default), at: 0.5) == 1)
  }

  @Test(arguments: [(0.04, 0.9772), (0.21, 0.76), (0.41, 1.11), (0.66, 1)])
  func theDownwardBounceFollowsItsPieces(_ time: Double, _ scale: Double) {
    let page = TestPage(Bouncing())
    page.tap("go", at: 1)
    let width = page.frame(.systemRed, at: 1 + time)?.width ?? 0
    // The ink is eight tenths of 20 points.
    #expect(abs(width / 16 - scale) < 0.001)
  }

  @Test func effectsThatAreNotDrawnSaySo() {
    let page = TestPage(Image(systemName: "bell").symbolEffect(.wiggle, value: 0))
    #expect(page.host.diagnostics.notices == [.notDrawn("symbolEffect(.wiggle)")])
  }

  @Test func contentCrossFadesWhereAsked() {
    let page = TestPage(Counting())
    page.tap("go", at: 1)
    #expect(page.words(at: 1.5) == "1920go")
    #expect(page.words(at: 2) == "20go")
  }

  @Test func aGroupMovesWithWhatIsNewInIt() {
    let page = TestPage(Grouped(isGrouped: true))
    page.tap("go", at: 1)
    #expect(page.frame(.systemBlue, at: 1.5)?.minX == 50)
    let loose = TestPage(Grouped(isGrouped: false))
    loose.tap("go", at: 1)
    #expect(loose.frame(.systemBlue, at: 1.5)?.minX == 100)
  }
}

private struct Pulsing: View {
  let options: SymbolEffectOptions
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "bell").foregroundStyle(.red)
        .symbolEffect(.pulse.wholeSymbol, options: options, value: count)
      Button("go") { count += 1 }
    }
  }
}

private struct Bouncing: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "bell").font(.system(size: 20)).foregroundStyle(.red)
        .symbolEffect(.bounce.down, value: count)
      Button("go") { count += 1 }
    }
  }
}

private struct Counting: View {
  @State private var count = 19

  var body: some View {
    VStack {
      Text("\(count)").contentTransition(.opacity)
      Button("go") { withAnimation(.linear(duration: 1)) { count += 1 } }
    }
  }
}

private struct Grouped: View {
  let isGrouped: Bool
  @State private var isMoved = false

  private var row: some View {
    ZStack {
      Color.red
      if isMoved { Color.blue.transition(.identity) }
    }
    .frame(width: 20, height: 20)
  }

  var body: some View {
    VStack(alignment: .leading) {
      if isGrouped {
        row.geometryGroup().padding(.leading, isMoved ? 100 : 0)
      } else {
        row.padding(.leading, isMoved ? 100 : 0)
      }
      Button("go") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
