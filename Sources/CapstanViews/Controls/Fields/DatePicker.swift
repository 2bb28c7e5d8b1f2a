public import Foundation

/// A control that chooses a date; it shows the date and opens nothing.
public nonisolated struct DatePicker<Label: View>: View {
  private let label: Label
  private let date: Date
  private let components: DatePickerComponents

  /// Creates a control for a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (date, components, self.label) = (selection.wrappedValue, displayedComponents, label())
  }

  /// Creates a control for a binding within limits.
  @MainActor @preconcurrency public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The name, and date and time on faint backgrounds.
  @MainActor public var body: some View {
    NamedValue(
      label: label,
      value: HStack(spacing: 6) {
        if components.contains(.date) { ValueBox(text: Text(date, style: .date)) }
        if components.contains(.hourAndMinute) { ValueBox(text: Text(date, style: .time)) }
      }
    )
    .notDrawn("what a DatePicker opens")
  }
}

extension DatePicker where Label == Text {
  /// Creates a control with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a control within limits with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a control from a date on with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  /// Creates a control up to a date with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }
}

/// What a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look.
public protocol DatePickerStyle: Sendable {}

/// The style of the place: the date in a box.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The date in a box.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A calendar, drawn as the date in a box here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// A wheel, drawn as the date in a box here.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style of the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in a box.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets how date pickers in the view look; all show the date in a box.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// Words on a faint background.
nonisolated struct ValueBox: View {
  let text: Text

  @MainActor var body: some View {
    text
      .lineLimit(1)
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background(
        Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// A control that chooses a colour; it shows the colour and opens nothing.
public nonisolated struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Creates a control for a binding.
  @MainActor @preconcurrency public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (color, self.label) = (selection.wrappedValue, label())
  }

  /// The name, and the colour in a ring.
  @MainActor public var body: some View {
    NamedValue(
      label: label,
      value: Circle()
        .fill(color)
        .padding(5)
        .background {
          Circle().strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)
        }
        .frame(width: 28, height: 28)
    )
    .notDrawn("what a ColorPicker opens")
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}
