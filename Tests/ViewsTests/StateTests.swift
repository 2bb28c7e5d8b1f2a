import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// State stays with a view's place in the structure.
@MainActor struct StateTests {
  @Test func rowStateFollowsItsIdentity() {
    let page = TestPage(Reordered())
    page.tap("count b", at: 0.1)
    page.tap("count b", at: 0.2)
    #expect(page.words(at: 0.3) == "a0b2c0reverse")
    page.tap("reverse", at: 0.4)
    #expect(page.words(at: 0.5) == "c0b2a0reverse")
  }

  @Test func stateResetsWhenABranchFlips() {
    let page = TestPage(Branches())
    page.tap("count x", at: 0.1)
    #expect(page.words(at: 0.2) == "x1flip")
    page.tap("flip", at: 0.3)
    #expect(page.words(at: 0.4) == "y0flip")
    page.tap("flip", at: 0.5)
    #expect(page.words(at: 0.6) == "x0flip")
  }

  @Test func stateSurvivesUnrelatedUpdates() {
    let page = TestPage(Unrelated())
    page.tap("count x", at: 0.1)
    page.tap("other 0", at: 0.2)
    #expect(page.words(at: 0.3) == "x1other 1")
  }

  @Test func anotherIdentityIsAnotherView() {
    let page = TestPage(Renamed())
    page.tap("count x", at: 0.1)
    page.tap("rename", at: 0.2)
    #expect(page.words(at: 0.3) == "x0rename")
  }

  @Test func observedObjectsUpdateTheirReaders() {
    let model = Counter()
    let page = TestPage(Observing(model: model))
    page.tap("add", at: 0.1)
    #expect(page.words(at: 0.2) == "count 1add")
  }

  @Test func changesAreReportedOnceAndInOrder() {
    let log = Log()
    let page = TestPage(Reporting(log: log))
    #expect(log.entries == ["appear", "initial 0 0"])
    page.tap("add", at: 0.1)
    #expect(log.entries == ["appear", "initial 0 0", "change 0 1", "initial 0 1", "plain"])
  }

  @Test func bindingsReachIntoValuesAndCollections() {
    let page = TestPage(Bound())
    page.tap("two", at: 0.1)
    #expect(page.words(at: 0.2).hasPrefix("one2!"))
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Button {
        count += 1
      } label: {
        Text("\(name)\(count)")
      }
      .accessibilityLabel("count \(name)")
    }
  }
}

private struct Reordered: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("reverse") { names.reverse() }
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst { Row(name: "x") } else { Row(name: "y") }
      Button("flip") { isFirst.toggle() }
    }
  }
}

private struct Unrelated: View {
  @State private var other = 0

  var body: some View {
    VStack {
      Row(name: "x")
      Button("other \(other)") { other += 1 }
    }
  }
}

private struct Renamed: View {
  @State private var id = 0

  var body: some View {
    VStack {
      Row(name: "x").id(id)
      Button("rename") { id += 1 }
    }
  }
}

@Observable private final class Counter {
  var count = 0
}

private struct Observing: View {
  let model: Counter

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Button("add") { model.count += 1 }
    }
  }
}

private final class Log {
  var entries: [String] = []
}

private struct Reporting: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("add") { count += 1 }
      .onAppear { log.entries.append("appear") }
      .onChange(of: count) { log.entries.append("change \($0) \($1)") }
      .onChange(of: count, initial: true) { log.entries.append("initial \($0) \($1)") }
      .onChange(of: count) { log.entries.append("plain") }
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Bound: View {
  @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  var body: some View {
    VStack {
      ForEach($items) { $item in
        Button(item.name) { item.name = "\(item.id)!" }
      }
    }
  }
}

/// Values written again.
@MainActor struct EqualStateTests {
  @Test func anEqualValueIsNoChange() {
    @MainActor final class Count { var bodies = 0 }
    struct Counting: View {
      let count: Count
      @State private var values = [1, 2]

      var body: some View {
        count.bodies += 1
        return Button("\(values.count)") { values = [1, 2] }
      }
    }
    let count = Count()
    let page = TestPage(Counting(count: count))
    let before = count.bodies
    page.tap("2", at: 1)
    #expect(count.bodies == before)
  }

  @Test func queuedWorkThatWritesWhatIsThereComesToRest() {
    struct Measuring: View {
      @State private var width: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 100)
          .background(
            GeometryReader { proxy -> Color in
              DispatchQueue.main.async { width = proxy.size.width }
              return Color.clear
            })
      }
    }
    let page = TestPage(Measuring())
    page.host.advance(to: 1)
    #expect(!page.host.diagnostics.notices.contains(.endlessUpdate))
  }
}
