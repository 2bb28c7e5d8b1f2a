import Foundation

/// Shows how far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let value: CurrentValueLabel

  @Environment(\.progressViewStyle) private var style

  @MainActor init(fraction: Double?, label: Label, value: CurrentValueLabel) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    (self.label, self.value) = (label, value)
  }

  /// The progress in the style of its place.
  @MainActor public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: .init(unlessEmpty: label),
        currentValueLabel: .init(unlessEmpty: value)))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates petals.
  @MainActor @preconcurrency public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), value: EmptyView())
  }

  /// Creates petals with a name.
  @MainActor @preconcurrency public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), value: EmptyView())
  }

  /// Creates petals with a name.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), value: EmptyView())
  }

  /// Creates petals with a name.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(_ title: S)
  where Label == Text {
    self.init(fraction: nil, label: Text(title), value: EmptyView())
  }

  /// Creates a line; nil shows petals.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, label: EmptyView(), value: EmptyView())
  }

  /// Creates a line with a name.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), value: EmptyView())
  }

  /// Creates a line with a name.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey), value: EmptyView())
  }
}

extension ProgressView {
  /// Creates a line with a name and the value in words.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), value: currentValueLabel())
  }
}

/// Eight petals around a circle, standing still.
nonisolated struct Spinner: View {
  @Environment(\.controlSize) private var size

  /// Points across, as iOS 18 draws it.
  private var length: CGFloat { size == .large || size == .extraLarge ? 37 : 20 }

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8) { petal in
        Capsule()
          .fill(Color.primary)
          .opacity(0.15 + 0.45 * Double(petal) / 7)
          .frame(width: length * 0.12, height: length * 0.28)
          .offset(y: -length * 0.34)
          .rotationEffect(.degrees(Double(petal) * 45))
      }
    }
    .frame(width: length, height: length)
    .notDrawn("the turning of a circular ProgressView")
  }
}

/// Places a line and the part of it that is done, 4 points high.
nonisolated struct BarLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let fraction: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: bounds.width * fraction, height: bounds.height))
  }
}
