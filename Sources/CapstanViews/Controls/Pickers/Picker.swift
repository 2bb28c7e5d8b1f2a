/// A control that chooses one of several values by their tags.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content

  @Environment(\.pickerKind) private var kind
  @Environment(\.isListRow) private var isListRow

  /// Creates a control for a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    (self.content, self.label) = (content(), label())
  }

  /// Creates a control for a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    (self.content, self.label) = (content(), label)
  }

  /// The choices in the style of the place.
  @MainActor public var body: some View {
    let options = PickerOption.options(of: content, selection: selection)
    switch kind {
    case .segmented:
      SegmentedControl(options: options)
    case .inline:
      InlinePicker(label: label, options: options)
    case .wheel:
      WheelPicker(options: options)
    case .menu, .automatic, .navigationLink:
      MenuPicker(
        label: label, options: options, isLink: kind == .navigationLink,
        showsLabel: isListRow || kind == .navigationLink)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a control with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a control with a name.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == CapstanViews.Label<Text, Image> {
  /// Creates a control with a name and a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: CapstanViews.Label(titleKey, systemImage: systemImage),
      content: content)
  }
}

/// One of the values of a picker.
nonisolated struct PickerOption: Identifiable {
  let id: [AnyHashable]
  let view: AnyView
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor static func options<Value: Hashable, Content: View>(
    of content: Content, selection: Binding<Value>
  ) -> [PickerOption] {
    let value = AnyHashable(selection.wrappedValue).unwrapped
    return ListedView.views(of: content).map { option in
      PickerOption(
        id: option.id, view: option.view,
        isSelected: option.tag.map { $0.unwrapped == value } ?? false,
        select: {
          if let value = option.tag?.base as? Value { selection.wrappedValue = value }
        })
    }
  }
}

/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle: Sendable {
  /// What the engine knows of the style.
  nonisolated var _kind: _PickerStyleKind { get }
}

/// The kinds of pickers.
public enum _PickerStyleKind: Equatable, Sendable {
  case automatic, segmented, menu, inline, wheel, navigationLink
}

/// The style of the place: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// A menu.
  public var _kind: _PickerStyleKind { .automatic }
  /// Creates the style.
  public init() {}
}

/// Segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Segments.
  public var _kind: _PickerStyleKind { .segmented }
  /// Creates the style.
  public init() {}
}

/// A menu, closed here.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public var _kind: _PickerStyleKind { .menu }
  /// Creates the style.
  public init() {}
}

/// Rows among others.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Rows.
  public var _kind: _PickerStyleKind { .inline }
  /// Creates the style.
  public init() {}
}

/// A wheel; its middle row is drawn.
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public var _kind: _PickerStyleKind { .wheel }
  /// Creates the style.
  public init() {}
}

/// A link to a page of rows; the link is drawn.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// A link.
  public var _kind: _PickerStyleKind { .navigationLink }
  /// Creates the style.
  public init() {}
}

/// Segments side by side.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// Segments.
  public var _kind: _PickerStyleKind { .segmented }
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among others.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of rows.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Segments side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets how pickers in the view look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}

extension EnvironmentValues {
  var pickerKind: _PickerStyleKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

private enum PickerKindKey: EnvironmentKey {
  static let defaultValue = _PickerStyleKind.automatic
}
