public import Foundation

// What has no effect on a phone's picture, and is accepted in silence.

extension View {
  /// Says what the view is for when a pointer rests on it; no pointer is there.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Says what the view is for when a pointer rests on it; no pointer is there.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Says what the view is for when a pointer rests on it; no pointer is there.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }

  /// Calls a closure when a pointer comes and goes; no pointer is there.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Changes the view under a pointer; no pointer is there.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Lets the phone be felt when a value changes; it is not felt here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets the phone be felt when a value changes in a certain way; it is not felt here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Lets the phone be felt when a value changes; it is not felt here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Calls a closure when the app is opened by an address; it never is.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Puts the system's own gestures back at some edges; there are none here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets the language by which text is set; the locale decides here.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Takes part in an activity of the user; there are none here.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }

  /// Gives a preview a context; previews have none here.
  public nonisolated func previewContext<C>(_ value: C) -> some View { self }
}

/// What a view looks like under a pointer.
public struct HoverEffect: Sendable {
  /// What suits the view.
  public static let automatic = HoverEffect()
  /// Brighter.
  public static let highlight = HoverEffect()
  /// Raised.
  public static let lift = HoverEffect()
}

/// What is felt of a phone.
public struct SensoryFeedback: Equatable, Sendable {
  /// How soft the thing is that seems to be hit.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// How heavy the thing is that seems to be hit.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  private let name: String

  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something has come into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has been passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something has been hit.
  public static let impact = SensoryFeedback(name: "impact")

  /// Something of a weight has been hit.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Something of a softness has been hit.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}
