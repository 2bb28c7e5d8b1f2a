public import CapstanStage

/// What a command finds around it.
public struct CommandContext: Sendable {
  /// The built-in scenes in the order of `list` and help.
  public var scenes: [BuiltInScene]
  /// Where results and messages go.
  public var console: Console
  /// The process's environment variables.
  public var environment: [String: String]
  /// The command line without its first word.
  var arguments: [String] = []
  /// Whether the process may run another program in its place; not so in tests.
  var mayReplaceProcess = false

  /// Creates a context.
  public init(scenes: [BuiltInScene], console: Console, environment: [String: String]) {
    (self.scenes, self.console, self.environment) = (scenes, console, environment)
  }

  /// Whether a job of a build server runs the tool: `CI` is set to anything but nothing or false.
  var isContinuousIntegration: Bool {
    !["", "0", "false"].contains(environment["CI", default: ""])
  }

  /// Whether colour is unwelcome: `NO_COLOR` is set to anything but nothing.
  var forbidsColor: Bool {
    !environment["NO_COLOR", default: ""].isEmpty || environment["TERM"] == "dumb"
  }
}
