import Foundation

/// A control that chooses a number on a line; here it shows the number.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let low: ValueLabel?
  private let high: ValueLabel?

  @Environment(\.isEnabled) private var isEnabled

  @MainActor private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, label: Label, low: ValueLabel?,
    high: ValueLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
    fraction = min(max(part, 0), 1)
    (self.label, self.low, self.high) = (label, low, high)
  }

  /// The line, the part up to the number in the tint, and the knob.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      if let low { low }
      SliderLayout(fraction: fraction) {
        Capsule().fill(Color(SystemColor.systemFill))
        Capsule().fill(TintShapeStyle())
        Circle()
          .fill(Color.white)
          .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
      }
      .opacity(isEnabled ? 1 : DisabledAppearance.opacity)
      if let high { high }
    }
  }
}

extension Slider {
  /// Creates a control with a name and names of its ends.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel())
  }

  /// Creates a control of steps with a name and names of its ends.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, label: label(), low: minimumValueLabel(), high: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a control with a name, which is not shown.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, label: label(), low: nil, high: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a control.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, label: EmptyView(), low: nil, high: nil)
  }

  /// Creates a control of steps.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, label: EmptyView(), low: nil, high: nil)
  }
}

/// Places line, part and knob: 4 points, 4 points and 28 points high, as iOS 18 draws them.
nonisolated struct SliderLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let fraction: Double

  private static let (line, knob): (CGFloat, CGFloat) = (4, 28)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: Self.knob)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let x = (bounds.width - Self.knob) * fraction
    let y = bounds.midY - Self.line / 2
    let corner = CGPoint(x: bounds.minX, y: y)
    subviews[0].place(
      at: corner, proposal: ProposedViewSize(width: bounds.width, height: Self.line))
    subviews[1].place(
      at: corner, proposal: ProposedViewSize(width: x + Self.knob / 2, height: Self.line))
    subviews[2].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.midY - Self.knob / 2),
      proposal: ProposedViewSize(width: Self.knob, height: Self.knob))
  }
}
