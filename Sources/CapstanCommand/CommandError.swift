/// Why a command stopped: an exit code, a sentence, and often a way out.
public struct CommandError: Error, Equatable, Sendable {
  /// What the process ends with.
  public var code: ExitCode
  /// What went wrong; one or more lines without a final full stop of their own.
  public var message: String
  /// What to do about it, or nil.
  public var hint: String?

  /// Creates an error.
  public init(_ code: ExitCode, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }

  /// Creates a usage error.
  static func usage(_ message: String, hint: String? = nil) -> CommandError {
    CommandError(.usage, message, hint: hint)
  }
}
