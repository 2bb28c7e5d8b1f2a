import Foundation

/// Shows how far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let value: CurrentValueLabel

  @Environment(\.progressKind) private var kind

  @MainActor init(fraction: Double?, label: Label, value: CurrentValueLabel) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    (self.label, self.value) = (label, value)
  }

  /// A line for something that has come some way, petals for something that goes on.
  @MainActor public var body: some View {
    if let fraction, kind != .circular {
      VStack(alignment: .leading, spacing: 6) {
        label
        BarLayout(fraction: fraction) {
          Capsule().fill(Color(SystemColor.systemFill))
          Capsule().fill(TintShapeStyle())
        }
        value.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack(spacing: 6) {
        Spinner()
        label.font(.footnote).foregroundStyle(.secondary)
      }
    }
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

/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle: Sendable {
  /// What the engine knows of the style.
  nonisolated var _kind: _ProgressViewStyleKind { get }
}

/// The kinds of progress.
public enum _ProgressViewStyleKind: Equatable, Sendable {
  case automatic, linear, circular
}

/// The style of the place.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// As the value asks.
  public var _kind: _ProgressViewStyleKind { .automatic }
  /// Creates the style.
  public init() {}
}

/// A line.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  /// A line.
  public var _kind: _ProgressViewStyleKind { .linear }
  /// Creates the style.
  public init() {}
  /// Creates the style; the tint of the place is drawn.
  public init(tint: Color) {}
}

/// Petals.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  /// Petals.
  public var _kind: _ProgressViewStyleKind { .circular }
  /// Creates the style.
  public init() {}
  /// Creates the style; petals keep the label's colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Petals.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how progress in the view is shown.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressKind, style._kind)
  }
}

extension EnvironmentValues {
  var progressKind: _ProgressViewStyleKind {
    get { self[ProgressKindKey.self] }
    set { self[ProgressKindKey.self] = newValue }
  }
}

private enum ProgressKindKey: EnvironmentKey {
  static let defaultValue = _ProgressViewStyleKind.automatic
}

/// Shows a number between its limits as a line.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let value: CurrentValueLabel

  /// Creates a line with a name and the value in words.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    (self.label, self.value) = (label(), currentValueLabel())
  }

  /// The name, the line and the value.
  @MainActor public var body: some View {
    VStack(spacing: 4) {
      label
      BarLayout(fraction: min(max(fraction, 0), 1)) {
        Capsule().fill(Color(SystemColor.systemFill))
        Capsule().fill(TintShapeStyle())
      }
      value.font(.caption)
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Creates a line with a name.
  @MainActor @preconcurrency public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}
