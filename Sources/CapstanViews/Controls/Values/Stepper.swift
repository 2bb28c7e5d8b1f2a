/// A control that makes a number larger or smaller.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// Creates a control of two actions.
  @MainActor @preconcurrency public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (increment, decrement) = (onIncrement, onDecrement)
  }

  /// Creates a control of a number without limits.
  @MainActor @preconcurrency public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Creates a control of a number within limits.
  @MainActor @preconcurrency public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let now = value.wrappedValue
    let up: @MainActor () -> Void = {
      value.wrappedValue = min(bounds.upperBound, now.advanced(by: step))
    }
    let down: @MainActor () -> Void = {
      value.wrappedValue = max(bounds.lowerBound, now.advanced(by: -step))
    }
    increment = now < bounds.upperBound ? up : nil
    decrement = now > bounds.lowerBound ? down : nil
  }

  /// The label, and two buttons of 47 by 32 points.
  @MainActor public var body: some View {
    NamedValue(
      label: label,
      value: HStack(spacing: 0) {
        half("minus", "Decrement", decrement)
        Color(SystemColor.separator).frame(width: 1, height: 18)
        half("plus", "Increment", increment)
      }
      .background(
        Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8)))
  }

  @MainActor private func half(
    _ symbol: String, _ name: String, _ action: (@MainActor () -> Void)?
  ) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 15, weight: .medium))
      .foregroundStyle(Color.primary)
      .opacity(action == nil ? 0.3 : 1)
      .frame(width: 46.5, height: 32)
      .contentShape(Rectangle())
      .modifier(TapTargetModifier(action: action ?? {}))
      .accessibilityLabel(Text(verbatim: name))
      .disabled(action == nil)
  }
}

extension Stepper where Label == Text {
  /// Creates a control of a number with a name.
  @MainActor @preconcurrency public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Creates a control of a number within limits with a name.
  @MainActor @preconcurrency public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Creates a control of two actions with a name.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
