import Foundation

/// The figures of a switch, as iOS 18 draws it.
enum SwitchMetrics {
  /// Points.
  static let size = CGSize(width: 51, height: 31)
  /// Points between the knob and the edge.
  static let inset: CGFloat = 2
  /// The knob's way; an approximation of ours.
  static let animation = Animation.spring(duration: 0.3, bounce: 0.1)
  static let off = Color(adapting: "switch off") { context in
    ResolvedColor(hex: context.colorScheme == .dark ? 0x39393D : 0xE9E9EA)
  }
}

/// A switch at the trailing side of the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour of switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The label and the switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NamedValue(
      label: configuration.label, value: Switch(isOn: configuration.isOn, tint: tint)
    )
    .contentShape(Rectangle())
    .modifier(TapTargetModifier(action: { configuration.isOn.toggle() }))
  }
}

/// A switch.
nonisolated struct Switch: View {
  let isOn: Bool
  let tint: Color?

  @Environment(\.tint) private var surrounding
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let knob = SwitchMetrics.size.height - 2 * SwitchMetrics.inset
    Capsule()
      .fill(isOn ? on : AnyShapeStyle(SwitchMetrics.off))
      .frame(width: SwitchMetrics.size.width, height: SwitchMetrics.size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .frame(width: knob, height: knob)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .padding(SwitchMetrics.inset)
      }
      .opacity(isEnabled ? 1 : DisabledAppearance.opacity)
      .animation(SwitchMetrics.animation, value: isOn)
  }

  private var on: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? surrounding ?? AnyShapeStyle(Color.green)
  }
}

/// The style of the place: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label and the switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stays highlighted while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label, on a faint background while the toggle is on.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    configuration.label
      .foregroundStyle(TintShapeStyle())
      .padding(.horizontal, 10)
      .padding(.vertical, 7)
      .background {
        RoundedRectangle(cornerRadius: 7)
          .fill(TintShapeStyle())
          .opacity(isOn ? 0.15 : 0)
      }
      .modifier(TapTargetModifier(action: { configuration.isOn.toggle() }))
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
