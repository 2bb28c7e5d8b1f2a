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

  /// Takes symbol effects away from the view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard isEnabled else { return }
        environment.symbolEffects = []
        environment.symbolEffectsAreRemoved = true
      })
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
    if !SymbolEffectPreset.isDrawn(modifier.configuration) {
      graph.diagnostics.report(.notDrawn("symbolEffect(.\(modifier.configuration.name))"))
    }
    if !graph.isSampling { trigger(player, modifier.trigger, context.environment) }
    super.update(view, context)
  }

  private func trigger(
    _ player: SymbolEffectPlayer, _ trigger: SymbolEffectModifier<Value>.Trigger,
    _ environment: EnvironmentValues
  ) {
    switch trigger {
    case .value(let value):
      defer { last = value }
      guard let last, last != value, !environment.symbolEffectsAreRemoved else { return }
      player.play(at: graph.time)
    case .active(let isActive):
      player.setActive(isActive && !environment.symbolEffectsAreRemoved, at: graph.time)
    }
  }

  override func childContext(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ context: UpdateContext
  ) -> UpdateContext {
    var context = context
    if let player, !context.environment.symbolEffectsAreRemoved {
      context.environment.symbolEffects.append(player)
    }
    return context
  }

  override var attributes: [AnyAttribute] {
    player.map { [SymbolEffectAttribute($0)] } ?? []
  }
}

/// An effect's size and opacity as they follow in time.
private final class SymbolEffectAttribute: AnyAttribute {
  private let player: SymbolEffectPlayer

  init(_ player: SymbolEffectPlayer) {
    self.player = player
  }

  override var names: [String] { ["symbol.scale", "symbol.opacity"] }
  override var restTime: Double { player.restTime }

  override func sample(at time: Double) -> [Double] {
    let pose = SymbolPose.playing([player], layer: 0, of: 1, at: time)
    return [pose.scale, pose.opacity]
  }
}

extension SymbolEffectConfiguration {
  /// The name under which listings ask for the effect.
  var name: String {
    String(describing: kind).prefix { $0 != "(" }.description
  }
}

extension EnvironmentValues {
  /// The effects on symbols, the outermost first.
  var symbolEffects: [SymbolEffectPlayer] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }

  /// Whether effects inside are taken away.
  var symbolEffectsAreRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectPlayer] { [] }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}
