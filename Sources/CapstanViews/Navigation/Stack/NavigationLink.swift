import Foundation

/// A control that puts a page on top of the one that shows it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
    case bound(Destination, Binding<Bool>)
  }

  private let label: Label
  private let target: Target

  @Environment(\.navigator) private var navigator
  @Environment(\.isListRow) private var isListRow

  /// Creates a link to a view.
  @MainActor @preconcurrency public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a view.
  @MainActor @preconcurrency public init(destination: Destination, @ViewBuilder label: () -> Label)
  {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a view that a binding shows, too.
  @MainActor @preconcurrency public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination(), isActive)
    self.label = label()
  }

  /// Creates a link to a view that a binding shows, too.
  @MainActor @preconcurrency public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination, isActive)
    self.label = label()
  }

  /// Creates a link to a view that is shown while a binding holds a tag.
  @MainActor @preconcurrency public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination(), selection.holding(tag))
    self.label = label()
  }

  /// Creates a link to a view that is shown while a binding holds a tag.
  @MainActor @preconcurrency public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination, selection.holding(tag))
    self.label = label()
  }

  /// The label, ready to be tapped; rows of lists have a chevron.
  @MainActor public var body: some View {
    LinkLabel(label: label, isListRow: isListRow, isEnabled: isConnected, action: { follow() })
      .modifier(NavigationDestinationModifier(change: { addPresented(&$0) }))
  }

  private var isConnected: Bool {
    if case .value(nil) = target { return false }
    return navigator != nil
  }

  @MainActor private func follow() {
    switch target {
    case .view(let view): navigator?.push(.view(AnyView(view)))
    case .value(let value): if let value { navigator?.push(.value(value)) }
    case .bound(_, let isActive): isActive.wrappedValue = true
    }
  }

  @MainActor private func addPresented(_ destinations: inout NavigationDestinations) {
    guard case .bound(let view, let isActive) = target, isActive.wrappedValue else { return }
    destinations.presented.append(
      (id: "link", view: AnyView(view), dismiss: { isActive.wrappedValue = false }))
  }
}

extension Binding {
  /// Whether the binding holds a value; writing false empties it.
  fileprivate func holding<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    derived(get: { $0 == tag }, set: { $0 = $1 ? tag : nil })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to what a destination shows for a value.
  @MainActor @preconcurrency public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to what a destination shows for a value.
  @MainActor @preconcurrency public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to what a destination shows for a value.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view that a binding shows, too.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

/// What a link shows.
nonisolated struct LinkLabel<Label: View>: View {
  let label: Label
  let isListRow: Bool
  let isEnabled: Bool
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    if isListRow {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(SystemColor.tertiaryLabel))
      }
      .contentShape(Rectangle())
      .modifier(TapTargetModifier(action: action))
      .modifier(LeadingAwayModifier())
      .disabled(!isEnabled)
    } else {
      Button(action: action) { label }.modifier(LeadingAwayModifier()).disabled(!isEnabled)
    }
  }
}

/// Marks targets that lead to another page.
nonisolated struct LeadingAwayModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    for index in items.indices { items[index].leadsAway = true }
  }
}

extension View {
  /// Says which view shows values of a type.
  @MainActor public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier { destinations in
        destinations.values.append(
          (
            type: ObjectIdentifier(data),
            view: { value in (value.base as? D).map { AnyView(destination($0)) } }
          ))
      })
  }

  /// Shows a page on top of this one while a binding is true.
  @MainActor public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      NavigationDestinationModifier { destinations in
        guard isPresented.wrappedValue else { return }
        destinations.presented.append(
          (id: "presented", view: AnyView(view), dismiss: { isPresented.wrappedValue = false }))
      })
  }

  /// Shows a page on top of this one while a binding holds a value.
  @MainActor public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier { destinations in
        guard let value = item.wrappedValue else { return }
        destinations.presented.append(
          (id: value, view: AnyView(destination(value)), dismiss: { item.wrappedValue = nil }))
      })
  }
}

/// Says something about pages that follow.
nonisolated struct NavigationDestinationModifier: ViewModifier {
  typealias Body = Never
  let change: @MainActor (inout NavigationDestinations) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, NavigationDestinationModifier>> {
    NavigationDestinationNode<V>(inputs)
  }
}

/// The node of a view that says something about pages that follow.
private final class NavigationDestinationNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, NavigationDestinationModifier>, Content
>
{
  private var own = NavigationDestinations()

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, NavigationDestinationModifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    own = NavigationDestinations()
    view.modifier.change(&own)
    // A page that a binding shows has its place by the view that shows it.
    own.presented = own.presented.map { page in
      (id: [ObjectIdentifier(self), page.id] as [AnyHashable], page.view, page.dismiss)
    }
    let isEmpty = own.values.isEmpty && own.presented.isEmpty
    let wasEmpty = own.stamps.isEmpty
    own.stamps = isEmpty && wasEmpty ? [] : [PageSettings.Stamp()]
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout PreferenceValue<K>
  ) {
    super.collectPreference(key, into: &value)
    if K.self == NavigationDestinationsKey.self, let own = own as? K.Value { value.add(own) }
  }
}
