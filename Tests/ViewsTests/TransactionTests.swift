import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Which changes are animated, and by what: the recorded cases of the platform.
@MainActor struct TransactionTests {
  /// The opacity of a colour half a second into a linear second.
  private func half<V: View>(_ view: V) -> (red: Double, blue: Double) {
    let page = TestPage(view)
    page.tap("go", at: 1)
    return (
      page.opacities(.systemRed, at: 1.5).first ?? 1,
      page.opacities(.systemBlue, at: 1.5).first ?? 1
    )
  }

  @Test func withoutATransactionNothingIsAnimated() {
    #expect(half(Fading { red, _ in red }).red == 0)
  }

  @Test func valueAnimationsFollowTheirValue() {
    let result = half(
      Fading { red, v in red.animation(.linear(duration: 1), value: v) })
    #expect(abs(result.red - 0.5) < 1e-9)
  }

  @Test func siblingsAreNotAnimated() {
    let result = half(
      Fading { red, v in
        HStack {
          red.animation(.linear(duration: 1), value: v)
          Color.blue.opacity(v ? 0 : 1)
        }
      })
    #expect(abs(result.red - 0.5) < 1e-9)
    #expect(result.blue == 0)
  }

  @Test func innerAnimationsWin() {
    let page = TestPage(
      Fading(animation: .linear(duration: 4)) { red, v in
        red.animation(.linear(duration: 1), value: v)
      })
    page.tap("go", at: 1)
    #expect(abs((page.opacities(.systemRed, at: 1.5).first ?? 0) - 0.5) < 1e-9)
  }

  @Test func innerNilWins() {
    let result = half(
      Fading(animation: .linear(duration: 1)) { red, v in red.animation(nil, value: v) })
    #expect(result.red == 0)
  }

  @Test func transactionsCanBeTakenAwayFromAPart() {
    let result = half(
      Fading(animation: .linear(duration: 1)) { red, v in
        HStack {
          red.transaction { $0.animation = nil }
          Color.blue.opacity(v ? 0 : 1)
        }
      })
    #expect(result.red == 0)
    #expect(abs(result.blue - 0.5) < 1e-9)
  }

  @Test func transactionsAnimateUpdatesWithoutOne() {
    let result = half(
      Fading { red, _ in red.transaction { $0.animation = .linear(duration: 1) } })
    #expect(abs(result.red - 0.5) < 1e-9)
  }

  @Test func disablingSilencesValueAnimations() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let result = half(
      Fading(transaction: transaction) { red, v in
        red.animation(.linear(duration: 1), value: v)
      })
    #expect(result.red == 0)
  }

  @Test func anExplicitAnimationRunsWhereTheOthersAreSilenced() {
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    let result = half(
      Fading(transaction: transaction) { red, v in
        red.animation(.linear(duration: 9), value: v)
      })
    #expect(abs(result.red - 0.5) < 1e-9)
  }

  /// Only the modifier's own changes follow its animation, not those of the view.
  @Test func modifiersCarryAnAnimationOfTheirOwn() {
    let result = half(
      Fading { red, v in
        HStack {
          Color.blue.modifier(Faint(isOn: v).animation(.linear(duration: 1)))
          red.modifier(Faint(isOn: false).transaction { $0.animation = .linear(duration: 1) })
        }
      })
    #expect(abs(result.blue - 0.5) < 1e-9)
    #expect(result.red == 0)
  }

  /// The first change is complete at its own time; what waits for its removal waits for everything
  /// on the property.
  @Test func completionsOfAChangeThatIsGivenAnotherTarget() {
    let log = CompletionLog()
    let page = TestPage(Retargeting(log: log))
    page.tap("away", at: 1)
    page.tap("back", at: 1.5)
    page.host.advance(to: 1.99)
    #expect(log.entries == [])
    page.host.advance(to: 2)
    #expect(log.entries == ["complete"])
    page.host.advance(to: 3.49)
    #expect(log.entries == ["complete"])
    page.host.advance(to: 3.5)
    #expect(log.entries == ["complete", "removed"])
  }

  @Test func transactionsCarryEntriesOfOnesOwn() {
    #expect(Transaction().flavour == "plain" && Transaction().strength == nil)
    var transaction = Transaction()
    transaction.flavour = "sour"
    transaction.strength = 3
    #expect(transaction.flavour == "sour" && transaction.strength == 3)
    #expect(withTransaction(\.flavour, "sweet") { 7 } == 7)
  }

  @Test func eachWriteKeepsItsOwnTransaction() {
    let page = TestPage(Nested())
    page.tap("go", at: 1)
    #expect(abs((page.opacities(.systemRed, at: 1.5).first ?? 0) - 0.5) < 1e-9)
    #expect(abs((page.opacities(.systemBlue, at: 1.5).first ?? 0) - 0.75) < 1e-9)
  }

  @Test func bindingsOfStateCarryAnAnimationOthersDoNot() {
    let page = TestPage(BoundAnimation())
    page.tap("state", at: 1)
    #expect(abs((page.opacities(.systemRed, at: 1.5).first ?? 0) - 0.5) < 1e-9)
    page.tap("closure", at: 3)
    #expect(page.opacities(.systemRed, at: 3.5).first == 1)
  }

  @Test func completionsComeAtTheirTimes() {
    let log = CompletionLog()
    let page = TestPage(Completing(log: log))
    page.tap("go", at: 1)
    page.host.advance(to: 10)
    #expect(log.entries == ["nothing", "logical", "removed"])
    #expect(page.host.nextEventTime == nil)
  }

  @Test func aScopedAnimationAnimatesItsModifiersOnly() {
    let result = half(
      Fading { _, v in
        HStack {
          Color.red.animation(.linear(duration: 1)) { $0.opacity(v ? 0 : 1) }
          Color.blue.opacity(v ? 0 : 1).animation(.linear(duration: 1)) {
            $0.scaleEffect(v ? 1 : 2)
          }
        }
      })
    #expect(abs(result.red - 0.5) < 1e-9)
    #expect(result.blue == 0)
  }
}

