/// Shows a number between its limits.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let value: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  @Environment(\.gaugeStyle) private var style

  @MainActor init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    (self.label, self.value, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }

  /// The number in the style of its place.
  @MainActor public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(label), currentValueLabel: .init(unlessEmpty: value),
        minimumValueLabel: .init(unlessEmpty: minimum),
        maximumValueLabel: .init(unlessEmpty: maximum)))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a name and the value in words.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  /// Creates a gauge with a name.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a name, the value and both limits in words.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
