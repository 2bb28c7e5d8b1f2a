/// What a style of gauges is given.
public nonisolated struct GaugeStyleConfiguration {
  /// The name of a gauge.
  public typealias Label = StylePart<GaugeStyleConfiguration>
  /// The value in words.
  public typealias CurrentValueLabel = StylePart<GaugeStyleConfiguration>
  /// The lower limit in words.
  public typealias MinimumValueLabel = StylePart<GaugeStyleConfiguration>
  /// The upper limit in words.
  public typealias MaximumValueLabel = StylePart<GaugeStyleConfiguration>

  /// Where the value lies between the limits, 0...1.
  public var value: Double
  /// The name.
  public var label: Label
  /// The value in words, if there are some.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower limit in words, if there are some.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper limit in words, if there are some.
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view that shows one.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that shows one.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A name above a line; the figures are an approximation of ours.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The name, the line between the limits, and the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        BarLayout(fraction: configuration.value) {
          Capsule().fill(Color(SystemColor.systemFill))
          Capsule().fill(TintShapeStyle())
        }
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// An open ring around the value; the figures are an approximation of ours.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  private let fills: Bool

  /// Creates the style.
  public init() { fills = false }

  init(fills: Bool) { self.fills = fills }

  /// The share of the circle that the ring takes.
  private var arc: Double { fills ? 1 : 0.75 }

  /// The ring and the value, or the name where there is none.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ring(arc).opacity(0.25)
      ring(arc * configuration.value)
      if let value = configuration.currentValueLabel {
        value.font(.title3)
      } else {
        configuration.label.font(.caption)
      }
    }
    .frame(width: 58, height: 58)
  }

  @MainActor private func ring(_ end: Double) -> some View {
    Circle()
      .trim(from: 0, to: end)
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(fills ? -90 : 135))
      .padding(3)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style of the place.
  public static var automatic: DefaultGaugeStyle { .init() }
  /// A line.
  public static var linearCapacity: DefaultGaugeStyle { .init() }
  /// A line.
  public static var accessoryLinear: DefaultGaugeStyle { .init() }
  /// A line.
  public static var accessoryLinearCapacity: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .init(fills: true) }
}

extension View {
  /// Sets how gauges in the view look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: S.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    self[styleOf: GaugeStyleConfiguration.self]
  }
}

extension GaugeStyleConfiguration: ControlConfiguration {
  static let automaticStyle: AnyControlStyle<GaugeStyleConfiguration> =
    WrappedControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
}
