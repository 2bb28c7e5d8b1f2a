/// Collects the keyframes of a track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Takes the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// Takes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(.first(component))
  }

  /// Takes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(.second(component))
  }

  /// Takes the keyframes of a branch that may be missing.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(component.map { [$0] } ?? [])
  }

  /// Takes the first keyframe of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Takes the next keyframe of a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(first: accumulated, second: next)
  }

  /// Takes an empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<EmptyKeyframes<Value>>([])
  }

  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    /// None: the branches are no body.
    public typealias Body = Never
    /// The type of the value the keyframes move.
    public typealias Value = ConditionalValue

    enum Branch {
      case first(First)
      case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// Adds the keyframes of the branch taken.
    public func _append(to segments: inout _KeyframeSegments<ConditionalValue>) {
      switch branch {
      case .first(let content): content._append(to: &segments)
      case .second(let content): content._append(to: &segments)
      }
    }
  }
}

/// Keyframes one after another.
struct KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  typealias Body = Never
  typealias Value = First.Value

  let first: First
  let second: Second

  func _append(to segments: inout _KeyframeSegments<Value>) {
    first._append(to: &segments)
    second._append(to: &segments)
  }
}

/// Any number of keyframes of one type.
struct KeyframeList<Element: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Body = Never
  typealias Value = Element.Value

  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  func _append(to segments: inout _KeyframeSegments<Value>) {
    for element in elements { element._append(to: &segments) }
  }
}

/// No keyframe.
struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  func _append(to segments: inout _KeyframeSegments<Value>) {}
}
