import CapstanSceneGraph
import Foundation
import Testing

@Suite struct DisplayItemBoundsTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private var fill: DisplayItem { .fill(FillItem(path: Path(box), paint: .solid(.black))) }

  @Test func rotatedCirclesStayTight() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let item = FillItem(
      path: circle, paint: .solid(.black),
      transform: CGAffineTransform(translationX: 50, y: 50).rotated(by: .pi / 4))
    let bounds = DisplayItem.fill(item).bounds
    #expect(abs(bounds.width - 20) < 0.02 && abs(bounds.midX - 50) < 1e-9)
  }

  @Test func strokesReachByTheirRealCorners() {
    let square = StrokeItem(
      path: Path(box), style: StrokeStyle(lineWidth: 2), paint: .solid(.black))
    let root = 2.0.squareRoot()
    let wide = DisplayItem.stroke(square).bounds
    #expect(abs(wide.minX - (10 - root)) < 1e-9 && abs(wide.maxY - (60 + root)) < 1e-9)
    var round = square
    round.style.lineJoin = .round
    #expect(DisplayItem.stroke(round).bounds == box.insetBy(dx: -1, dy: -1))
  }

  @Test func blurAndShadowReachTwoPointEightRadii() {
    let blur = GroupItem(effect: .blur(radius: 10, opaque: false), items: [fill])
    #expect(blur.bounds == box.insetBy(dx: -28, dy: -28))
    #expect(GroupItem(effect: .blur(radius: 10, opaque: true), items: [fill]).bounds == box)
    let shadow = GroupItem(
      effect: .shadow(color: .black, radius: 5, offset: CGSize(width: 30, height: 0)),
      items: [fill])
    #expect(shadow.bounds == CGRect(x: 10, y: 6, width: 74, height: 68))
  }

  @Test func clipsAndMasksCut() {
    let hole = Path(CGRect(x: 0, y: 0, width: 20, height: 100))
    let clip = GroupItem(
      effect: .clip(hole, evenOdd: false, antialiased: true, transform: .identity), items: [fill])
    #expect(clip.bounds == CGRect(x: 10, y: 20, width: 10, height: 40))
    let mask = GroupItem(
      effect: .mask([.fill(FillItem(path: hole, paint: .solid(.black)))]), items: [fill])
    #expect(mask.bounds == clip.bounds)
  }

  @Test func projectionsEncloseTheFourCorners() {
    var map = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(
      GroupItem(effect: .projection(map), items: [fill]).bounds
        == CGRect(x: 20, y: 20, width: 60, height: 40))
    // Behind the eye from x = 25 on: what lies before it is still finite.
    map.m13 = -1.0 / 25
    let cut = GroupItem(effect: .projection(map), items: [fill]).bounds
    #expect(cut.minX > 0 && cut.width.isFinite && cut.width > 0)
  }

  @Test func nothingHasNullBounds() {
    #expect(GroupItem(effect: .opacity(1), items: []).bounds.isNull)
    #expect(
      GroupItem(effect: .blur(radius: 4, opaque: false), items: []).bounds.isNull)
  }
}
