import CapstanSceneGraph
import SwiftUI
import Testing

private struct Clockwork: View {
  @State private var log: [String] = []
  @State private var grown = false
  @State private var isOn = false
  @State private var start = Date()
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  private func note(_ text: String) {
    log.append("\(text)@\((Date().timeIntervalSince(start) * 1000).rounded() / 1000)")
  }

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log").onTapGesture {}
      Rectangle().fill(.red).frame(width: grown ? 200 : 100, height: 10)
      Button("Go") {
        DispatchQueue.main.async { note("next") }
        note("now")
        withAnimation(.linear(duration: 1)) {
          _ = Task {
            try? await Task.sleep(for: .seconds(1))
            note("slept")
            grown = true
          }
        }
      }
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          withAnimation(.linear(duration: 1)) { grown = true }
        }
      }
      Button("Toggle") { isOn.toggle() }
    }
    .onAppear { DispatchQueue.main.async { note("appeared") } }
    .task(id: isOn) {
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      note(Task.isCancelled ? "cancelled" : "task")
    }
  }
}

private struct Sleeping: View {
  @State private var log = ""

  var body: some View {
    Text(log).accessibilityIdentifier("log").onTapGesture {}
    Button("Go") {
      let start = Date()
      let clock = ContinuousClock.now
      Thread.sleep(forTimeInterval: 0.3)
      usleep(200_000)
      sleep(1000)
      let seconds = Date().timeIntervalSince(start)
      log +=
        "\((seconds * 1000).rounded() / 1000) \(ContinuousClock.now - clock >= .seconds(1000)) "
    }
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(ticks)").onTapGesture {}
      .onReceive(timer) { _ in ticks += 1 }
  }
}

private struct Measured: View {
  private let bounds = UIScreen.main.bounds
  private let bottom = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0

  var body: some View {
    Text("\(Int(bounds.width)) \(Int(bounds.height)) \(Int(bottom))").onTapGesture {}
  }
}

private struct Endless: View {
  var body: some View {
    Text("x").onAppear { again() }
  }

  private func again() { DispatchQueue.main.async { again() } }
}

/// What listings queue happens on the clip's time.
@MainActor struct ClipClockTests {
  private func page<V: View>(_ view: @autoclosure () -> V) -> TestPage {
    TestPage(view(), size: CGSize(width: 2000, height: 300))
  }

  private func log(_ page: TestPage, at time: Double) -> String {
    page.host.advance(to: time)
    return page.host.tapTargets(at: time).first?.label ?? ""
  }

  private func barWidth(_ page: TestPage, at time: Double) -> CGFloat {
    page.host.advance(to: time)
    return page.items(at: time).compactMap { item -> CGFloat? in
      guard case .fill(let fill) = item else { return nil }
      let rect = fill.path.boundingRect
      return abs(rect.height - 10) < 1e-6 ? rect.width : nil
    }.first ?? 0
  }

  @Test func queuedWorkRunsAtTheNextTurnOfItsTime() {
    let page = page(Clockwork())
    #expect(log(page, at: 0) == "appeared@0.0")
    page.tap("Go", at: 0.5)
    #expect(log(page, at: 0.5) == "appeared@0.0 now@0.5 next@0.5")
    #expect(log(page, at: 1.4) == "appeared@0.0 now@0.5 next@0.5")
    #expect(log(page, at: 1.5) == "appeared@0.0 now@0.5 next@0.5 slept@1.5")
  }

  /// Code that sleeps finds the clocks later, and takes none of the clip's time.
  @Test func sleepingPassesAtOnce() {
    let page = page(Sleeping())
    page.tap("Go", at: 0.5)
    #expect(log(page, at: 0.5) == "1000.5 true ")
    page.tap("Go", at: 0.5)
    page.tap("Go", at: 1)
    #expect(log(page, at: 1) == "1000.5 true 1000.5 true 1000.5 true ")
  }

  @Test func tasksDoNotInheritTheAnimationAroundThem() {
    let page = page(Clockwork())
    page.tap("Go", at: 0.5)
    #expect(barWidth(page, at: 1.5) == 200)
  }

  @Test func delayedAnimationsBeginAtTheirTime() {
    let page = page(Clockwork())
    page.tap("Later", at: 1)
    #expect(barWidth(page, at: 1.25) == 100)
    #expect(abs(barWidth(page, at: 1.75) - 150) < 1e-6)
  }

  @Test func tasksOfViewsStartAgainWithTheirIdentity() {
    let page = page(Clockwork())
    page.tap("Toggle", at: 1)
    #expect(log(page, at: 1) == "appeared@0.0 cancelled@1.0")
    #expect(log(page, at: 3.5) == "appeared@0.0 cancelled@1.0")
    #expect(log(page, at: 4) == "appeared@0.0 cancelled@1.0 task@4.0")
  }

  @Test func timersPublishWhileTheViewIsThere() {
    let page = page(Ticking())
    #expect([0.4, 0.5, 0.9, 1.6].map { log(page, at: $0) } == ["0", "1", "1", "3"])
  }

  @Test func globalsOfUIKitTellThePagesMeasures() {
    let page = TestPage(
      Measured(), size: CGSize(width: 430, height: 932),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 21, trailing: 0))
    #expect(log(page, at: 0) == "430 932 21")
  }

  @Test func endlessQueuesAreCutOff() {
    let page = page(Endless())
    #expect(page.host.diagnostics.notices == [.endlessUpdate])
  }
}
