import SwiftUI

/// The buttons' frames, in order, from the left of their bar.
struct ButtonFrames: PreferenceKey {
  static let defaultValue: [CGRect] = []

  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) {
    value += nextValue()
  }
}

/// Gives every button a slot of the same width and centres it there at its own size.
struct EqualSlots: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let slot = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * slot, y: bounds.midY),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Moves a view along a quadratic curve whose control point hangs 100 above the start.
struct AlongCurve: GeometryEffect {
  var from: CGPoint
  var to: CGPoint
  var t: CGFloat

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let control = CGPoint(x: (from.x + to.x) / 2, y: from.y - 100)
    let x = bezier(from.x, control.x, to.x)
    let y = bezier(from.y, control.y, to.y)
    return ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }

  private func bezier(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
    (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c
  }
}

/// Shrinks a view away in the first fifth of the way and lets it grow again in the last.
struct Teleport: GeometryEffect {
  static let share: CGFloat = 0.2

  var fromX: CGFloat
  var toX: CGFloat
  var t: CGFloat

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let scale = max(1 - t / Self.share, (t - 1) / Self.share + 1, 0)
    let x = (t < 0.5 ? fromX : toX) + size.width / 2 * (1 - scale)
    let y = BallBar.indentDepth + size.height / 2 * (1 - scale)
    return ProjectionTransform(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale))
  }
}

extension Path {
  /// Adds a dent with soft shoulders, 60 wide, centred on `x`, from the line y = 0 downwards.
  fileprivate mutating func addIndent(centredOn x: CGFloat, depth: CGFloat) {
    let width = BallBar.indentWidth
    let left = x - width / 2
    let point = { (u: CGFloat, v: CGFloat) in CGPoint(x: left + u / 55 * width, y: v * depth) }
    addLine(to: point(0, 0))
    addCurve(to: point(27.5, 1), control1: point(11.5, 0), control2: point(19.5, 1))
    addCurve(to: point(55, 0), control1: point(35.5, 1), control2: point(43.5, 0))
  }
}

/// A rectangle with an indent in the middle of its top edge, which opens late in the motion.
struct ButtonIndent: Shape {
  /// The share of the motion that passes before the indent begins to open.
  static let delay: CGFloat = 0.7

  /// 0 closed, 1 open.
  var t: CGFloat

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let opening = max(0, (t - Self.delay) / (1 - Self.delay))
    return Path { path in
      path.move(to: .zero)
      path.addIndent(centredOn: rect.midX, depth: BallBar.indentDepth * opening)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A rectangle whose indent slides along its top edge.
struct SlidingIndent: Shape {
  var from: CGFloat
  var to: CGFloat
  /// 0 at `from`, 1 at `to`.
  var t: CGFloat

  var animatableData: CGFloat {
    get { t }
    set { t = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addIndent(centredOn: from + (to - from) * t, depth: BallBar.indentDepth)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
