import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Foundation

/// A bar with a pill that follows taps, drawn by hand: something worth looking at in a report.
struct DemoScene: Sendable {
  var name: String
  var bounce = 0.3
  var frameCount = 120
  var isDark = false
  var pill: UInt32 = 0xFF58_56D6
  var pillName = "rgba(0.345 0.337 0.839 1)"
  var iconRadius = 9.0
  var libraries = ["cairo": "1.16.0", "pango": "1.50.12", "libpng": "1.6.39"]
  var extra: [Shot.CurveValue] = []
  var touch: @Sendable (inout Bitmap, Int) -> Void = { _, _ in }

  /// Large enough to be looked at where a report is kept, else as small as will do.
  private static let scale =
    ProcessInfo.processInfo.environment["CAPSTAN_DEMO_REPORT"] == nil ? 1 : 2
  private static let (width, height) = (300, 96)
  private static let taps: [(Double, Int)] = [(0.3, 2), (1.1, 1)]
  private static let slots = [50.0, 116.0, 183.0, 250.0]

  /// The pill's centre: a spring from slot to slot, started at rest.
  private func center(_ time: Double) -> Double {
    var (from, to, start) = (Self.slots[0], Self.slots[0], 0.0)
    for (tap, slot) in Self.taps where time >= tap {
      (from, to, start) = (to, Self.slots[slot], tap)
    }
    let (omega, damping, t) = (2 * Double.pi / 0.45, 1 - bounce, time - start)
    let damped = omega * (1 - damping * damping).squareRoot()
    let decay = exp(-damping * omega * t)
    let rest = decay * (cos(damped * t) + damping * omega / damped * sin(damped * t))
    return to + (from - to) * rest
  }

  private func time(_ frame: Int) -> Double { Double(frame) / 60 }

  private func opacity(_ slot: Int, _ frame: Int) -> Double {
    let distance = abs(Self.slots[slot] - center(time(frame)))
    return 0.35 + 0.65 * max(0, 1 - distance / 60)
  }

  private func values(_ frame: Int) -> [Shot.CurveValue] {
    var values: [Shot.CurveValue] = [
      .init("TabBar/Pill/frame.x", center(time(frame)) - 28), .init("TabBar/Pill/frame.width", 56),
    ]
    for slot in Self.slots.indices {
      values.append(.init("TabBar/Item \(slot + 1)/Icon/opacity", opacity(slot, frame)))
      values.append(.init("TabBar/Item \(slot + 1)/Icon/scale", 1 + 0.12 * opacity(slot, frame)))
    }
    return values + extra
  }

  private func list(_ frame: Int) -> String {
    let x = (center(time(frame)) - 28) * 100
    var lines = [
      "list (300 96) background rgba(0.95 0.95 0.97 1)",
      "  fill rgba(1 1 1 1) transform (1 0 0 1 12 20) path { roundedRect (0 0 276 56) 28 }",
      "  fill \(pillName) transform (1 0 0 1 \(x.rounded() / 100) 26) path { roundedRect (0 0 56 44) 22 }",
    ]
    for (slot, place) in Self.slots.enumerated() {
      let opacity = (opacity(slot, frame) * 1000).rounded() / 1000
      lines += [
        "  group opacity \(opacity) bounds (\(place - 12) 36 24 24)",
        "    fill rgba(0.1 0.1 0.12 1) path { ellipse (\(place - iconRadius) \(48 - iconRadius) \(2 * iconRadius) \(2 * iconRadius)) }",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func picture(_ frame: Int) -> Bitmap {
    let page: UInt32 = isDark ? 0xFF1C_1C1E : 0xFFE9_EAF2
    var bitmap = Bitmap(
      width: Self.width * Self.scale, height: Self.height * Self.scale, filledWith: page)
    bitmap.fillCapsule(12, 20, 276, 56, isDark ? 0xFF2C_2C2E : 0xFFFF_FFFF, Self.scale)
    bitmap.fillCapsule(center(time(frame)) - 28, 26, 56, 44, pill, Self.scale)
    for (slot, place) in Self.slots.enumerated() {
      let level = UInt32(60 + 150 * (1 - opacity(slot, frame)))
      bitmap.fillCapsule(
        place - iconRadius, 48 - iconRadius, 2 * iconRadius, 2 * iconRadius,
        0xFF00_0000 | level << 16 | level << 8 | level, Self.scale)
    }
    touch(&bitmap, frame)
    return bitmap
  }

  var shot: Shot {
    Shot(
      name: name, rate: FrameRate(60), frameCount: frameCount,
      events: [
        .init("tap Saved", at: RationalTime(3, over: 10)),
        .init("tap Search", at: RationalTime(11, over: 10)),
      ],
      settledTime: RationalTime(19, over: 10),
      environment: ShotEnvironment(
        tool: "capstan test", architecture: "x86_64", libraries: libraries),
      curves: { values($0) }, list: { list($0) }, picture: { picture($0) })
  }
}

extension Bitmap {
  /// Fills a capsule, antialiased by distance.
  fileprivate mutating func fillCapsule(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ word: UInt32, _ scale: Int
  ) {
    let s = Double(scale)
    let radius = min(width, height) / 2
    for row in max(0, Int(y * s) - 1)...min(self.height - 1, Int((y + height) * s) + 1) {
      for column in max(0, Int(x * s) - 1)...min(self.width - 1, Int((x + width) * s) + 1) {
        let (px, py) = ((Double(column) + 0.5) / s, (Double(row) + 0.5) / s)
        let dx = max(x + radius - px, px - (x + width - radius), 0)
        let dy = max(y + radius - py, py - (y + height - radius), 0)
        let coverage = min(1, max(0, (radius - (dx * dx + dy * dy).squareRoot()) * s + 0.5))
        if coverage > 0 { self[column, row] = self[column, row].mixed(with: word, coverage) }
      }
    }
  }
}

extension UInt32 {
  fileprivate func mixed(with other: UInt32, _ amount: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (a, b) = (Double(self >> shift & 255), Double(other >> shift & 255))
      result |= UInt32((a + (b - a) * amount).rounded()) << shift
    }
    return result
  }
}
