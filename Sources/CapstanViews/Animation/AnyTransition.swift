public import Foundation

/// A transition whose type is hidden.
public struct AnyTransition {
  let insertion: TransitionStorage
  let removal: TransitionStorage

  /// Hides a transition's type.
  public init<T: Transition>(_ transition: T) {
    insertion = ConcreteTransition(transition)
    removal = insertion
  }

  private init(insertion: TransitionStorage, removal: TransitionStorage) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Comes and goes in different ways.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }

  /// Returns the transition under an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      insertion: insertion.animated(by: animation), removal: removal.animated(by: animation))
  }

  /// Goes from one modifier, seen at neither end, to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Comes from leading and goes to trailing.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Grows from a scale about a point of the frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Moves in from an edge and out to it, by the view's own length.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// Moves in from an edge and out through the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Moves by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Moves by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }

  var hasAnimation: Bool { insertion.hasAnimation || removal.hasAnimation }
}

/// A transition with its type hidden behind a few operations.
nonisolated class TransitionStorage {
  @MainActor var hasMotion: Bool { true }
  var isIdentity: Bool { false }
  var hasAnimation: Bool { false }

  @MainActor func body(_ phase: TransitionPhase) -> AnyView {
    preconditionFailure("A subclass knows the transition.")
  }

  func combined(with other: TransitionStorage) -> TransitionStorage {
    if isIdentity { return other }
    return other.isIdentity ? self : CombinedTransitionStorage(self, other)
  }

  func animated(by animation: Animation?) -> TransitionStorage {
    AnimatedTransitionStorage(self, animation)
  }
}

nonisolated final class ConcreteTransition<T: Transition>: TransitionStorage {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
  }

  @MainActor override var hasMotion: Bool { T.properties.hasMotion }
  override var isIdentity: Bool { T.self == IdentityTransition.self }

  @MainActor override func body(_ phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: PlaceholderContentView(), phase: phase))
  }
}

nonisolated final class CombinedTransitionStorage: TransitionStorage {
  private let first: TransitionStorage
  private let second: TransitionStorage

  init(_ first: TransitionStorage, _ second: TransitionStorage) {
    (self.first, self.second) = (first, second)
  }

  @MainActor override var hasMotion: Bool { first.hasMotion || second.hasMotion }
  override var hasAnimation: Bool { first.hasAnimation || second.hasAnimation }

  @MainActor override func body(_ phase: TransitionPhase) -> AnyView {
    AnyView(TransitionLayer(content: first.body(phase), changed: second.body(phase)))
  }
}

nonisolated final class AnimatedTransitionStorage: TransitionStorage {
  private let base: TransitionStorage
  private let animation: Animation?

  init(_ base: TransitionStorage, _ animation: Animation?) {
    (self.base, self.animation) = (base, animation)
  }

  @MainActor override var hasMotion: Bool { base.hasMotion }
  override var isIdentity: Bool { base.isIdentity }
  override var hasAnimation: Bool { animation != nil }

  @MainActor override func body(_ phase: TransitionPhase) -> AnyView {
    AnyView(
      base.body(phase).transaction { [animation] transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }
}
