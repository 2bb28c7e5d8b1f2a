extension View {
  /// Hides the view's content for some reasons; named as not drawn.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    notDrawn("redacted(reason:)", when: !reason.isEmpty)
      .environment(\.redactionReasons, reason)
  }

  /// Shows the view's content for all reasons.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why content is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}
