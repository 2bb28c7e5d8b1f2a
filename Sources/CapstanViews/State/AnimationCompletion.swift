/// When a closure that waits for an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind {
    case logicallyComplete, removed
  }

  let kind: Kind

  /// When the animation is as good as over, even though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When every animation that the change has started has come to rest.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A closure that waits for the animations of a transaction.
nonisolated final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
  /// The attributes that the transaction has set in motion.
  private(set) var attributes: [AnyAttribute] = []
  /// The latest logical end of those motions, in seconds.
  private(set) var logicalEnd = -Double.infinity

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
    UpdateQueue.current?.await(self)
  }

  /// When the closure is due, in seconds.
  @MainActor var end: Double {
    criteria.kind == .removed ? attributes.map(\.removalTime).max() ?? -.infinity : logicalEnd
  }

  /// Waits for the motion of an attribute.
  func await(_ attribute: AnyAttribute, until end: Double) {
    attributes.append(attribute)
    logicalEnd = max(logicalEnd, end)
  }
}
