public import Foundation

/// A line that shows what has been typed, or else a placeholder; nothing is typed into it here.
public nonisolated struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  @Environment(\.textFieldStyle) private var style

  @MainActor init(text: String, prompt: Text?, label: Label) {
    (self.text, self.prompt, self.label) = (text, prompt, label)
  }

  /// Creates a line for a binding.
  @MainActor @preconcurrency public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// Creates a line for a binding that may grow along an axis.
  @MainActor @preconcurrency public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// The words in the style of the place.
  @MainActor public var body: some View {
    style.makeBody(
      TextField<_TextFieldStyleLabel>(
        text: text, prompt: prompt, label: _TextFieldStyleLabel(content: AnyView(label))),
      FieldText(text: text, prompt: prompt, label: AnyView(label)))
  }
}

extension TextField where Label == Text {
  /// Creates a line with a placeholder.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a line with a placeholder.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }

  /// Creates a line with a placeholder that may grow along an axis.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a line that calls closures while it is edited, which it never is here.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  /// Creates a line that shows a value in a format.
  @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }
}

extension TextField where Label == Text {
  /// Creates a line that shows a value by a formatter.
  @MainActor @preconcurrency public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }
}

/// A line that shows dots for what has been typed, or else a placeholder.
public nonisolated struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a line for a binding.
  @MainActor @preconcurrency public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    field = TextField(
      text: String(repeating: "•", count: text.wrappedValue.count), prompt: prompt,
      label: label())
  }

  /// The dots in the style of the place.
  @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a line with a placeholder.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a line with a placeholder.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Lines of text; nothing is typed into them here.
public nonisolated struct TextEditor: View {
  private let text: String

  /// Creates lines for a binding.
  @MainActor @preconcurrency public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text, 5 points from the sides and 8 from the top, as iOS 18 draws it.
  @MainActor public var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(SystemColor.systemBackground))
  }
}

/// What a field says.
nonisolated struct FieldText: View {
  let text: String
  let prompt: Text?
  let label: AnyView

  @MainActor var body: some View {
    Group {
      if !text.isEmpty {
        Text(verbatim: text)
      } else {
        Group {
          if let prompt { prompt } else { label }
        }
        .foregroundStyle(PlaceholderTextShapeStyle())
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(minHeight: 22)
  }
}

/// A field's label as a style is given it.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label.
  @MainActor public var body: some View { content }
}

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the view that shows a field.
  associatedtype _Body: View

  /// A field's label.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that shows a field.
  @ViewBuilder @MainActor func _body(configuration: TextField<_Label>) -> _Body
}

/// The style of the place: the words alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The words.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The words alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The words.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The words in a rounded border, 34 points high, as iOS 18 draws it.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The words in their border.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(Color(SystemColor.systemBackground), in: RoundedRectangle(cornerRadius: 5))
      .overlay {
        RoundedRectangle(cornerRadius: 5)
          .strokeBorder(Color(SystemColor.separator), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The words alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The words in a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field style whose type is hidden.
///
/// Unchecked: made where a style is set, and used on the main actor only.
nonisolated class AnyTextFieldStyle: @unchecked Sendable {
  @MainActor func makeBody(
    _ field: TextField<_TextFieldStyleLabel>, _ text: FieldText
  ) -> AnyView {
    AnyView(text)
  }
}

nonisolated final class WrappedTextFieldStyle<Style: TextFieldStyle>: AnyTextFieldStyle,
  @unchecked Sendable
{
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  @MainActor override func makeBody(
    _ field: TextField<_TextFieldStyleLabel>, _ text: FieldText
  ) -> AnyView {
    // The field inside is the words alone, or the style would be asked again.
    AnyView(
      StyledTextField(style: style, field: field)
        .modifier(EnvironmentModifier { $0.textFieldStyle = AnyTextFieldStyle() }))
  }
}

/// A field in a style, whose dynamic properties are connected.
private nonisolated struct StyledTextField<Style: TextFieldStyle>: View, HoldsStyle {
  let style: Style
  let field: TextField<_TextFieldStyleLabel>

  @MainActor var body: some View {
    style._body(configuration: field)
  }
}

extension View {
  /// Sets how fields in the view look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.textFieldStyle = WrappedTextFieldStyle(style) })
  }
}

extension EnvironmentValues {
  /// How fields look.
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = AnyTextFieldStyle()
}
