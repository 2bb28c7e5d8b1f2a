import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// The bar's geometry and motion, worked out by hand.
@MainActor struct SlidingBarTests {
  private let indigo = ResolvedColor(hex: 0x5856D6)

  private func page(width: CGFloat) -> TestPage {
    TestPage(
      SlidingBarPage(), size: CGSize(width: width, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  }

  private func indicator(_ page: TestPage, at time: Double) -> [CGRect] {
    page.items(at: time).compactMap { item in
      guard case .fill(let fill) = item, case .solid(let color) = fill.paint,
        color.opacity <= 0.18 + 1e-9, abs(color.red - indigo.red) < 1e-6
      else { return nil }
      return fill.path.boundingRect.applying(fill.transform)
    }
  }

  @Test func cellsAreEqualPartsOfTheBar() {
    let targets = page(width: 393).host.tapTargets(at: 0)
    #expect(targets.map(\.label) == ["Home", "Search", "Saved", "Profile"])
    #expect(targets.map(\.isSelected) == [true, false, false, false])
    for (index, target) in targets.enumerated() {
      // 393 wide, 20 on both sides, 6 of padding, gaps of 4; text box of 13.5 at two pixels.
      let x = 26 + CGFloat(index) * 86.25
      #expect(
        target.frame.isNear(CGRect(x: x, y: 852 - 34 - 8 - 6 - 57.5, width: 82.25, height: 57.5)))
    }
  }

  @Test func cellHeightFollowsTheTextBox() {
    // 11 points of type take 13.127 points, at three pixels to the point 13 and a third.
    let page = TestPage(SlidingBarPage(), size: CGSize(width: 393, height: 852), scale: 3)
    let height = page.host.tapTargets(at: 0)[0].frame.height
    #expect(abs(height - (26 + 2 + 40.0 / 3 + 16)) < 0.01)
  }

  @Test func indicatorFollowsTheClosedSpringAndKeepsItsVelocity() {
    let page = page(width: 390)
    let spring = Spring(duration: 0.4, bounce: 0.3)
    page.tap("Search", at: 0.5)
    for time in [0.5, 0.533, 0.6, 0.667, 0.7] {
      let expected = 26 + spring.value(target: 85.5, initialVelocity: 0, time: time - 0.5)
      let rects = indicator(page, at: time)
      #expect(rects.count == 2 || time == 0.5)
      for rect in rects { #expect(abs(rect.minX - expected) < 1e-9) }
    }
    page.tap("Profile", at: 0.7)
    let x0 = 26 + spring.value(target: 85.5, initialVelocity: 0, time: 0.2)
    let v0 = spring.velocity(target: 85.5, initialVelocity: 0, time: 0.2)
    for (time, known) in [(0.7, 110.139), (0.8, 211.261), (0.9, 281.019), (1.5, 282.513)] {
      let x =
        x0 + spring.value(target: 282.5 - x0, initialVelocity: v0, time: time - 0.7)
      for rect in indicator(page, at: time) {
        #expect(abs(rect.minX - x) < 1e-9)
        #expect(abs(rect.minX - known) < 0.0006)
      }
    }
  }

  @Test func gradientEasesOverFourTenthsInOklab() {
    let page = page(width: 390)
    page.tap("Search", at: 0.5)
    func first(at time: Double) -> ResolvedColor? {
      for case .fill(let fill) in page.items(at: time) {
        if case .gradient(let gradient) = fill.paint { return gradient.stops.first?.color }
      }
      return nil
    }
    let (old, new) = (ResolvedColor(hex: 0x5856D6), ResolvedColor(hex: 0x30B0C7))
    for time in [0.5, 0.6, 0.7, 0.85] {
      let part = UnitCurve.easeInOut.value(at: (time - 0.5) / 0.4)
      let expected = old.mixed(with: new, by: part, in: .perceptual)
      #expect(first(at: time)?.isNear(expected) == true, "at \(time)")
    }
    #expect(first(at: 0.9)?.isNear(ResolvedColor(hex: 0x30B0C7)) == true)
  }

  @Test func onlyTheNewSymbolBounces() {
    let page = page(width: 390)
    page.tap("Search", at: 0.5)
    let moving = page.host.animatedAttributes(at: 0.71).filter { $0.path.hasSuffix("symbol.scale") }
    #expect(moving.count == 1)
    #expect(moving.first?.path.contains("ForEach[search]") == true)
    #expect(abs((moving.first?.value ?? 0) - 1.2) < 1e-9)
  }

  @Test func reducedMotionShowsTheNewStateAtOnce() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let page = TestPage(SlidingBarPage(), environment: environment)
    let before = page.host.displayList(at: 0.4)
    page.tap("Search", at: 0.5)
    // The gradient keeps its own animation, as the listing says.
    func bar(_ time: Double) -> [DisplayItem] { Array(page.items(at: time).dropFirst()) }
    #expect(bar(0.5) == bar(3))
    #expect(Array(before.items.flattened.dropFirst()) != bar(0.5))
  }
}
