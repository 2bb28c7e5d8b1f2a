/// Writes an app's messages, which a clip keeps to itself.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}
  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {}

  /// Keeps a message to itself.
  public func log(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func trace(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func debug(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func info(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func notice(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func warning(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func error(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func critical(_ message: OSLogMessage) {}
  /// Keeps a message to itself.
  public func fault(_ message: OSLogMessage) {}
}

/// How much a message matters.
public enum OSLogType: Sendable {
  case `default`, info, debug, error, fault
}

/// Who may read a value of a message.
public enum OSLogPrivacy: Sendable {
  case `auto`, `public`, `private`, sensitive
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
  }
}
