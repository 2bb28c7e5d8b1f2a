import CapstanSceneGraph
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var width: CGFloat = 100
}

private struct Shown: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)").accessibilityIdentifier("shown").onTapGesture {}
  }
}

private struct Found: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Text("found \(counter.count)").onTapGesture { counter.count += 10 }
  }
}

private struct Owner: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Button("Add") { counter.count += 1 }
      Button("Widen") { withAnimation(.linear(duration: 1)) { counter.width = 200 } }
      Stepper(width: $counter.width)
      Rectangle().fill(.red).frame(width: counter.width, height: 10)
      Shown(counter: counter)
      Found()
    }
    .environmentObject(counter)
  }
}

private struct Stepper: View {
  @Binding var width: CGFloat

  var body: some View {
    Button("Reset") { width = 50 }
  }
}

/// Objects that tell of their changes.
@MainActor struct ObservableObjectTests {
  private func labels(_ page: TestPage, at time: Double) -> [String] {
    page.host.tapTargets(at: time).map(\.label)
  }

  private func barWidth(_ page: TestPage, at time: Double) -> CGFloat? {
    page.items(at: time).compactMap { item -> CGFloat? in
      guard case .fill(let fill) = item else { return nil }
      let rect = fill.path.boundingRect
      return abs(rect.height - 10) < 1e-6 ? rect.width : nil
    }.first
  }

  @Test func oneObjectServesItsOwnerObserversAndTheEnvironment() {
    let page = TestPage(Owner(), size: CGSize(width: 300, height: 300))
    #expect(labels(page, at: 0) == ["Add", "Widen", "Reset", "0", "found 0"])
    page.tap("Add", at: 1)
    #expect(labels(page, at: 1).suffix(2) == ["1", "found 1"])
    page.tap("found 1", at: 2)
    #expect(labels(page, at: 2).suffix(2) == ["11", "found 11"])
  }

  @Test func publishedWritesKeepTheirTransaction() {
    let page = TestPage(Owner(), size: CGSize(width: 300, height: 300))
    page.tap("Widen", at: 1)
    #expect(abs((barWidth(page, at: 1) ?? 0) - 100) < 1e-6)
    #expect(abs((barWidth(page, at: 1.5) ?? 0) - 150) < 1e-6)
    #expect(abs((barWidth(page, at: 3) ?? 0) - 200) < 1e-6)
    page.tap("Reset", at: 4)
    #expect(abs((barWidth(page, at: 4) ?? 0) - 50) < 1e-6)
  }
}
