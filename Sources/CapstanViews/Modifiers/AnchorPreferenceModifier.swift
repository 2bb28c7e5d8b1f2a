import Foundation

extension View {
  /// Tells those around the view a value made of a place of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value) { told, anchor in
        told.add(transform(anchor))
      })
  }

  /// Adds a place of the view to what it tells those around it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, includesContent: true) { told, anchor in
        var value = told.value
        transform(&value, anchor)
        told.replace(by: value)
      })
  }

  /// Draws a view made of what the view tells before it.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, K, V>(
      content: self, role: .overlay, alignment: alignment, transform: transform)
  }

  /// Draws a view made of what the view tells behind it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, K, V>(
      content: self, role: .background, alignment: alignment, transform: transform)
  }
}

/// Tells a value made of a place of a view.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  var includesContent = false
  let tell: (inout PreferenceValue<K>, Anchor<A>) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, AnchorPreferenceModifier<A, K>>> {
    AnchorPreferenceNode<V, A, K>(inputs)
  }
}

/// The node of a modifier that tells a place of its view.
private final class AnchorPreferenceNode<Content: View, A, K: PreferenceKey>: PassThroughNode<
  ModifiedContent<Content, AnchorPreferenceModifier<A, K>>, Content
>
{
  private var modifier: AnchorPreferenceModifier<A, K>?
  private let cache = WrapperCache<PlaceElement>()

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, AnchorPreferenceModifier<A, K>>, _ context: UpdateContext
  ) {
    modifier = view.modifier
    super.update(view, context)
  }

  override func appendElements(to list: inout [ViewElement]) {
    guard let child else { return }
    cache.wrap(child.elements, into: &list) { PlaceElement($0, node: self) }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceValue<Key>
  ) {
    guard let modifier, var own = PreferenceValue<Key>() as? PreferenceValue<K> else {
      return super.collectPreference(key, into: &value)
    }
    if modifier.includesContent { super.collectPreference(K.self, into: &own) }
    for place in cache.wrappers {
      modifier.tell(&own, modifier.source.make(place.bounds, place.toPage))
    }
    if let told = own.told as? Key.Value { value.add(told) }
  }
}

/// Remembers where its content stands on the page.
private final class PlaceElement: ProxyElement {
  private(set) var toPage = CGAffineTransform.identity

  override func placeContents(in context: PlacementContext) {
    toPage = context.toPage
    super.placeContents(in: context)
  }
}

/// A view with another one that is made of what it tells.
nonisolated struct PreferenceValueView<Content: View, K: PreferenceKey, V: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let role: SecondaryRole
  let alignment: Alignment
  let transform: (K.Value) -> V

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<PreferenceValueView<Content, K, V>> {
    PreferenceValueNode(inputs)
  }
}

/// The node of a view with another one that is made of what it tells.
private final class PreferenceValueNode<Content: View, K: PreferenceKey, V: View>: ViewNode<
  PreferenceValueView<Content, K, V>
>
{
  private typealias Changed = ModifiedContent<Content, SecondaryViewModifier<V?>>

  private var view: PreferenceValueView<Content, K, V>?
  private var child: ViewNode<Changed>?
  private var told: K.Value?
  private var resolvedIn = -1

  override var children: [Node] { [Node](of: child) }
  override var subject: Node? { child }

  override func update(_ view: PreferenceValueView<Content, K, V>, _ context: UpdateContext) {
    super.update(view, context)
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    isDirty = false
    guard let view else { return }
    let secondary = told.map { view.transform($0) }
    let changed = view.content.modifier(
      SecondaryViewModifier(role: view.role, alignment: view.alignment, secondary: secondary))
    reconcile(&child, changed, UpdateContext(environment: environment))
  }

  override func resolvePreferences() -> Bool {
    let isWaiting = super.resolvePreferences()
    var value = PreferenceValue<K>()
    if let content = child?.children.first {
      content.collectPreference(K.self, into: &value)
    }
    let new = value.value
    if isSame(new), told != nil { return isWaiting }
    guard resolvedIn != graph.updateID || new is any Equatable else { return isWaiting }
    resolvedIn = graph.updateID
    told = new
    invalidate()
    return true
  }

  private func isSame(_ value: K.Value) -> Bool {
    guard let told, let value = value as? any Equatable else { return false }
    return value.isEqual(to: told)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    other as? Self == self
  }
}
