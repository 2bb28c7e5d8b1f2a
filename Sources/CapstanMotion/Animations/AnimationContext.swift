/// What an animation knows beside value and time, and what it reports.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has kept so far.
  public var state: AnimationState<Value>

  /// Whether the animation counts as over for those who wait for its completion.
  ///
  /// It may go on to settle; set it to true when the change is felt to be done.
  public var isLogicallyComplete: Bool

  /// Creates a context around a state.
  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// Returns a context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

extension AnimationContext: Sendable where Value: Sendable {}
