extension View {
  /// Draws text, symbols and shapes of the view with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Draws the two first levels of the foreground with two styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Draws the three first levels of the foreground with three styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Draws text, symbols and shapes of the view in a colour; nil leaves the foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent colour of the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentModifier { $0.accent = accentColor })
  }

  /// Sets what the background style stands for in the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}

/// Sets the foreground of a view.
nonisolated struct ForegroundStyleModifier: ViewModifier {
  typealias Body = Never
  let levels: [AnyShapeStyle]

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ForegroundStyleModifier>> {
    ForegroundStyleNode<V>(inputs)
  }
}

/// The node of a modifier that sets the foreground; its transactions go with the style.
private final class ForegroundStyleNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, ForegroundStyleModifier>, Content
>
{
  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func childContext(
    _ view: ModifiedContent<Content, ForegroundStyleModifier>, _ context: UpdateContext
  ) -> UpdateContext {
    let levels = view.modifier.levels
    guard !levels.isEmpty else { return context }
    var context = context
    let outer = context.environment.foregroundStyles
    context.environment.foregroundStyles = ForegroundStyles(levels, outer: outer)
    context.environment.foregroundScope = scope
    return context
  }
}

extension EnvironmentValues {
  /// Where the foreground has been set, as far as transactions go.
  var foregroundScope: TransactionScope? {
    get { self[ForegroundScopeKey.self] }
    set { self[ForegroundScopeKey.self] = newValue }
  }
}

private enum ForegroundScopeKey: EnvironmentKey {
  static var defaultValue: TransactionScope? { nil }
}

extension Node {
  /// The transaction that governs a change of the foreground: the node's own, or that of the place
  /// where the foreground has been set.
  func foregroundTransaction(_ environment: EnvironmentValues) -> Transaction {
    let own = transaction
    guard own.animation == nil, let scope = environment.foregroundScope else { return own }
    return scope.transaction(in: graph)
  }
}
