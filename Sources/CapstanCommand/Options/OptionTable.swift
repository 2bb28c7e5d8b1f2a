/// What a command takes: the one source of its parsing, its errors, its help and its completion.
public struct OptionTable<Command: Sendable>: Sendable {
  /// An option of the table.
  public struct Option: Sendable {
    /// With their dashes; the first long one is the name that messages use.
    public var names: [String]
    /// Stands for the value in help; nil for a flag, which takes none.
    public var placeholder: String?
    /// One or more sentences without a final full stop.
    public var help: String
    /// The only accepted values; empty where the set is open.
    public var choices: [String] = []
    /// Whether each occurrence adds a value.
    public var isRepeatable = false
    /// Stores a value; a flag's text is empty.
    var apply: @Sendable (inout Command, String) throws -> Void

    /// The name that messages use.
    var name: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "" }
  }

  /// Options under one heading of the help.
  public struct Group: Sendable {
    /// The heading.
    public var title: String
    /// In the order of help.
    public var options: [Option]

    /// Creates a group.
    public init(_ title: String, _ options: [Option]) {
      (self.title, self.options) = (title, options)
    }
  }

  /// An argument without a name.
  public struct Positional: Sendable {
    /// Stands for the argument in help, in capitals.
    public var placeholder: String
    /// One or more sentences without a final full stop.
    public var help: String
    /// Whether the command works without it.
    public var isOptional = false
    /// Whether it takes all arguments that are left.
    public var isRepeatable = false
    var apply: @Sendable (inout Command, String) throws -> Void
  }

  /// In the order of the command line.
  public var positionals: [Positional]
  /// In the order of help.
  public var groups: [Group]

  /// Creates a table.
  public init(positionals: [Positional] = [], groups: [Group] = []) {
    (self.positionals, self.groups) = (positionals, groups)
  }

  /// All options in the order of help.
  public var options: [Option] { groups.flatMap(\.options) }

  /// Returns the option of a name such as `--fps` or `-o`.
  func option(named name: String) -> Option? {
    options.first { $0.names.contains(name) }
  }
}

extension OptionTable.Option {
  /// Takes a value.
  public static func value<Value: OptionValue>(
    _ names: String..., placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, Value> & Sendable
  ) -> Self {
    Self(names: names, placeholder: placeholder, help: help, choices: Value.choices) {
      $0[keyPath: path] = try Value(argument: $1)
    }
  }

  /// Takes a value where nil says that none was given.
  public static func value<Value: OptionValue>(
    _ names: String..., placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, Value?> & Sendable
  ) -> Self {
    Self(names: names, placeholder: placeholder, help: help, choices: Value.choices) {
      $0[keyPath: path] = try Value(argument: $1)
    }
  }

  /// Takes the path or name of something; an empty one is refused, as it would lead elsewhere.
  public static func path(
    _ names: String..., placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, String?> & Sendable
  ) -> Self {
    Self(names: names, placeholder: placeholder, help: help) {
      guard !$1.isEmpty else { throw OptionValueError(expected: "a name: it is empty") }
      $0[keyPath: path] = $1
    }
  }

  /// Takes a value each time it is written.
  public static func values<Value: OptionValue>(
    _ names: String..., placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, [Value]> & Sendable
  ) -> Self {
    Self(
      names: names, placeholder: placeholder, help: help, choices: Value.choices,
      isRepeatable: true
    ) {
      $0[keyPath: path].append(try Value(argument: $1))
    }
  }

  /// Becomes true where it is written.
  public static func flag(
    _ names: String..., help: String, into path: any WritableKeyPath<Command, Bool> & Sendable
  ) -> Self {
    Self(names: names, placeholder: nil, help: help) { command, _ in
      command[keyPath: path] = true
    }
  }

  /// Returns the same option for a command that holds this one's owner as a part.
  public func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Command> & Sendable
  ) -> OptionTable<Whole>.Option {
    OptionTable<Whole>.Option(
      names: names, placeholder: placeholder, help: help, choices: choices,
      isRepeatable: isRepeatable
    ) { [apply] whole, text in try apply(&whole[keyPath: path], text) }
  }
}

extension OptionTable.Group {
  /// Returns the same options for a command that holds their owner as a part.
  public func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Command> & Sendable
  ) -> OptionTable<Whole>.Group {
    OptionTable<Whole>.Group(title, options.map { $0.lifted(to: path) })
  }
}

extension OptionTable.Positional {
  /// An argument that must be there.
  public static func required(
    _ placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, String> & Sendable
  ) -> Self {
    Self(placeholder: placeholder, help: help) {
      $0[keyPath: path] = try filled($1, placeholder)
    }
  }

  /// An argument that may be left out.
  public static func optional(
    _ placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, String?> & Sendable
  ) -> Self {
    Self(placeholder: placeholder, help: help, isOptional: true) {
      $0[keyPath: path] = try filled($1, placeholder)
    }
  }

  /// All arguments that are left, at least one.
  public static func rest(
    _ placeholder: String, _ help: String,
    into path: any WritableKeyPath<Command, [String]> & Sendable
  ) -> Self {
    Self(placeholder: placeholder, help: help, isRepeatable: true) {
      $0[keyPath: path].append(try filled($1, placeholder))
    }
  }

  private static func filled(_ text: String, _ placeholder: String) throws -> String {
    guard !text.isEmpty else { throw CommandError.usage("\(placeholder) is empty") }
    return text
  }
}

extension OptionTable.Positional {
  /// Returns the same argument for a command that holds this one's owner as a part.
  public func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Command> & Sendable
  ) -> OptionTable<Whole>.Positional {
    OptionTable<Whole>.Positional(
      placeholder: placeholder, help: help, isOptional: isOptional, isRepeatable: isRepeatable
    ) { [apply] whole, text in try apply(&whole[keyPath: path], text) }
  }
}
