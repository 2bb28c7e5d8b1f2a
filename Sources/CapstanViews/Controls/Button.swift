/// A control that does something when it is tapped.
public nonisolated struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label
  private let role: ButtonRole?

  /// Creates a button with a label.
  @MainActor @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a purpose and a label.
  @MainActor @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.action, self.role) = (action, role)
    self.label = label()
  }

  /// The label as the environment's style shows it.
  @MainActor public var body: some View {
    ButtonBody(role: role, label: AnyView(label), action: action)
  }
}

extension Button where Label == Text {
  /// Creates a button that says something.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button that says something.
  @MainActor @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button that says something.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a purpose that says something.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a purpose that says something.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its purpose is.
  @MainActor @preconcurrency public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that is made by its purpose alone.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A cross, a tick, or the word for it.
  @MainActor public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .cancel: Text(verbatim: "Cancel")
    default: Text(verbatim: "Delete")
    }
  }
}

extension Button where Label == CapstanViews.Label<Text, Image> {
  /// Creates a button that says something beside a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { CapstanViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that says something beside a symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { CapstanViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a purpose that says something beside a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      CapstanViews.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Button where Label == CapstanViews.Label<Text, Image> {
  /// Creates a button that says something beside a picture of the asset catalogue.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { CapstanViews.Label(titleKey, image: resource) }
  }

  /// Creates a button that says something beside a picture of the asset catalogue.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { CapstanViews.Label(title, image: resource) }
  }
}

/// A button's label in the style of its place, ready to be tapped.
nonisolated struct ButtonBody: View {
  let role: ButtonRole?
  let label: AnyView
  let action: @MainActor () -> Void

  @Environment(\.buttonStyle) private var style

  @MainActor var body: some View {
    style.makeBody(role: role, label: label, trigger: action)
  }
}
