public import Foundation

/// A tap that a hand would feel; a clip has no hand.
open class UIFeedbackGenerator: @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// Creates a generator.
  public init() {}

  /// Nothing needs to be made ready.
  public func prepare() {}
}

/// A knock.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// How hard the knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Nothing is felt.
  public func impactOccurred() {}
  /// Nothing is felt.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tick.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// Nothing is felt.
  public func selectionChanged() {}
}

/// A signal.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// What is signalled.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Nothing is felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
