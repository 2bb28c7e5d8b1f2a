import Foundation

/// How far a view is scrolled out of sight.
public enum ScrollTransitionPhase: Equatable, Sendable {
  /// About to come in at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to come in at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled into sight.
public struct ScrollTransitionConfiguration: Sendable {
  let isIdentity: Bool

  /// By an animation when the threshold is passed.
  public static func animated(_ animation: Animation = .default) -> Self {
    .init(isIdentity: false)
  }
  /// By an animation when the threshold is passed.
  public static let animated = Self(isIdentity: false)
  /// With the finger.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    .init(isIdentity: false)
  }
  /// With the finger.
  public static let interactive = Self(isIdentity: false)
  /// Not at all.
  public static let identity = Self(isIdentity: true)

  /// Returns the way with another animation.
  public func animation(_ animation: Animation) -> Self { self }
  /// Returns the way with another place where it begins.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// Where a change begins.
  public struct Threshold: Sendable {
    /// Where the view is wholly in sight.
    public static let centered = Threshold()
    /// Where a part of the view is in sight.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Where the view comes into sight.
    public static let visible = Threshold()
    /// Where the view is out of sight.
    public static let hidden = Threshold()
  }
}

extension View {
  /// Changes the view's picture by where it stands in the scroll view around, which is told after
  /// each update.
  ///
  /// Changes that on the platform follow the finger are between their ends as much as the view is
  /// out of sight (an approximation of ours: the phase is one of three, and passes where less than
  /// half of the view is in sight).
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's picture by where it stands in the scroll view around, which is told after
  /// each update.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, proxy in
      let phase = ScrollTransitionPhase(of: proxy, axis: axis)
      let isStill =
        phase == .topLeading ? topLeading.isIdentity : bottomTrailing.isIdentity
      return transition(content, isStill ? .identity : phase)
    }
  }
}

extension ScrollTransitionPhase {
  /// The phase of a view in the scroll view around.
  init(of proxy: GeometryProxy, axis: Axis?) {
    guard let window = proxy.bounds(of: .scrollView) else {
      self = .identity
      return
    }
    let middle = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
    let isBefore =
      (axis != .horizontal && middle.y < window.minY)
      || (axis != .vertical && middle.x < window.minX)
    let isAfter =
      (axis != .horizontal && middle.y > window.maxY)
      || (axis != .vertical && middle.x > window.maxX)
    self = isBefore ? .topLeading : isAfter ? .bottomTrailing : .identity
  }
}
