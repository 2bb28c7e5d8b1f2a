import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Effects that turn, shift and swell a symbol: our own approximations, so only their shape counts.
@MainActor struct SymbolMovementTests {
  private struct Moving<Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect>: View {
    let effect: Effect
    var isLasting = false
    @State private var count = 0

    var body: some View {
      VStack {
        if isLasting {
          bell.symbolEffect(effect, isActive: count % 2 == 1)
        } else {
          bell.symbolEffect(effect, value: count)
        }
        Button("go") { count += 1 }
      }
    }

    private var bell: some View {
      Image(systemName: "bell").font(.system(size: 20)).foregroundStyle(.red)
    }
  }

  private func bell(_ page: TestPage, at time: Double) -> FillItem? {
    for case .fill(let fill) in page.items(at: time) {
      guard case .solid(var own) = fill.paint else { continue }
      own.opacity = 1
      if own.isNear(.systemRed) { return fill }
    }
    return nil
  }

  private func transform(_ page: TestPage, at time: Double) -> CGAffineTransform {
    bell(page, at: time)?.transform ?? CGAffineTransform(scaleX: .nan, y: .nan)
  }

  /// The corner of the ink that is at the top left at rest, in points.
  private func corner(_ page: TestPage, at time: Double) -> CGPoint {
    bell(page, at: time).map { $0.path.boundingRect.origin.applying($0.transform) }
      ?? CGPoint(x: CGFloat.nan, y: .nan)
  }

  /// Degrees, clockwise.
  private func angle(_ page: TestPage, at time: Double) -> Double {
    let transform = transform(page, at: time)
    return atan2(Double(transform.b), Double(transform.a)) * 180 / .pi
  }

  /// The middle of the ink in points.
  private func middle(_ page: TestPage, at time: Double) -> CGPoint {
    let frame = page.frame(.systemRed, at: time) ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func aTurnGoesOnceRoundAboutTheMiddleOfTheInk() {
    let page = TestPage(Moving(effect: .rotate))
    page.tap("go", at: 1)
    #expect(page.host.restTime == 2.2)
    #expect(abs(angle(page, at: 1.6)) > 179.9, "half way round after half of the time")
    #expect(angle(page, at: 1.3) > 0, "clockwise at first")
    let start = middle(page, at: 1)
    for time in [1.3, 1.6, 1.9, 2.2] {
      #expect(abs(middle(page, at: time).x - start.x) < 0.01, "at \(time)")
      #expect(abs(middle(page, at: time).y - start.y) < 0.01, "at \(time)")
    }
    #expect(transform(page, at: 2.2) == transform(page, at: 1))
    let other = TestPage(Moving(effect: .rotate.counterClockwise))
    other.tap("go", at: 1)
    #expect(abs(angle(other, at: 1.3) + angle(page, at: 1.3)) < 1e-9)
  }

  @Test func aTurningWithoutAnEndKeepsItsSpeed() {
    let page = TestPage(Moving(effect: .rotate, isLasting: true))
    page.tap("go", at: 0)
    #expect(page.host.restTime == .infinity)
    for time in stride(from: 0.0, through: 3, by: 0.05) {
      let expected = (time / 1.2 * 360).truncatingRemainder(dividingBy: 360)
      let off = abs(angle(page, at: time) - expected).truncatingRemainder(dividingBy: 360)
      #expect(min(off, 360 - off) < 1e-6, "at \(time)")
    }
    page.tap("go", at: 3.1)
    #expect(abs(page.host.restTime - 3.6) < 1e-9, "the round that runs comes to its end")
    #expect(abs(angle(page, at: 3.6)) < 1e-6)
  }

  @Test func aWiggleSwingsOutTheWayThatIsNamed() {
    let rest = middle(TestPage(Moving(effect: .wiggle)), at: 1)
    let ways: [(effect: WiggleSymbolEffect, dx: Double, dy: Double)] = [
      (.wiggle.left, -1, 0), (.wiggle.right, 1, 0), (.wiggle.up, 0, -1), (.wiggle.down, 0, 1),
      (.wiggle.forward, 1, 0), (.wiggle.backward, -1, 0),
      (.wiggle.custom(angle: .degrees(90)), 0, 1),
    ]
    for (effect, dx, dy) in ways {
      let page = TestPage(Moving(effect: effect))
      page.tap("go", at: 1)
      let place = middle(page, at: 1.05)
      #expect((place.x - rest.x) * dx >= 0 && abs(place.x - rest.x) <= 2 * abs(dx) + 1e-9)
      #expect((place.y - rest.y) * dy >= 0 && abs(place.y - rest.y) <= 2 * abs(dy) + 1e-9)
      #expect(abs(place.x - rest.x) + abs(place.y - rest.y) > 0.5, "\(effect)")
      #expect(page.host.restTime == 1.8)
      #expect(middle(page, at: 1.8) == rest)
    }
    let turning = TestPage(Moving(effect: .wiggle))
    turning.tap("go", at: 1)
    #expect(angle(turning, at: 1.05) > 5)
    #expect(angle(turning, at: 1.18) < -5)
  }

  @Test func forwardIsToTheLeftFromRightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let page = TestPage(Moving(effect: .wiggle.forward), environment: environment)
    page.tap("go", at: 1)
    #expect(middle(page, at: 1.05).x < middle(page, at: 1).x - 0.5)
  }

  @Test func breathingSwellsAndFadesOnlyWhereAsked() {
    let kinds: [(effect: BreatheSymbolEffect, faintest: Double)] = [
      (.breathe.plain, 1), (.breathe.pulse, 0.5),
    ]
    for (effect, faintest) in kinds {
      let page = TestPage(Moving(effect: effect))
      page.tap("go", at: 1)
      // The ink is eight tenths of 20 points.
      #expect(abs((page.frame(.systemRed, at: 2.2)?.width ?? 0) / 16 - 1.12) < 1e-9)
      #expect(abs((page.opacities(.systemRed, at: 2.2).first ?? 0) - faintest) < 1e-9)
      #expect(abs((page.frame(.systemRed, at: 3.4)?.width ?? 0) - 16) < 1e-9)
      #expect(page.host.restTime == 3.4)
    }
  }

  /// No effect jumps from one hundredth of a second to the next, whole or called off.
  @Test func effectsAreContinuous() {
    func check<E: DiscreteSymbolEffect & IndefiniteSymbolEffect>(_ effect: E, _ isLasting: Bool) {
      let page = TestPage(Moving(effect: effect, isLasting: isLasting))
      page.tap("go", at: 0.5)
      page.tap("go", at: 1.1)
      var last = corner(page, at: 0.4)
      for step in 41...600 {
        let next = corner(page, at: Double(step) / 100)
        // 11.3 points from the middle, once round in 1.2 s, at most 1.5 times the mean speed.
        #expect(
          hypot(next.x - last.x, next.y - last.y) < 1,
          "\(effect), \(isLasting), at \(step) hundredths of a second")
        last = next
      }
    }
    for isLasting in [false, true] {
      check(.rotate, isLasting)
      check(.wiggle, isLasting)
      check(.wiggle.left, isLasting)
      check(.breathe.pulse, isLasting)
    }
  }
}
