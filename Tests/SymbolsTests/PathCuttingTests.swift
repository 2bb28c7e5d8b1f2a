import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct PathCuttingTests {
  private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

  @Test func keepsOneSideOfALine() {
    // Left of a line that runs to the right is above it.
    let half = circle.keeping(leftOf: .zero, direction: CGPoint(x: 1, y: 0))
    #expect(half.contains(CGPoint(x: 0, y: -5)) && !half.contains(CGPoint(x: 0, y: 5)))
    let box = half.boundingRect
    #expect(abs(box.maxY) < 1e-9 && abs(box.minY + 10) < 1e-9 && abs(box.width - 20) < 1e-9)
  }

  @Test func keepsHolesAndWinding() {
    var ring = circle
    ring.addPath(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)).reversed)
    let half = ring.keeping(leftOf: .zero, direction: CGPoint(x: 0, y: 1))
    #expect(!half.contains(CGPoint(x: 3, y: 0)) && half.contains(CGPoint(x: 7, y: 0)))
    #expect(half.windingNumber(around: CGPoint(x: 7, y: 1)) == 1)
    #expect(!half.contains(CGPoint(x: -7, y: 0)))
  }

  @Test func whatLiesWhollyOnOneSideStaysOrGoes() {
    let up = CGPoint(x: 1, y: 0)
    #expect(circle.keeping(leftOf: CGPoint(x: 0, y: 20), direction: up).boundingRect.height > 19.99)
    #expect(circle.keeping(leftOf: CGPoint(x: 0, y: -20), direction: up).isEmpty)
  }

  @Test func removesAStrip() {
    let rest = circle.removingStrip(through: .zero, direction: CGPoint(x: 1, y: 1), width: 2)
    #expect(!rest.contains(CGPoint(x: 3, y: 3)) && !rest.contains(CGPoint(x: 0.6, y: -0.6)))
    #expect(rest.contains(CGPoint(x: 0.8, y: -0.8)) && rest.contains(CGPoint(x: -0.8, y: 0.8)))
  }

  @Test func removesADisc() {
    let rest = circle.removingDisc(center: CGPoint(x: 6, y: 0), radius: 3)
    for step in 0..<16 {
      let direction = CGPoint(x: cos(CGFloat(step) * .pi / 8), y: sin(CGFloat(step) * .pi / 8))
      let inside = CGPoint(x: 6, y: 0) + direction * 2.98
      #expect(!rest.contains(inside))
      let outside = CGPoint(x: 6, y: 0) + direction * 3.1
      #expect(rest.contains(outside) == circle.contains(outside))
      #expect(abs(rest.windingNumber(around: outside)) <= 1)
    }
  }
}
