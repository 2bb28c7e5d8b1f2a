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
    let image = Image(systemName: "bell").font(.system(size: 20)).foregroundStyle(.red)
    for page in [
      TestPage(image.symbolEffect(.bounce, value: 7)),
      TestPage(image.symbolEffect(.bounce.down.byLayer, options: .repeating, value: 7)),
      TestPage(image.symbolEffect(.pulse, options: .repeat(3), value: 7)),
      TestPage(image.symbolEffect(.variableColor.cumulative, value: 7)),
    ] {
      for time in [0, 0.1, 0.3, 1] {
        #expect(opacity(page, at: time) == 1)
        #expect(abs((page.frame(.systemRed, at: time)?.width ?? 0) - 16) < 1e-6)
      }
      #expect(page.host.restTime == -.infinity)
    }
  }

  /// Pauses lie between the cycles, not after the last.
  @Test func cyclesArePeriodic() {
    let page = page(.repeat(.periodic(2, delay: 0.5)))
    page.tap("go", at: 1)
    for (time, value) in [(1.0, 1.0), (2, 0.3), (3.25, 1), (3.5, 1), (4.5, 0.3), (5.5, 1), (8, 1)] {
      #expect(abs(opacity(page, at: time) - value) < 1e-9, "at \(time)")
    }
    #expect(page.host.restTime == 5.5)
    let endless = self.page(.repeat(.periodic(delay: 1)))
    endless.tap("go", at: 0)
    for (time, value) in [(1.0, 0.3), (2.5, 1), (4, 0.3), (301, 0.3), (302.5, 1)] {
      #expect(abs(opacity(endless, at: time) - value) < 1e-9, "at \(time)")
    }
    #expect(endless.host.restTime == .infinity)
  }

  /// A cycle that runs comes to its end; one that is called for again goes on.
  @Test func activeEffectsLastForWholeCycles() {
    let page = TestPage(Active(options: .default))
    #expect(page.host.restTime == -.infinity)
    page.tap("go", at: 1)
    #expect(abs(opacity(page, at: 12) - 0.3) < 1e-9)
    #expect(page.host.restTime == .infinity)
    page.tap("go", at: 13.5)
    #expect(page.host.restTime == 15)
    page.tap("go", at: 14.5)
    #expect(abs(opacity(page, at: 16) - 0.3) < 1e-9)
    page.tap("go", at: 16.5)
    for (time, value) in [(16.5, 0.65), (17, 1), (18, 1)] {
      #expect(abs(opacity(page, at: time) - value) < 1e-9, "at \(time)")
    }
    page.tap("go", at: 20)
    #expect(abs(opacity(page, at: 21) - 0.3) < 1e-9)
  }

  @Test func activeEffectsPlayAsOftenAsTheirOptionsSay() {
    for (options, end) in [(SymbolEffectOptions.nonRepeating, 3.0), (.repeat(3).speed(2), 4)] {
      let page = TestPage(Active(options: options))
      page.tap("go", at: 1)
      #expect(page.host.restTime == end)
      #expect(opacity(page, at: end + 0.5) == 1)
    }
  }

  /// Effects from outside go with the end of the cycle that runs; those inside stay.
  @Test func outerEffectsCanBeTakenAway() {
    let page = TestPage(Removing())
    #expect(abs(opacity(page, at: 1) - 0.3) < 1e-9)
    page.tap("go", at: 2.5)
    for (time, value) in [(3.0, 0.3), (4, 1), (5, 1)] {
      #expect(abs(opacity(page, at: time) - value) < 1e-9, "at \(time)")
    }
    let inner = TestPage(
      Image(systemName: "bell").foregroundStyle(.red).symbolEffect(.pulse).symbolEffectsRemoved())
    #expect(abs(opacity(inner, at: 1) - 0.3) < 1e-9)
    let outer = TestPage(
      Image(systemName: "bell").foregroundStyle(.red).symbolEffectsRemoved().symbolEffect(.pulse))
    #expect(opacity(outer, at: 1) == 1)
  }

  @Test func underReduceMotionEffectsInsideAreTakenAwayToo() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let bell = Image(systemName: "bell").foregroundStyle(.red).symbolEffect(.pulse)
    #expect(
      opacity(TestPage(bell.symbolEffectsRemoved(), environment: environment), at: 1) == 1)
    let page = TestPage(bell.symbolEffectsRemoved(false), environment: environment)
    #expect(abs(opacity(page, at: 1) - 0.3) < 1e-9)
  }

  /// Measured frame by frame, within 0.02 of the scale and 15 ms.
  @Test func theDownwardBounceIsTheMeasuredOne() {
    let page = TestPage(Bouncing())
    page.tap("go", at: 1)
    func scale(_ time: Double) -> Double {
      Double(page.frame(.systemRed, at: 1 + max(0, time))?.width ?? 0) / 16
    }
    for (time, measured) in [
      (0, 1), (0.04, 0.96), (0.09, 0.90), (0.11, 0.86), (0.17, 0.78), (0.21, 0.76), (0.25, 0.79),
      (0.28, 0.85), (0.30, 0.91), (0.33, 1.0), (0.36, 1.04), (0.38, 1.09), (0.41, 1.11),
      (0.45, 1.10), (0.50, 1.065), (0.55, 1.04), (0.60, 1.016), (0.65, 1.002), (0.68, 1),
    ] {
      let near = stride(from: -0.015, through: 0.015, by: 0.001).map {
        abs(scale(time + $0) - measured)
      }
      #expect((near.min() ?? 1) <= 0.02, "at \(time)")
    }
  }

  @Test(arguments: [(0.04, 0.9772), (0.21, 0.76), (0.41, 1.11), (0.66, 1)])
  func theDownwardBounceFollowsItsPieces(_ time: Double, _ scale: Double) {
    let page = TestPage(Bouncing())
    page.tap("go", at: 1)
    let width = page.frame(.systemRed, at: 1 + time)?.width ?? 0
    // The ink is eight tenths of 20 points.
    #expect(abs(width / 16 - scale) < 0.001)
  }

  /// A symbol of one layer: it dims before it lights up, and ends as it began.
  @Test func variableColorsComeAndGoWithoutAJump() {
    let page = TestPage(Colouring())
    page.tap("go", at: 1)
    #expect(opacity(page, at: 1) == 1)
    let values = stride(from: 1, through: 2.3, by: 0.01).map { opacity(page, at: $0) }
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(a - b) < 0.08) }
    #expect((values.min() ?? 1) < 0.6)
    #expect(opacity(page, at: 2.2) == 1)
    #expect(page.host.restTime == 2.2)
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

private struct Active: View {
  let options: SymbolEffectOptions
  @State private var isActive = false

  var body: some View {
    VStack {
      Image(systemName: "bell").foregroundStyle(.red)
        .symbolEffect(.pulse, options: options, isActive: isActive)
      Button("go") { isActive.toggle() }
    }
  }
}

private struct Removing: View {
  @State private var isRemoved = false

  var body: some View {
    VStack {
      VStack {
        Image(systemName: "bell").foregroundStyle(.red).symbolEffectsRemoved(isRemoved)
      }
      .symbolEffect(.pulse)
      Button("go") { isRemoved.toggle() }
    }
  }
}

private struct Colouring: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "bell").foregroundStyle(.red)
        .symbolEffect(.variableColor.cumulative, value: count)
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
