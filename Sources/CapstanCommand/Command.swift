/// One verb of the tool: a value whose fields are its options' defaults until parsed into.
public protocol Command: Sendable {
  /// The verb.
  static var name: String { get }
  /// One line without a final full stop.
  static var summary: String { get }
  /// More for the command's own help, or an empty string.
  static var discussion: String { get }
  /// What the command takes.
  static var table: OptionTable<Self> { get }

  /// Creates a command with all defaults.
  init()

  /// Returns the command that arguments describe.
  ///
  /// - Throws: `CommandError` with the code `usage`, and what reading a shot file throws.
  static func parse(_ arguments: [String]) throws -> Self

  /// Does the work.
  ///
  /// - Throws: `CommandError`, or an error of the modules below, which has a code of its own.
  @MainActor func run(in context: CommandContext) async throws -> ExitCode
}

extension Command {
  /// Nothing more to say.
  public static var discussion: String { "" }

  /// Parses the arguments with the command's table.
  public static func parse(_ arguments: [String]) throws -> Self {
    var command = Self()
    try table.parse(arguments, into: &command)
    return command
  }

  /// The command's help.
  static var help: String {
    table.help(command: "capstan \(name)", summary: summary, discussion: discussion)
  }
}
