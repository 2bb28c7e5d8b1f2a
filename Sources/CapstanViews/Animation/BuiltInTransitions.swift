public import Foundation

/// Comes and goes at once.
public nonisolated struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

/// Fades.
public nonisolated struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view, seen only as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows from a scale.
public nonisolated struct ScaleTransition: Transition {
  private let scale: Double
  private let anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// The view in its size or scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// Moves by a distance.
public nonisolated struct OffsetTransition: Transition {
  private let offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view in its place or away from it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves in from an edge and out to it, by the view's own length.
public nonisolated struct MoveTransition: Transition {
  private let edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in its place or beyond the edge.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes from leading and goes to trailing.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view in its place, before it or after it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(edge: .trailing, amount: phase.value))
  }
}

/// Moves in from an edge and out through the opposite one, fading.
public nonisolated struct PushTransition: Transition {
  private let edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in its place, before it or after it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(MoveModifier(edge: edge, amount: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes by one transition and goes by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Something moves if it does on one of the ways.
  @MainActor public static var properties: TransitionProperties {
    CombinedTransition<Insertion, Removal>.properties
  }

  /// The view as the transition of each way shows it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionLayer(
      content: insertion.body(
        content: PlaceholderContentView(), phase: phase == .willAppear ? phase : .identity),
      changed: removal.body(
        content: PlaceholderContentView(), phase: phase == .didDisappear ? phase : .identity))
  }
}

/// Comes and goes by the effect of a symbol; views that are no symbols do the same as a whole.
public nonisolated struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates the transition.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    (configuration, self.options) = (effect.configuration, options)
  }

  /// The view as it is, or vanished.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase.isIdentity ? 1 : SymbolEffectPreset.vanishingScale(of: configuration)
    content
      .scaleEffect(CGFloat(scale))
      .opacity(phase.isIdentity ? 1 : 0)
      .transaction { [options] transaction in
        transaction.animation = transaction.animation?.speed(options.effectiveSpeed)
      }
  }
}

/// Moves towards its end state between two modifiers.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Fades and blurs; the figures are approximations of ours.
public nonisolated struct BlurReplaceTransition: Transition {
  /// Which sizes the view goes through.
  public struct Configuration: Hashable, Sendable {
    let grows: Bool

    /// Grows to its size when it comes and shrinks when it goes.
    public static let downUp = Configuration(grows: false)
    /// Grows to its size when it comes and beyond it when it goes.
    public static let upUp = Configuration(grows: true)
  }

  private let configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view as it is, or faint, blurred and scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    phase == .didDisappear && configuration.grows ? 1.2 : 0.8
  }
}

/// Draws a view away from its place by a part of its own length.
nonisolated struct MoveModifier: TransformingModifier {
  typealias Body = Never
  let edge: Edge
  /// 1 is the view's length towards the edge.
  var amount: Double

  static let attributeName = "move"

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func transform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform {
    let mirror: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .leading: (-frame.width * mirror, 0)
      case .trailing: (frame.width * mirror, 0)
      case .top: (0, -frame.height)
      case .bottom: (0, frame.height)
      }
    return CGAffineTransform(translationX: x * amount, y: y * amount)
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a scale about a point of the frame.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves by a distance.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Moves by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves in from an edge and out to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from leading and goes to trailing.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves in from an edge and out through the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes by an effect of the system's choice.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Comes and goes by the effect of a symbol.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades, blurs and grows.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Fades, blurs and changes its size.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(TransitionTrait.self), value: t))
  }

  /// Sets how the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(
      TraitModifier(
        key: ObjectIdentifier(TransitionTrait.self), value: AnyTransition(transition)))
  }
}
