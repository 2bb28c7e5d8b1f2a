import Foundation

extension View {
  /// Plays keyframes each time a value changes, and shows the view as they say.
  public nonisolated func keyframeAnimator<Value, Changed: View, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable @MainActor (PlaceholderContentView<Self>, Value) ->
      Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimatorView(
      content: self, initialValue: initialValue, trigger: .value(trigger),
      makeBody: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
  }

  /// Plays keyframes again and again, and shows the view as they say.
  public nonisolated func keyframeAnimator<Value, Changed: View, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable @MainActor (PlaceholderContentView<Self>, Value) ->
      Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimatorView<Self, Value, Changed, K, Bool>(
      content: self, initialValue: initialValue, trigger: .repeating(repeating),
      makeBody: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
  }
}

/// A view that follows keyframes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let view: AnyView

  /// Creates a view that plays keyframes each time a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    let view = KeyframeAnimatorView(
      content: EmptyView(), initialValue: initialValue, trigger: .value(trigger), makeBody: content,
      keyframes: keyframes)
    self.view = AnyView(view)
  }

  /// Creates a view that plays keyframes again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    let view = KeyframeAnimatorView<EmptyView, Value, Content, KeyframePath, Bool>(
      content: EmptyView(), initialValue: initialValue, trigger: .repeating(repeating),
      makeBody: content, keyframes: keyframes)
    self.view = AnyView(view)
  }

  /// The view.
  @MainActor public var body: some View { view }
}

/// A view and the keyframes that it follows.
nonisolated struct KeyframeAnimatorView<
  Content: View, Value, Changed: View, K: Keyframes, Trigger: Equatable
>: PrimitiveView where K.Value == Value {
  typealias Body = Never

  enum Start {
    case value(Trigger)
    case repeating(Bool)
  }

  let content: Content
  let initialValue: Value
  let trigger: Start
  let makeBody: @MainActor (Value) -> Changed
  let keyframes: (Value) -> K

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<KeyframeAnimatorView<Content, Value, Changed, K, Trigger>> {
    KeyframeAnimatorNode(inputs)
  }
}

/// The node of a view that follows keyframes: a pure function of time since the last trigger.
final class KeyframeAnimatorNode<
  Content: View, Value, Changed: View, K: Keyframes, Trigger: Equatable
>: ViewNode<KeyframeAnimatorView<Content, Value, Changed, K, Trigger>>, PlaceholderSource,
  TimeSampling
where K.Value == Value {
  private typealias Animator = KeyframeAnimatorView<Content, Value, Changed, K, Trigger>

  private var view: Animator?
  private(set) var placeholderView: AnyViewStorage?
  private var changed: ViewNode<Changed>?
  private var last: Trigger?
  private var run: KeyframeRun<Value>?
  private var isRegistered = false
  /// Whether the keyframes played at the moment that was shown last.
  private var wasPlaying = false

  override var children: [Node] { [Node](of: changed) }
  override var pathComponent: String? { "keyframes" }

  override var attributes: [AnyAttribute] { run.map { [KeyframeAttribute($0)] } ?? [] }

  override func update(
    _ view: KeyframeAnimatorView<Content, Value, Changed, K, Trigger>, _ context: UpdateContext
  ) {
    super.update(view, context)
    self.view = view
    placeholderView = ConcreteViewStorage(view.content)
    if !graph.isSampling { follow(view) }
    show()
  }

  private func follow(_ view: Animator) {
    switch view.trigger {
    case .value(let value):
      defer { last = value }
      guard let last, last != value else { return }
      start(view)
    case .repeating(let isRepeating):
      follow(view, repeating: isRepeating)
    }
  }

  /// Plays from the initial value at rest, from the current one in mid-flight.
  private func start(_ view: Animator) {
    let time = graph.time
    if let run, time < run.end {
      let value = run.value(at: time)
      run.timeline = KeyframeTimeline(
        initialValue: value, startVelocity: run.velocity(at: time),
        keyframes: view.keyframes(value))
      run.start = time
    } else {
      run = KeyframeRun(
        KeyframeTimeline(
          initialValue: view.initialValue, startVelocity: nil,
          keyframes: view.keyframes(view.initialValue)), start: time)
    }
    register()
  }

  /// Turns round and round while repeating; a pause keeps the elapsed time.
  private func follow(_ view: Animator, repeating: Bool) {
    let time = graph.time
    guard let run else {
      let timeline = KeyframeTimeline(
        initialValue: view.initialValue, startVelocity: nil,
        keyframes: view.keyframes(view.initialValue))
      run = KeyframeRun(timeline, start: time, pausedAt: repeating ? nil : 0, repeats: true)
      return register()
    }
    run.setPaused(!repeating, at: time)
  }

  private func register() {
    guard !isRegistered else { return }
    isRegistered = true
    graph.register(self)
  }

  var isSampled: Bool { isMounted }

  func sample() -> Bool {
    let isPlaying = run.map { graph.time < $0.end } ?? false
    guard isPlaying || wasPlaying else { return false }
    show()
    return true
  }

  private func show() {
    guard let view else { return }
    wasPlaying = run.map { graph.time < $0.end } ?? false
    let value = run?.value(at: graph.time) ?? view.initialValue
    reconcile(&changed, view.makeBody(value), UpdateContext(environment: environment))
  }
}

/// Keyframes that play since a time.
@MainActor final class KeyframeRun<Value> {
  var timeline: KeyframeTimeline<Value>
  var start: Double
  /// How far the keyframes are while they pause; nil while they play.
  private var pausedAt: Double?
  private let repeats: Bool

  init(
    _ timeline: KeyframeTimeline<Value>, start: Double, pausedAt: Double? = nil,
    repeats: Bool = false
  ) {
    (self.timeline, self.start, self.pausedAt, self.repeats) = (timeline, start, pausedAt, repeats)
  }

  func setPaused(_ isPaused: Bool, at time: Double) {
    if isPaused, pausedAt == nil {
      pausedAt = time - start
    } else if !isPaused, let elapsed = pausedAt {
      start = time - elapsed
      pausedAt = nil
    }
  }

  /// When the keyframes are over.
  var end: Double {
    if repeats { return pausedAt == nil ? .infinity : -.infinity }
    return start + timeline.duration
  }

  func value(at time: Double) -> Value { timeline.value(time: elapsed(at: time)) }

  func velocity(at time: Double) -> Value { timeline.velocity(time: elapsed(at: time)) }

  private func elapsed(at time: Double) -> Double {
    let elapsed = pausedAt ?? max(0, time - start)
    guard repeats, timeline.duration > 0 else { return elapsed }
    return elapsed.truncatingRemainder(dividingBy: timeline.duration)
  }
}

/// The numbers of a value that follows keyframes, by the names of its fields.
private final class KeyframeAttribute<Value>: AnyAttribute {
  private let run: KeyframeRun<Value>

  init(_ run: KeyframeRun<Value>) {
    self.run = run
  }

  override var restTime: Double { run.end }
  override var names: [String] { fields(at: run.start).map(\.name) }
  override func sample(at time: Double) -> [Double] { fields(at: time).map(\.value) }

  private func fields(at time: Double) -> [(name: String, value: Double)] {
    let value = run.value(at: time)
    if let number = Self.number(value) { return [("value", number)] }
    return Mirror(reflecting: value).children.compactMap { child in
      guard let name = child.label, let number = Self.number(child.value) else { return nil }
      return (name, number)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Angle: value.degrees
    default: nil
    }
  }
}
