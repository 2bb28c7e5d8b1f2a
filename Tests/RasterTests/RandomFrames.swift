import CapstanSceneGraph
import Foundation

/// Frames of random items, each a small step from the one before.
///
/// The same seed gives the same frames.
struct RandomFrames {
  let size: CGSize
  private var seed: UInt32
  private(set) var list: DisplayList

  init(size: CGSize, seed: UInt32, items count: Int) {
    (self.size, self.seed) = (size, seed)
    list = DisplayList(size: size, background: .white)
    for _ in 0..<count { list.items.append(item()) }
  }

  /// A whole number below `count`.
  mutating func random(_ count: Int) -> Int {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Int(seed >> 8) % count
  }

  /// A number in a range.
  mutating func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(random(4096)) / 4095
  }

  /// Changes the list a little and returns it.
  mutating func next() -> DisplayList {
    for _ in 0...random(2) {
      let index = random(list.items.count)
      switch random(12) {
      case 0: list.items[index] = item()
      case 1 where list.items.count > 2: list.items.remove(at: index)
      case 2 where list.items.count < 14: list.items.insert(item(), at: index)
      case 3: list.items.swapAt(index, random(list.items.count))
      case 4: list.background = random(8) == 0 ? color() : list.background
      case 5: list.items[index] = list.items[index].moved(by: 1e-13, 2e-13)
      case 6: break
      default:
        let step = random(-6...6)
        list.items[index] = list.items[index].moved(by: step, random(-4...4))
      }
    }
    return list
  }

  private mutating func color() -> ResolvedColor {
    let opacity = [1.0, 0.7, 0.25, 0.0015][random(4)]
    return ResolvedColor(
      red: Double(random(0...1)), green: Double(random(0...1)), blue: Double(random(0...1)),
      opacity: opacity)
  }

  private mutating func rect() -> CGRect {
    CGRect(
      x: random(-10...size.width), y: random(-10...size.height), width: random(4...60),
      height: random(4...30))
  }

  private mutating func path(in rect: CGRect) -> Path {
    switch random(4) {
    case 0: .rect(rect.minX.rounded(), rect.minY.rounded(), rect.width.rounded(), 12)
    case 1: .rect(rect.minX, rect.minY, rect.width, rect.height)
    case 2: .roundedRect(rect.minX, rect.minY, rect.width, rect.height, 2)
    default: .circle(rect.midX, rect.midY, rect.height / 2)
    }
  }

  private mutating func paint(over rect: CGRect) -> Paint {
    guard random(4) == 0 else { return .solid(color()) }
    let stops = [0.0, 1].map { GradientPaint.Stop(color: color(), location: $0) }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return .gradient(
      GradientPaint(
        geometry: random(2) == 0
          ? .linear(start: rect.origin, end: center)
          : .radial(center: center, startRadius: 0, endRadius: rect.width), stops: stops))
  }

  private mutating func glyphs(in rect: CGRect) -> DisplayItem {
    let size = random(6...24)
    let glyphs = (0...random(4)).map { index in
      // Mostly outlines, few pictures.
      let id = UInt32(random(8) == 0 ? 2 : random(2))
      let x = rect.minX + CGFloat(index) * size * random(0.5...1.1)
      return GlyphRun.Glyph(id: id, position: CGPoint(x: x, y: rect.maxY))
    }
    return .glyphs(
      GlyphRun(
        face: TestFace(), size: size, glyphs: glyphs, text: "", paint: paint(over: rect),
        slant: random(3) == 0 ? 0.2 : 0))
  }

  private mutating func leaf() -> DisplayItem {
    let rect = rect()
    switch random(6) {
    case 0:
      return .stroke(
        StrokeItem(
          path: path(in: rect), style: StrokeStyle(lineWidth: random(0.5...3)),
          paint: .solid(color())))
    case 1:
      let page = CGRect(origin: .zero, size: size)
      return .fill(FillItem(path: page.asPath, paint: paint(over: page)))
    case 2: return glyphs(in: rect)
    default:
      return .fill(FillItem(path: path(in: rect), paint: paint(over: rect)))
    }
  }

  private mutating func item() -> DisplayItem {
    let rect = rect()
    switch random(16) {
    case 0, 1: return backdrop(in: rect)
    case 2: return group(.opacity(Double(random(0...1))))
    case 3:
      return group(
        .clip(path(in: rect), evenOdd: false, antialiased: true, transform: .identity))
    case 4: return group(.mask([leaf()]))
    case 5: return group(.blend([.multiply, .screen, .plusDarker][random(3)]))
    case 6: return group(.blur(radius: random(0.5...5), opaque: random(2) == 0))
    case 7: return group(.filter(.saturation(0.4)))
    case 8, 9:
      return group(
        .shadow(
          color: color(), radius: random(0.5...5),
          offset: CGSize(width: random(-3...3), height: random(-3...3))))
    case 10: return group(.projection(turn(about: rect.midX)))
    default: return leaf()
    }
  }

  /// A turn about a vertical axis, seen from afar, or a slant.
  private mutating func turn(about x: CGFloat) -> ProjectionTransform {
    let there = ProjectionTransform(CGAffineTransform(translationX: -x, y: -size.height / 2))
    let back = ProjectionTransform(CGAffineTransform(translationX: x, y: size.height / 2))
    var turn = ProjectionTransform()
    let angle = random(-0.9...0.9)
    if random(3) == 0 {
      turn.m21 = angle
    } else {
      (turn.m11, turn.m13) = (cos(angle), sin(angle) / 400)
    }
    return there.concatenating(turn).concatenating(back)
  }

  private mutating func backdrop(in rect: CGRect) -> DisplayItem {
    let style: BackdropStyle =
      random(3) == 0
      ? .glass(.regular(.light, shorterSide: rect.height)) : .material(.thin(.light))
    return .backdrop(BackdropItem(path: path(in: rect), rect: rect, style: style))
  }

  private mutating func group(_ effect: GroupEffect) -> DisplayItem {
    let items = (0...random(2)).map { _ in
      switch random(8) {
      case 0: backdrop(in: rect())
      case 1: item()
      default: leaf()
      }
    }
    return .group(GroupItem(effect: effect, items: items))
  }
}

extension DisplayItem {
  /// The item at another place, with everything that is in it.
  func moved(by x: CGFloat, _ y: CGFloat) -> DisplayItem {
    let move = CGAffineTransform(translationX: x, y: y)
    switch self {
    case .fill(var item):
      item.transform = item.transform.concatenating(move)
      return .fill(item)
    case .stroke(var item):
      item.transform = item.transform.concatenating(move)
      return .stroke(item)
    case .glyphs(var run):
      run.transform = run.transform.concatenating(move)
      return .glyphs(run)
    case .backdrop(var item):
      item.transform = item.transform.concatenating(move)
      return .backdrop(item)
    case .group(let group):
      return .group(GroupItem(effect: group.effect, items: group.items.map { $0.moved(by: x, y) }))
    }
  }
}
