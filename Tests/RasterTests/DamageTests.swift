import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct DamageTests {
  /// What moves in the scene, one number each.
  private struct State: Equatable {
    var ball: CGFloat = 20
    var indicator: CGFloat = 14
    var fade = 0.8
    var headline: CGFloat = 10
    var page: CGFloat = 0
    var glass: CGFloat = 60
    var hasStar = true
  }

  private func scene(_ state: State) -> DisplayList {
    let size = CGSize(width: 120, height: 100)
    let page = CGRect(origin: .zero, size: size)
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 120, y: 100 + state.page)),
      stops: [
        GradientPaint.Stop(color: ResolvedColor(hex: 0xFF9500), location: 0),
        GradientPaint.Stop(color: ResolvedColor(hex: 0x5856D6), location: 1),
      ])
    let radial = GradientPaint(
      geometry: .radial(
        center: CGPoint(x: state.ball, y: 30), startRadius: 0, endRadius: 9),
      stops: gradient.stops)
    let bar = CGRect(x: 10, y: 68, width: 100, height: 24)
    var items: [DisplayItem] = [
      .fill(FillItem(path: page.asPath, paint: .gradient(gradient))),
      .fill(FillItem(path: .circle(state.ball, 30, 9.3), paint: .gradient(radial))),
      .group(
        .opacity(state.fade), page, .fill(.rect(state.headline, 5, 40, 8), .white),
        .fill(.rect(state.headline + 3, 8, 20, 9), .black)),
      .group(
        .clip(.circle(90, 30, 14.2), evenOdd: false, antialiased: true, transform: .identity),
        page, .fill(.rect(state.headline + 50, 20, 40, 12), .green),
        .fill(.rect(70, 30, 40, 12), .white.multiplyingOpacity(by: 0.7))),
      .group(
        .shadow(
          color: .black.multiplyingOpacity(by: 0.4), radius: 4, offset: CGSize(width: 0, height: 2)),
        bar.insetBy(dx: -14, dy: -14),
        .backdrop(
          BackdropItem(
            path: .roundedRect(10, 68, 100, 24, 12), rect: bar, style: .material(.thin(.light)))),
        .fill(.roundedRect(state.indicator, 70, 30, 20, 10), .black.multiplyingOpacity(by: 0.2)),
        .stroke(
          StrokeItem(
            path: .circle(30.5, 80, 5), style: StrokeStyle(lineWidth: 1.5), paint: .solid(.black)))),
      .backdrop(
        BackdropItem(
          path: .circle(state.glass, 50, 12),
          rect: CGRect(x: state.glass - 12, y: 38, width: 24, height: 24),
          style: .glass(.regular(.light, shorterSide: 24)))),
    ]
    if state.hasStar {
      items.insert(
        .group(.blend(.multiply), page, .fill(.circle(40, 60, 12), .red)), at: 3)
    }
    return DisplayList(size: size, background: .white, items: items)
  }

  /// Items that leave no trace come and go before others whose pixels are kept.
  @Test func unseenItemsDoNotShiftWhatIsKept() throws {
    let size = CGSize(width: 60, height: 40)
    let half = ResolvedColor.red.multiplyingOpacity(by: 0.5)
    func list(_ isLed: Bool, _ x: CGFloat, _ y: CGFloat = 4) -> DisplayList {
      let items: [DisplayItem] = [
        .fill(.rect(0, 0, 60, 40), ResolvedColor(hex: 0x5856D6)), .fill(.rect(2, 2, 56, 36), half),
        .fill(.rect(x, 10, 12, 12), half), .fill(.rect(20, 24, 12, 12), half),
        .fill(.rect(40, y, 8, 8), half),
      ]
      let unseen = DisplayItem.fill(.rect(-500, -500, 4, 4), .black)
      return DisplayList(
        size: size, background: .white, items: (isLed ? [unseen] : []) + items)
    }
    for frames in [
      [
        list(false, 4), list(false, 5), list(false, 6), list(true, 6), list(true, 7), list(true, 8),
      ],
      [
        list(true, 4), list(true, 5), list(true, 6), list(false, 6), list(false, 6, 6),
        list(false, 6, 8),
      ],
    ] {
      let kept = try Renderer(size: size, scale: 2)
      for (index, frame) in frames.enumerated() {
        try kept.render(frame)
        let expected = try Renderer(size: size, scale: 2).bitmap(of: frame)
        #expect(kept.bitmap() == expected, "frame \(index)")
      }
    }
  }

  /// A mask may read the page beneath, which then moves under it.
  @Test func masksThatReadTheirBackdropFollowIt() throws {
    let size = CGSize(width: 60, height: 40)
    let page = CGRect(origin: .zero, size: size)
    let glass = BackdropItem(
      path: page.asPath, rect: page, style: .material(.thin(.light)))
    func list(_ x: CGFloat, _ y: CGFloat) -> DisplayList {
      let mask = DisplayItem.group(
        GroupItem(effect: .filter(.luminanceToAlpha), bounds: page, items: [.backdrop(glass)]))
      let masked = DisplayItem.group(
        GroupItem(
          effect: .mask([mask]), bounds: page, items: [.fill(.rect(20, 10, 20, 20), .black)]))
      let shadowed = DisplayItem.group(
        .shadow(color: .red, radius: 4, offset: .zero), page, masked)
      return DisplayList(
        size: size, background: .white,
        items: [.fill(.rect(x, 0, 20, 40), .black), shadowed, .fill(.rect(50, y, 4, 4), .green)])
    }
    let kept = try Renderer(size: size, scale: 1)
    for (x, y) in [(0.0, 0.0), (0, 4), (6, 4), (12, 4), (12, 8), (18, 8)] {
      let frame = list(x, y)
      try kept.render(frame)
      let expected = try Renderer(size: size, scale: 1).bitmap(of: frame)
      #expect(kept.bitmap() == expected, "at \(x), \(y)")
    }
  }

  @Test func redrawingWhatChangedEqualsDrawingAll() throws {
    var state = State()
    let size = CGSize(width: 120, height: 100)
    let reused = try Renderer(size: size, scale: 1.5)
    let fresh = try Renderer(size: size, scale: 1.5)
    var seed: UInt32 = 7
    func random(_ count: UInt32) -> UInt32 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return (seed >> 16) % count
    }
    var partial = 0
    for step in 0..<60 {
      switch random(8) {
      case 0: state.ball += 3.7
      case 1: state.indicator = 14 + CGFloat(random(60))
      case 2: state.fade = Double(random(10)) / 10
      case 3: state.headline = CGFloat(random(30)) + 0.3
      case 4: state.page = CGFloat(random(40))
      case 5: state.glass = CGFloat(20 + random(80))
      case 6: state.hasStar.toggle()
      default: break
      }
      if state.ball > 100 { state.ball = 20 }
      let list = scene(state)
      let rows = try reused.render(list)
      if !rows.isEmpty, rows.count < 150 { partial += 1 }
      fresh.forget()
      let expected = try fresh.bitmap(of: list)
      let worst = reused.bitmap().worstDifference(to: expected)
      #expect(worst.levels == 0, "step \(step), rows \(rows): \(worst)")
    }
    #expect(partial > 15, "most steps change a part only")
  }

  @Test func theSameFrameAgainChangesNothing() throws {
    let renderer = try Renderer(size: CGSize(width: 120, height: 100), scale: 1)
    #expect(try renderer.render(scene(State())) == 0..<100)
    #expect(try renderer.render(scene(State())).isEmpty)
  }

  @Test func rowsThatChangedAreReported() throws {
    let renderer = try Renderer(size: CGSize(width: 120, height: 100), scale: 1)
    var state = State()
    try renderer.render(scene(state))
    let before = renderer.bitmap()
    state.headline += 10
    let rows = try renderer.render(scene(state))
    let after = renderer.bitmap()
    let changed = (0..<100).filter { y in (0..<120).contains { before[$0, y] != after[$0, y] } }
    #expect(!changed.isEmpty && changed.allSatisfy(rows.contains))
    #expect(rows.count < 60)
  }

  @Test func anotherBackgroundIsAnotherPage() throws {
    let renderer = try Renderer(size: CGSize(width: 4, height: 4), scale: 1)
    var list = DisplayList(size: CGSize(width: 4, height: 4), background: .white)
    try renderer.render(list)
    list.background = .black
    #expect(try renderer.bitmap(of: list).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func aSideThroughAnOutlineLeavesNoTrace() throws {
    let size = CGSize(width: 90, height: 70)
    func list(_ place: CGFloat) -> DisplayList {
      var slanted = Path()
      slanted.move(to: CGPoint(x: 5.3, y: 60.1))
      slanted.addQuadCurve(to: CGPoint(x: 84.7, y: 57.2), control: CGPoint(x: 41.9, y: -20.6))
      slanted.closeSubpath()
      return DisplayList(
        size: size, background: .white,
        items: [
          .fill(slanted, .red),
          .group(
            .clip(.circle(45, 35, 30.3), evenOdd: false, antialiased: true, transform: .identity),
            CGRect(origin: .zero, size: size), .fill(slanted, .green)),
          .fill(.rect(place, 15.2 + place / 3, 7.1, 9.4), .black),
        ])
    }
    let reused = try Renderer(size: size, scale: 2)
    for step in 0..<40 {
      let list = list(CGFloat(step) * 1.9)
      let expected = try Renderer(size: size, scale: 2).bitmap(of: list)
      #expect(try reused.bitmap(of: list) == expected, "step \(step)")
    }
  }

  @Test func whatSlidesOverABackdropLeavesItAlone() throws {
    let size = CGSize(width: 80, height: 100)
    let bar = CGRect(x: 0, y: 20, width: 80, height: 70)
    func list(_ place: CGFloat) -> DisplayList {
      DisplayList(
        size: size, background: .white,
        items: [
          .fill(.rect(10, 10, 50, 60), .red),
          .backdrop(
            BackdropItem(
              path: .roundedRect(0, 20, 80, 70, 20), rect: bar, style: .material(.thin(.light)))),
          .fill(.circle(place, 50, 4), .black),
        ])
    }
    let reused = try Renderer(size: size, scale: 1)
    for step in 0..<6 {
      let list = list(20 + CGFloat(step))
      let rows = try reused.render(list)
      // The second frame keeps what lies beneath, the later ones use it.
      if step > 1 { #expect(rows.count < 14, "rows \(rows) of step \(step)") }
      #expect(
        try reused.bitmap() == Renderer(size: size, scale: 1).bitmap(of: list), "step \(step)")
    }
  }
}
