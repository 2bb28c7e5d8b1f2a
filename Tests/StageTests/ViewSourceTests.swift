import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI
import Testing

/// Two tabs with a pill that slides on a spring, and a page that fades.
private struct TwoTabs: View {
  @State private var selection = "One"
  @Namespace private var namespace
  var labels = ["One", "Two"]

  var body: some View {
    VStack {
      Text(selection).font(.title)
      HStack(spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          let label = labels[index]
          Button {
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { selection = label }
          } label: {
            Text(label).frame(width: 80, height: 40).background {
              if selection == label {
                Capsule().fill(.blue).matchedGeometryEffect(id: "pill", in: namespace)
              }
            }
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(selection == label ? .isSelected : [])
        }
      }
    }
  }
}

/// A page that tells its environment.
private struct Mirror: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text("\(scheme) \(size) \(direction) \(reducesMotion ? "still" : "moving")")
  }
}

@MainActor @Suite struct ViewSourceTests {
  private func context(_ change: (inout StageSettings) -> Void = { _ in }) throws -> StageContext {
    var settings = StageSettings()
    settings.size = CGSize(width: 200, height: 200)
    settings.safeArea = SafeArea()
    change(&settings)
    return StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary())
  }

  private func source(
    labels: [String] = ["One", "Two"], _ change: (inout StageSettings) -> Void = { _ in }
  ) throws -> ViewSource {
    try ViewSource(try context(change)) { AnyView(TwoTabs(labels: labels)) }
  }

  private func tap(_ label: String, at time: Double) -> Script.Event {
    Script.Event(at: RationalTime(Int((time * 1000).rounded()), over: 1000), .tap(.label(label)))
  }

  private func words(_ list: DisplayList) -> [String] {
    func words(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .glyphs(let run): [run.text]
        case .group(let group): words(group.items)
        default: []
        }
      }
    }
    return words(list.items)
  }

  @Test func withoutAScriptTheTourPlays() throws {
    let source = try source()
    #expect(source.events == [tap("Two", at: 0.5), tap("One", at: 1.5)])
    #expect(source.lastEventTime == 1.5)
    let rest = try #require(source.restTime)
    #expect(rest > 1.8 && rest < 4)
  }

  @Test func theTourTapsTheBarBeforeWhatStandsAboveAndFollowsNoLinks() throws {
    let source = try ViewSource(try context()) {
      AnyView(
        NavigationStack {
          VStack {
            NavigationLink("Away") { Text("Gone") }
            Button("Above") {}
            TwoTabs()
          }
        })
    }
    #expect(source.events == [tap("Two", at: 0.5), tap("One", at: 1.5), tap("Above", at: 2.5)])
  }

  @Test func theTourLeavesOutWhatItsTapsHaveTakenAway() throws {
    struct Vanishing: View {
      @State private var isGone = false

      var body: some View {
        VStack {
          if !isGone {
            Button("A") {}
            Button("B") {}
          }
          HStack {
            Button("Go") { isGone = true }
            Button("Stay") {}
          }
        }
      }
    }
    let source = try ViewSource(try context()) { AnyView(Vanishing()) }
    #expect(source.events == [tap("Go", at: 0.5), tap("Stay", at: 1.5)])
  }

  /// Many listings say only by their looks which entry is selected.
  @Test func theTourEndsWithAnEntryWhoseTapChangesNothing() throws {
    struct Unmarked: View {
      @State var selected: String
      @State private var taps = 0

      var body: some View {
        HStack {
          ForEach(["One", "Two", "Three"], id: \.self) { name in
            Button(name) {
              taps += 1
              withAnimation(.spring) { selected = name }
            }
            .background(selected == name ? Color.red : .clear)
          }
        }
      }
    }
    let first = try ViewSource(try context()) { AnyView(Unmarked(selected: "One")) }
    #expect(
      first.events == [tap("Two", at: 0.5), tap("Three", at: 1.5), tap("One", at: 2.5)])
    let second = try ViewSource(try context()) { AnyView(Unmarked(selected: "Two")) }
    #expect(
      second.events == [tap("One", at: 0.5), tap("Two", at: 1.5), tap("Three", at: 2.5)])
  }

  /// A symbol's name is its label where there is no other, and changes when it is filled.
  @Test func theTourFindsAnEntryWhoseLabelHasChanged() throws {
    struct Filled: View {
      @State private var selected = "house"

      var body: some View {
        HStack(spacing: 40) {
          ForEach(["house", "bell", "person"], id: \.self) { name in
            Image(systemName: selected == name ? "\(name).fill" : name)
              .frame(width: 44, height: 44)
              .onTapGesture { selected = name }
          }
        }
      }
    }
    let source = try ViewSource(try context()) { AnyView(Filled()) }
    #expect(source.events.prefix(2) == [tap("bell", at: 0.5), tap("person", at: 1.5)])
    let last = try #require(source.events.dropFirst(2).first)
    guard case .tap(.point) = last.action else {
      Issue.record("the house is tapped by \(last.action)")
      return
    }
    #expect(last.time == RationalTime(5, over: 2) && source.events.count == 3)
  }

  @Test func anEmptyScriptIsNoTour() throws {
    let source = try source { $0.script = Script() }
    #expect(source.events.isEmpty)
    #expect(source.restTime == 0)
  }

  @Test func anEventOfAFramesTimeHasHappened() throws {
    let source = try source()
    #expect(words(try source.displayList(at: 0.499)).first == "One")
    #expect(words(try source.displayList(at: 0.5)).contains("Two"))
    #expect(try source.targets(at: 0.6).first { $0.isSelected }?.label == "Two")
  }

  @Test func framesDoNotDependOnWhatWasAskedBefore() throws {
    let played = try source()
    let lists = try (0..<150).map { try played.displayList(at: Double($0) / 60) }
    let sought = try source()
    for frame in [149, 31, 30, 29, 95, 0, 90, 91, 149, 60] {
      #expect(try sought.displayList(at: Double(frame) / 60) == lists[frame], "frame \(frame)")
    }
  }

  @Test func aMissingLabelListsTheLabels() {
    let error = #expect(throws: StageError.self) {
      try source { $0.script = Script([tap("Tow", at: 0.5)]) }
    }
    guard case .notFound(let message, let hint) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message == "there is nothing called 'Tow' to tap at 0.5 s")
    #expect(hint?.contains("One (60, ") == true && hint?.contains("Two (140, ") == true)
  }

  @Test func aLabelOfTwoThingsTellsTheirPlaces() {
    let error = #expect(throws: StageError.self) {
      try source(labels: ["Add", "Add"]) { $0.script = Script([tap("Add", at: 1)]) }
    }
    guard case .notFound(let message, let hint) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message == "'Add' is the label of 2 things at 1 s")
    #expect(hint?.contains("@1") == true)
  }

  @Test func aTapOnNothingIsNoticed() throws {
    let source = try source {
      $0.script = Script([Script.Event(at: .zero, .tap(.point(CGPoint(x: 1, y: 2))))])
    }
    #expect(source.notices == ["the tap at (1, 2), 0 s, hits nothing"])
  }

  @Test func settingsReachTheEnvironment() throws {
    let source = try ViewSource(
      try context {
        $0.script = Script()
        $0.colorScheme = .dark
        $0.textSize = .accessibility2
        $0.layoutDirection = .rtl
        $0.reducesMotion = true
      }
    ) { AnyView(Mirror()) }
    let list = try source.displayList(at: 0)
    #expect(
      words(list).joined(separator: " ") == "dark accessibility2 rightToLeft still"
        || words(list).joined().contains("accessibility2"), "\(words(list))")
    #expect(list.background == .black)
  }

  @Test func aScriptChangesTheEnvironment() throws {
    var change = Script.Change()
    change.colorScheme = .dark
    let source = try ViewSource(
      try context { $0.script = Script([Script.Event(at: RationalTime(1, over: 1), .set(change))]) }
    ) { AnyView(Mirror()) }
    #expect(try source.displayList(at: 0.9).background == .white)
    #expect(try source.displayList(at: 1).background == .black)
    #expect(try source.displayList(at: 0.9).background == .white)
  }

  @Test func aTransparentPageKeepsItsAlpha() throws {
    let source = try source { $0.background = .transparent }
    #expect(try source.displayList(at: 0).background == .clear)
  }

  @Test func whatComesAfterTheLastMomentHasNoPart() throws {
    let late = Script.Event(at: RationalTime(2, over: 1), .tap(.label("Nobody")))
    let early = Script.Event(at: RationalTime(1, over: 2), .tap(.label("Two")))
    func source(_ events: [Script.Event], until moment: RationalTime?) throws -> ViewSource {
      var context = try self.context { $0.script = Script(events) }
      context.lastMoment = moment
      return try ViewSource(context) { AnyView(TwoTabs()) }
    }
    let moment = RationalTime(1, over: 1)
    let short = try source([early, late], until: moment)
    #expect(short.events == [early])
    let whole = try source([early], until: nil)
    #expect(try short.displayList(at: 1) == whole.displayList(at: 1))
    #expect(try short.displayList(at: 0.25) == whole.displayList(at: 0.25))
    #expect(throws: StageError.self) { try source([early, late], until: nil) }
    let wrong = try source([late], until: late.time)
    #expect(throws: StageError.self) { try wrong.displayList(at: 2) }
  }
}
