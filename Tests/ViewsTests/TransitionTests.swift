import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Views that come and go.
@MainActor struct TransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func page(
    _ transition: AnyTransition?, shown: Bool = false, animation: Animation? = .linear(duration: 1),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> TestPage {
    TestPage(
      Appearing(isShown: shown, transition: transition, animation: animation),
      environment: environment)
  }

  /// The frame of the view as it is, 50 by 30 in the middle of 100 by 100.
  private let still = CGRect(x: 25, y: 35, width: 50, height: 30)

  @Test func viewsFadeUnlessToldOtherwise() {
    let page = page(nil)
    page.tap("go", at: 1)
    #expect(page.opacities(.systemRed, at: 1.25) == [0.25])
    page.tap("go", at: 3)
    #expect(page.opacities(.systemRed, at: 3.25) == [0.75])
    #expect(page.opacities(.systemRed, at: 4) == [])
  }

  @Test func withoutAnAnimationViewsComeAtOnce() {
    let page = page(.move(edge: .leading), animation: nil)
    page.tap("go", at: 1)
    #expect(page.frame(.systemRed, at: 1) == still)
    page.tap("go", at: 2)
    #expect(page.frame(.systemRed, at: 2) == nil)
  }

  @Test func viewsMoveByTheirOwnLength() {
    let (left, right) = (CGSize(width: -50, height: 0), CGSize(width: 50, height: 0))
    let up = CGSize(width: 0, height: -30)
    check(.move(edge: .leading), from: left, to: left)
    check(.move(edge: .top), from: up, to: up)
    check(.slide, from: left, to: right)
    check(.push(from: .leading), from: left, to: right)
    check(
      .offset(x: 10, y: 20), from: CGSize(width: 10, height: 20), to: CGSize(width: 10, height: 20))
    check(
      .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), from: .zero, to: right)
  }

  private func check(_ transition: AnyTransition, from: CGSize, to: CGSize) {
    let page = page(transition)
    page.tap("go", at: 1)
    let coming = still.offsetBy(dx: from.width / 2, dy: from.height / 2)
    #expect(page.frame(.systemRed, at: 1.5)?.isNear(coming) == true)
    #expect(page.frame(.systemRed, at: 2)?.isNear(still) == true)
    page.tap("go", at: 3)
    let going = still.offsetBy(dx: to.width / 2, dy: to.height / 2)
    #expect(page.frame(.systemRed, at: 3.5)?.isNear(going) == true)
    #expect(page.frame(.systemRed, at: 4) == nil)
  }

  /// Pushing fades both ways; an asymmetric transition does what it says each way.
  @Test func pushingAndAsymmetricTransitionsFadeToo() {
    for (transition, fadesAway) in [
      (AnyTransition.push(from: .leading), true),
      (.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), false),
    ] {
      let page = page(transition)
      page.tap("go", at: 1)
      #expect(page.opacities(.systemRed, at: 1.25) == [0.25])
      page.tap("go", at: 3)
      #expect(page.opacities(.systemRed, at: 3.25) == [fadesAway ? 0.75 : 1])
    }
  }

  @Test func viewsGrowFromNothing() {
    let page = page(.scale)
    page.tap("go", at: 1)
    #expect(page.frame(.systemRed, at: 1.5)?.isNear(still.insetBy(dx: 12.5, dy: 7.5)) == true)
  }

  @Test func combinedTransitionsRunTogether() {
    let page = page(.move(edge: .leading).combined(with: .opacity))
    page.tap("go", at: 1)
    #expect(page.opacities(.systemRed, at: 1.5) == [0.5])
    #expect(page.frame(.systemRed, at: 1.5)?.isNear(still.offsetBy(dx: -25, dy: 0)) == true)
  }

  @Test func theFirstAppearanceHasNoTransition() {
    let page = TestPage(
      Appearing(isShown: true, transition: .move(edge: .leading), animation: nil)
        .transaction { $0.animation = .linear(duration: 1) })
    #expect(page.frame(.systemRed, at: 0) == still)
  }

  @Test func reducedMotionFades() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let page = page(.move(edge: .leading), environment: environment)
    page.tap("go", at: 1)
    #expect(page.opacities(.systemRed, at: 1.5) == [0.5])
    #expect(page.frame(.systemRed, at: 1.5) == still)
  }

  /// Only what moves is replaced by a fade; what fades anyway keeps its own animation.
  @Test func reducedMotionLeavesFadesAlone() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let quick = OpacityTransition().animation(.linear(duration: 0.5))
    for (transition, opacity) in [
      (AnyTransition(quick), 0.5), (AnyTransition(quick.combined(with: .opacity)), 0.125),
      (AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top))), 0.25),
    ] {
      let page = page(transition, environment: environment)
      page.tap("go", at: 1)
      let seen = page.opacities(.systemRed, at: 1.25).first ?? -1
      #expect(abs(seen - opacity) < 1e-9)
      #expect(page.frame(.systemRed, at: 1.25) == still)
    }
    let page = page(.identity, environment: environment)
    page.tap("go", at: 1)
    #expect(page.opacities(.systemRed, at: 1) == [1])
  }

  /// A transition of a listing's own, and one between two modifiers.
  @Test func transitionsOfOnesOwn() {
    for transition in [
      AnyTransition(Sliding()), .modifier(active: Shifted(x: 40), identity: Shifted(x: 0)),
    ] {
      let page = page(transition)
      page.tap("go", at: 1)
      #expect(page.frame(.systemRed, at: 1)?.isNear(still.offsetBy(dx: 40, dy: 0)) == true)
      #expect(page.frame(.systemRed, at: 1.75)?.isNear(still.offsetBy(dx: 10, dy: 0)) == true)
      #expect(page.frame(.systemRed, at: 2) == still)
    }
  }

  @Test func asymmetricTransitionsOfTypesComeAndGoDifferently() {
    let page = page(
      AnyTransition(AsymmetricTransition(insertion: Sliding(), removal: .opacity)))
    page.tap("go", at: 1)
    #expect(page.frame(.systemRed, at: 1.5)?.isNear(still.offsetBy(dx: 20, dy: 0)) == true)
    #expect(page.opacities(.systemRed, at: 1.5) == [1])
    page.tap("go", at: 3)
    #expect(page.frame(.systemRed, at: 3.5)?.isNear(still) == true)
    #expect(page.opacities(.systemRed, at: 3.5) == [0.5])
  }

  /// Half as large at first, or half as large again where the effect says so.
  @Test func symbolEffectsMakeTransitions() {
    for (transition, scale) in [
      (AnyTransition(.symbolEffect), 0.75), (AnyTransition(.symbolEffect(.appear.down)), 1.25),
    ] {
      let page = page(transition)
      page.tap("go", at: 1)
      let expected = still.insetBy(dx: 25 * (1 - scale), dy: 15 * (1 - scale))
      #expect(page.frame(.systemRed, at: 1.5)?.isNear(expected) == true)
      #expect(page.opacities(.systemRed, at: 1.5) == [0.5])
    }
    let fast = page(AnyTransition(.symbolEffect(.automatic, options: .speed(2))))
    fast.tap("go", at: 1)
    #expect(fast.opacities(.systemRed, at: 1.25) == [0.5])
  }

  @Test func aViewThatComesBackTurnsRound() {
    let page = page(nil, shown: true)
    page.tap("go", at: 1)
    page.tap("go", at: 1.5)
    #expect(page.opacities(.systemRed, at: 1.5) == [0.5])
    // The second linear second runs on top of what is left of the first.
    #expect(page.opacities(.systemRed, at: 2.5) == [1])
    #expect(page.host.nextEventTime == nil || page.host.nextEventTime == 2)
  }

  @Test func disappearanceIsReportedWhenItIsOver() {
    let log = EventLog()
    let page = TestPage(Logging(log: log))
    page.tap("go", at: 1)
    page.host.advance(to: 1.9)
    #expect(log.entries == ["appear"])
    page.host.advance(to: 2.1)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func rowsSlideWhileOneFades() {
    let page = TestPage(Rows())
    page.tap("go", at: 1)
    #expect(page.frame(.systemBlue, at: 1)?.minY == 20)
    #expect(page.frame(.systemBlue, at: 1.5)?.minY == 10)
    #expect(page.opacities(.systemRed, at: 1.5) == [0.5])
    #expect(page.frame(.systemRed, at: 1.5)?.minY == 0)
    #expect(page.frame(.systemBlue, at: 2)?.minY == 0)
    #expect(page.opacities(.systemRed, at: 2.1) == [])
    #expect(page.frame(.systemBlue, at: 2.2)?.minY == 0)
  }

  @Test func aViewThatCameBackGoesAtItsOwnEnd() {
    let page = page(.opacity, shown: true)
    for time in [1, 1.5, 1.8] { page.tap("go", at: time) }
    #expect(page.opacities(.systemRed, at: 1.9).count == 1)
    #expect(page.opacities(.systemRed, at: 2.2).count == 1)
    #expect(page.opacities(.systemRed, at: 4) == [])
  }
}

private struct Sliding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : 40)
  }
}

private struct Shifted: ViewModifier {
  let x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Appearing: View {
  @State var isShown: Bool
  let transition: AnyTransition?
  let animation: Animation?

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if isShown {
          if let transition {
            Color.red.frame(width: 50, height: 30).transition(transition)
          } else {
            Color.red.frame(width: 50, height: 30)
          }
        }
      }
      .frame(width: 100, height: 100)
      Button("go") { withAnimation(animation) { isShown.toggle() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private final class EventLog {
  var entries: [String] = []
}

private struct Logging: View {
  let log: EventLog
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Color.red
          .onAppear { log.entries.append("appear") }
          .onDisappear { log.entries.append("disappear") }
      }
      Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }
}

private struct Rows: View {
  @State private var rows = [Color.red, .blue]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { $0.frame(width: 20, height: 20) }
      Button("go") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
