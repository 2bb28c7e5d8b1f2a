import CapstanFrames
import Foundation

/// A drawing of curves: one panel for each, all over the same time, events as upright lines.
///
/// Each panel bears the name of its curve and, where it is known, the unit of its values.
struct CurveChart {
  /// A mark of the drawing, in points from the top left.
  enum Mark {
    case line(from: CGPoint, to: CGPoint, color: UInt32, width: Double)
    case polyline([CGPoint], color: UInt32)
    case text(String, at: CGPoint, anchor: Anchor, size: Double, color: UInt32)
  }

  /// Which part of a text stands at its point.
  enum Anchor: String { case start, middle, end }

  /// Back to front.
  private(set) var marks: [Mark] = []
  /// The whole drawing in points.
  let size: CGSize

  private static let left = 64.0
  private static let right = 24.0
  private static let panelHeight = 110.0
  private static let panelGap = 40.0
  private static let plotWidth = 640.0
  static let ink: UInt32 = 0x3A3A3C
  static let grid: UInt32 = 0xD8D8DC
  static let event: UInt32 = 0xFF9500
  private static let colors: [UInt32] = [
    0x007AFF, 0x34C759, 0xAF52DE, 0xFF2D55, 0x30B0C7, 0xA2845E,
  ]

  /// The share of its values by which a curve has to move to be worth a panel.
  private static let leastMotion = 1e-3
  /// The longest name of a curve that fits, in characters; of longer ones the end is shown.
  private static let longestName = 104

  /// Draws a set; a curve that hardly changes is left out if others do.
  init(_ set: CurveSet) {
    let moving = set.curves.filter(Self.moves)
    let curves = moving.isEmpty ? set.curves : moving
    let end = max(set.time(at: max(1, set.frameCount - 1)).seconds, 1e-9)
    let start = set.time(at: 0).seconds
    let hasEvents = set.events.contains { (start...end).contains($0.seconds) }
    let head = hasEvents ? 48.0 : 28
    let height = head + Double(max(1, curves.count)) * (Self.panelHeight + Self.panelGap)
    size = CGSize(width: Self.left + Self.plotWidth + Self.right, height: height)
    if hasEvents { legend() }
    for (index, curve) in curves.enumerated() {
      let top = head + Double(index) * (Self.panelHeight + Self.panelGap)
      panel(
        curve, set, top: top, start: start, end: end, color: Self.colors[index % Self.colors.count])
    }
  }

  private static func moves(_ curve: Curve) -> Bool {
    let values = curve.values.compactMap(\.self).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low > leastMotion * max(1, abs(low), abs(high))
  }

  /// Says what the upright lines are.
  private mutating func legend() {
    let right = Self.left + Self.plotWidth
    marks.append(
      .line(
        from: CGPoint(x: right - 36, y: 10), to: CGPoint(x: right - 36, y: 22), color: Self.event,
        width: 1))
    marks.append(
      .text(
        "event", at: CGPoint(x: right, y: 20), anchor: .end, size: 10, color: Self.ink))
  }

  /// The unit of a curve's values; nil where the name does not tell.
  static func unit(of name: String) -> String? {
    let last = name.split(separator: "/").last ?? ""
    if last == "velocity" { return "1/s" }
    let words = last.split(separator: "#")[0].split(separator: ".")
    let lengths = ["frame", "offset", "padding", "move"]
    if words.contains(where: { lengths.contains(String($0)) }) { return "pt" }
    return nil
  }

  private static func shownName(_ name: String) -> String {
    name.count > longestName ? "…" + name.suffix(longestName - 1) : name
  }

  private mutating func panel(
    _ curve: Curve, _ set: CurveSet, top: Double, start: Double, end: Double, color: UInt32
  ) {
    let known = curve.values.compactMap(\.self).filter(\.isFinite)
    let (low, high) = Self.range(known)
    let bottom = top + Self.panelHeight
    func x(_ time: Double) -> Double {
      Self.left + (time - start) / max(end - start, 1e-9) * Self.plotWidth
    }
    func y(_ value: Double) -> Double { bottom - (value - low) / (high - low) * Self.panelHeight }
    marks.append(
      .text(
        Self.shownName(curve.name), at: CGPoint(x: Self.left, y: top - 8), anchor: .start, size: 11,
        color: color))
    if let unit = Self.unit(of: curve.name) {
      marks.append(
        .text(
          unit, at: CGPoint(x: Self.left - 6, y: top - 8), anchor: .end, size: 9, color: Self.ink))
    }
    for value in Self.ticks(low, high, count: 4) {
      marks.append(
        .line(
          from: CGPoint(x: Self.left, y: y(value)),
          to: CGPoint(x: Self.left + Self.plotWidth, y: y(value)), color: Self.grid, width: 0.5))
      marks.append(
        .text(
          Self.short(value), at: CGPoint(x: Self.left - 6, y: y(value) + 3.5), anchor: .end,
          size: 9, color: Self.ink))
    }
    for corner in [
      CGPoint(x: Self.left, y: top), CGPoint(x: Self.left + Self.plotWidth, y: bottom),
    ] {
      marks.append(
        .line(
          from: CGPoint(x: Self.left, y: bottom), to: corner, color: Self.ink, width: 0.5))
    }
    for time in Self.ticks(start, end, count: 8) {
      marks.append(
        .line(
          from: CGPoint(x: x(time), y: bottom), to: CGPoint(x: x(time), y: bottom + 4),
          color: Self.ink, width: 0.5))
      marks.append(
        .text(
          "\(Self.short(time)) s", at: CGPoint(x: x(time), y: bottom + 14), anchor: .middle,
          size: 9,
          color: Self.ink))
    }
    for event in set.events where (start...end).contains(event.seconds) {
      marks.append(
        .line(
          from: CGPoint(x: x(event.seconds), y: top), to: CGPoint(x: x(event.seconds), y: bottom),
          color: Self.event, width: 1))
    }
    for run in runs(curve.values) {
      let points = run.map { position in
        CGPoint(x: x(set.time(at: position).seconds), y: y(curve.values[position] ?? 0))
      }
      marks.append(.polyline(points, color: color))
    }
  }

  /// The stretches in which a curve exists.
  private func runs(_ values: [Double?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (position, value) in values.enumerated() where value?.isFinite == true {
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    return runs
  }

  private static func range(_ values: [Double]) -> (low: Double, high: Double) {
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return high - low < 1e-9 ? (low - 0.5, high + 0.5) : (low, high)
  }

  /// Round numbers within a range, about `count` of them.
  static func ticks(_ low: Double, _ high: Double, count: Int) -> [Double] {
    let raw = (high - low) / Double(count)
    guard raw > 0, raw.isFinite else { return [low] }
    let power = pow(10, log10(raw).rounded(.down))
    let step = power * ([1.0, 2, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10)
    return stride(
      from: (low / step - 1e-9).rounded(.up) * step, through: high + step * 1e-9, by: step
    )
    .map { $0 }
  }

  /// At most three decimals, no more than it takes.
  static func short(_ value: Double) -> String {
    var text = CurveSet.decimal((value * 1000).rounded() / 1000)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
