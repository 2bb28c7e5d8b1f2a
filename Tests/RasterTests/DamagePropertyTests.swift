import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

/// Whatever changes between two frames, drawing the change equals drawing the frame.
@Suite struct DamagePropertyTests {
  @Test("Random frames drawn upon each other equal those drawn anew", arguments: 1...8)
  func randomFramesEqualThoseDrawnAnew(seed: UInt32) throws {
    let size = CGSize(width: 110, height: 150)
    let scale: CGFloat = [1, 1.5, 2][Int(seed) % 3]
    var frames = RandomFrames(size: size, seed: seed, items: 3 + Int(seed) % 7)
    let kept = try Renderer(size: size, scale: scale)
    let fresh = try Renderer(size: size, scale: scale)
    try kept.render(frames.list)
    var before = kept.bitmap()
    for step in 0..<50 {
      let list = frames.next()
      let hull = try kept.render(list)
      fresh.forget()
      let expected = try fresh.bitmap(of: list)
      let drawn = kept.bitmap()
      guard drawn == expected else {
        let worst = drawn.worstDifference(to: expected)
        Issue.record("step \(step), rows \(kept.changedRows): \(worst)")
        return
      }
      let changed = drawn.rows(unlike: before)
      #expect(
        changed.allSatisfy { row in kept.changedRows.contains { $0.contains(row) } },
        "step \(step): rows \(changed) of \(kept.changedRows)")
      #expect(
        kept.changedRows.allSatisfy { hull.lowerBound <= $0.lowerBound }
          && kept.changedRows.allSatisfy { $0.upperBound <= hull.upperBound })
      before = drawn
    }
  }

  /// A page, a headline above, a bar below that shows its backdrop, and something that slides on it.
  private func page(_ headline: CGFloat, _ pill: CGFloat) -> DisplayList {
    let size = CGSize(width: 120, height: 200)
    let bar = CGRect(x: 10, y: 160, width: 100, height: 30)
    return DisplayList(
      size: size, background: .white,
      items: [
        .fill(.rect(0, 0, 120, 200), ResolvedColor(hex: 0xFF9500)),
        .fill(.circle(headline, 40, 9.3), .white),
        .backdrop(
          BackdropItem(
            path: .roundedRect(10, 160, 100, 30, 12), rect: bar, style: .material(.thin(.light)))),
        .fill(.roundedRect(pill, 166, 30, 18, 9), .black.multiplyingOpacity(by: 0.2)),
      ])
  }

  @Test func whatChangesApartIsDrawnApart() throws {
    let size = CGSize(width: 120, height: 200)
    let kept = try Renderer(size: size, scale: 2)
    for step in 0..<12 {
      let list = page(30 + CGFloat(step) * 2.3, 12 + CGFloat(step) * 3.1)
      try kept.render(list)
      #expect(try kept.bitmap() == Renderer(size: size, scale: 2).bitmap(of: list), "step \(step)")
      guard step > 0 else { continue }
      let rows = kept.changedRows
      #expect(rows.count == 2, "rows \(rows) of step \(step)")
      #expect(rows.allSatisfy { $0.count < 90 }, "rows \(rows) of step \(step)")
      // Once page and bar are kept beneath the pill, the backdrop need not be drawn with it.
      if step > 2, let last = rows.last { #expect(last.count < 50, "rows \(rows) of step \(step)") }
    }
  }

  /// Drawn upon what is kept, rows of which no pixel comes out otherwise are not told.
  @Test func rowsThatStayTheSameAreNotTold() throws {
    let size = CGSize(width: 120, height: 200)
    let kept = try Renderer(size: size, scale: 2)
    var (before, untold) = (try kept.bitmap(of: page(30, 20)), 0)
    for step in 1..<40 {
      // By 1/200 pixel: most levels stay.
      let drawn = try kept.bitmap(of: page(30, 20 + CGFloat(step) / 400))
      let changed = drawn.rows(unlike: before)
      let hull = changed.first.map { $0..<(changed.last ?? $0) + 1 }
      if step > 2 { #expect(kept.changedRows == (hull.map { [$0] } ?? []), "step \(step)") }
      untold += kept.drawnRows.count - (hull?.count ?? 0)
      before = drawn
    }
    #expect(untold > 0, "rows are drawn that come out as they were")
  }

  @Test func aPlaceThatRoundsAlikeIsNoChange() throws {
    let size = CGSize(width: 120, height: 200)
    let kept = try Renderer(size: size, scale: 2)
    try kept.render(page(30.1, 20.3))
    let before = kept.bitmap()
    try kept.render(page(30.1 + 1e-12, 20.3 - 1e-12))
    #expect(kept.changedRows.isEmpty)
    #expect(kept.bitmap() == before)
    try kept.render(page(30.1 + 0.01, 20.3))
    #expect(!kept.changedRows.isEmpty)
  }
}

extension Bitmap {
  fileprivate func rows(unlike other: Bitmap) -> [Int] {
    (0..<height).filter { y in
      pixels[y * width..<(y + 1) * width] != other.pixels[y * width..<(y + 1) * width]
    }
  }
}
