extension View {
  /// Plays an effect on the view's symbols once for each change of a value.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: effect.configuration, options: options, trigger: .value(value)))
  }

  /// Plays an effect on the view's symbols while it is active.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier<Bool>(
        configuration: effect.configuration, options: options, trigger: .active(isActive)))
  }

  /// Takes the symbol effects away that the view has from outside.
  ///
  /// A cycle that runs when they are taken away comes to its end, as reported of the platform.
  /// Under Reduce Motion effects inside the view do not begin either: who writes this around a bar
  /// for that setting means the bar's own symbols.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}

/// Plays an effect on a view's symbols.
nonisolated struct SymbolEffectModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  enum Trigger {
    case value(Value)
    case active(Bool)
  }

  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let trigger: Trigger

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, SymbolEffectModifier<Value>>> {
    SymbolEffectNode<V, Value>(inputs)
  }
}

/// The node of an effect: it knows when the value changed.
private final class SymbolEffectNode<Content: View, Value: Equatable>: PassThroughNode<
  ModifiedContent<Content, SymbolEffectModifier<Value>>, Content
>
{
  private var player: SymbolEffectPlayer?
  private var last: Value?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ context: UpdateContext
  ) {
    let modifier = view.modifier
    let player = player ?? SymbolEffectPlayer(modifier.configuration, modifier.options, in: graph)
    self.player = player
    player.update(modifier.configuration, modifier.options)
    if !graph.isSampling {
      let environment = context.environment
      let isStill = environment.accessibilityReduceMotion && environment.symbolEffectsAreRemoved
      trigger(player, modifier.trigger, isStill: isStill)
    }
    super.update(view, context)
  }

  private func trigger(
    _ player: SymbolEffectPlayer, _ trigger: SymbolEffectModifier<Value>.Trigger, isStill: Bool
  ) {
    switch trigger {
    case .value(let value):
      defer { last = value }
      guard let last, last != value, !isStill else { return }
      player.play(at: graph.time)
    case .active(let isActive):
      player.setActive(isActive && !isStill, at: graph.time)
    }
  }

  override func childContext(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ context: UpdateContext
  ) -> UpdateContext {
    var context = context
    if let player {
      context.environment.symbolEffects.append(InheritedSymbolEffect(player: player))
    }
    return context
  }

  override var attributes: [AnyAttribute] {
    player.map { [SymbolEffectAttribute($0)] } ?? []
  }
}

/// Takes the effects away that a view's symbols have from outside.
nonisolated struct SymbolEffectsRemovedModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, SymbolEffectsRemovedModifier>> {
    SymbolEffectsRemovedNode<V>(inputs)
  }
}

/// The node of a view without outer effects: it knows when they were taken away.
private final class SymbolEffectsRemovedNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, SymbolEffectsRemovedModifier>, Content
>
{
  private var isNew = true
  /// When the effects were taken away, in seconds; nil while they are there.
  private var removal: Double?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, SymbolEffectsRemovedModifier>, _ context: UpdateContext
  ) {
    if !view.modifier.isEnabled {
      removal = nil
    } else if removal == nil {
      removal = isNew ? -.infinity : graph.time
    }
    isNew = false
    super.update(view, context)
  }

  override func childContext(
    _ view: ModifiedContent<Content, SymbolEffectsRemovedModifier>, _ context: UpdateContext
  ) -> UpdateContext {
    guard let removal else { return context }
    var context = context
    context.environment.symbolEffectsAreRemoved = true
    context.environment.symbolEffects = context.environment.symbolEffects.map { effect in
      InheritedSymbolEffect(player: effect.player, removal: min(effect.removal, removal))
    }
    return context
  }
}

/// An effect's pose as it follows in time.
private final class SymbolEffectAttribute: AnyAttribute {
  private let player: SymbolEffectPlayer

  init(_ player: SymbolEffectPlayer) {
    self.player = player
  }

  override var names: [String] {
    isMoving
      ? ["symbol.rotation", "symbol.offset.x", "symbol.offset.y"]
      : ["symbol.scale", "symbol.opacity"]
  }

  /// Whether the effect turns or shifts the symbol, rather than changing its size and opacity.
  private var isMoving: Bool {
    switch player.configuration.kind {
    case .wiggle, .rotate: true
    default: false
    }
  }

  override var restTime: Double { player.restTime }

  override func sample(at time: Double) -> [Double] {
    let pose = SymbolPose.playing(
      [InheritedSymbolEffect(player: player)], layer: 0, of: 1, at: time, in: .leftToRight)
    return isMoving
      ? [pose.rotation.degrees, pose.offset.dx, pose.offset.dy] : [pose.scale, pose.opacity]
  }
}

extension EnvironmentValues {
  /// The effects on symbols, the outermost first.
  var symbolEffects: [InheritedSymbolEffect] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether a view around has its symbols' effects taken away.
  fileprivate var symbolEffectsAreRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [InheritedSymbolEffect] { [] }
}
