/// A label that would open a menu; the menu is not drawn.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let action: (@MainActor () -> Void)?

  private var diagnostics = DiagnosticsReader()

  /// Creates a menu with a label.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.label, action) = (label(), nil)
  }

  /// Creates a menu with a label and an action for a tap.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.label, action) = (label(), primaryAction)
  }

  /// The label as a button shows it.
  @MainActor public var body: some View {
    ButtonBody(
      role: nil, label: AnyView(label),
      action: action ?? { [diagnostics] in
        diagnostics.diagnostics?.report(.notDrawn("an open Menu"))
      })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a name.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == CapstanViews.Label<Text, Image> {
  /// Creates a menu with a name and a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CapstanViews.Label(titleKey, systemImage: systemImage) }
  }
}

/// How menus look.
public protocol MenuStyle: Sendable {}

/// The style of the place: the label as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The label as a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The label without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As listed.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets how menus in the view look; all show their label as a button does.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the order of menus' items, which are not drawn.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Shows or hides the marks of menus, which there are none of.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Keeps menus open after a choice; they are never open here.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Yes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// No.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