private struct Fading<Content: View>: View {
  var animation: Animation?
  var transaction: Transaction?
  @ViewBuilder let content: (AnyView, Bool) -> Content
  @State private var isGone = false

  var body: some View {
    VStack {
      content(AnyView(Color.red.opacity(isGone ? 0 : 1)), isGone)
      Button("go") {
        if let transaction {
          withTransaction(transaction) { isGone.toggle() }
        } else if let animation {
          withAnimation(animation) { isGone.toggle() }
        } else {
          isGone.toggle()
        }
      }
    }
  }
}

private struct Nested: View {
  @State private var a = false
  @State private var b = false

  var body: some View {
    VStack {
      Color.red.opacity(a ? 0 : 1)
      Color.blue.opacity(b ? 0 : 1)
      Button("go") {
        withAnimation(.linear(duration: 2)) {
          withAnimation(.linear(duration: 1)) { a = true }
          b = true
        }
      }
    }
  }
}

private struct BoundAnimation: View {
  @State private var isGone = false

  var body: some View {
    VStack {
      Color.red.opacity(isGone ? 0 : 1)
      Button("state") { $isGone.animation(.linear(duration: 1)).wrappedValue = true }
      Button("closure") {
        Binding(get: { isGone }, set: { isGone = $0 })
          .animation(.linear(duration: 1)).wrappedValue = false
      }
    }
  }
}

private final class CompletionLog {
  var entries: [String] = []
}

extension Transaction {
  @Entry fileprivate var flavour = "plain"
  @Entry fileprivate var strength: Int?
}

private struct Faint: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View { content.opacity(isOn ? 0 : 1) }
}

private struct Retargeting: View {
  let log: CompletionLog
  @State private var isGone = false

  var body: some View {
    VStack {
      Color.red.opacity(isGone ? 0 : 1)
      Button("away") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion(criteria: .removed) { log.entries.append("removed") }
        transaction.addAnimationCompletion { log.entries.append("complete") }
        withTransaction(transaction) { isGone = true }
      }
      Button("back") { withAnimation(.linear(duration: 2)) { isGone = false } }
    }
  }
}

private struct Completing: View {
  let log: CompletionLog
  @State private var isGone = false
  @State private var isFaint = false

  var body: some View {
    VStack {
      Color.red.opacity(isGone ? 0 : 1)
      Color.blue.opacity(isFaint ? 0 : 1)
      Button("go") {
        withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) {
          isGone = true
        } completion: {
          log.entries.append("logical")
        }
        withAnimation(.linear(duration: 5), completionCriteria: .removed) {
          isFaint = true
        } completion: {
          log.entries.append("removed")
        }
        withAnimation {
        } completion: {
          log.entries.append("nothing")
        }
      }
    }
  }
}
