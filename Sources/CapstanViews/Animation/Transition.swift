import Foundation

/// What a view goes through while it comes and goes.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be seen.
  case willAppear
  /// As it is.
  case identity
  /// Seen no more.
  case didDisappear

  /// Whether the view is as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before appearing, 0 as it is, 1 after disappearing.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves, so that it is replaced by a fade where motion is to be reduced.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view looks while it comes and goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in a phase; what differs from phase to phase is animated.
  @ViewBuilder @MainActor func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves something.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the transition under an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns both transitions at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// A transition under an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor static var properties: TransitionProperties { Base.properties }

  @MainActor func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    base.body(content: PlaceholderContentView(), phase: phase)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionLayer(
      content: first.body(content: PlaceholderContentView(), phase: phase),
      changed: second.body(content: PlaceholderContentView(), phase: phase))
  }
}

/// A view of which another one, a transition's body, shows the placeholder's place.
nonisolated struct TransitionLayer<Content: View, Changed: View>: View {
  let content: Content
  let changed: Changed

  @MainActor var body: some View {
    ScopedAnimationView(content: content, changed: changed, change: { _ in })
  }
}
