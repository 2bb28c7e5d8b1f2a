import CapstanFrames

extension OptionTable {
  /// Stores arguments in a command.
  ///
  /// Understood are `--name value`, `--name=value`, `-n value`, `--` (only positionals follow) and
  /// `-` as a value of its own. An option that is not repeatable has one value.
  /// - Throws: `CommandError` with the code `usage`.
  func parse(_ arguments: [String], into command: inout Command) throws {
    var rest = arguments[...]
    var given: [String: String] = [:]
    var positionalTexts: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionalTexts += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionalTexts.append(argument)
        continue
      }
      try parseOption(argument, rest: &rest, &given, into: &command)
    }
    try storePositionals(positionalTexts, into: &command)
  }

  /// Stores one option's text as if it had been written on the command line.
  ///
  /// - Throws: `CommandError` with the code `usage` if the text is no value of the option.
  func apply(_ option: Option, text: String, to command: inout Command) throws {
    do {
      try option.apply(&command, text)
    } catch let error as OptionValueError {
      throw CommandError.usage(
        "\(option.name): '\(text)' is not \(error.expected)",
        hint: error.hint ?? nearest(to: text, in: option.choices).map { "did you mean \($0)?" })
    } catch FrameError.invalidValue(let sentence) {
      throw CommandError.usage("\(option.name): \(sentence)")
    }
  }

  private func parseOption(
    _ argument: String, rest: inout ArraySlice<String>, _ given: inout [String: String],
    into command: inout Command
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = option(named: name) else { throw unknownOption(name) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let placeholder = option.placeholder else {
      if attached != nil { throw CommandError.usage("\(name) takes no value") }
      return try apply(option, text: "", to: &command)
    }
    func take(_ text: String) throws {
      if let earlier = given.updateValue(text, forKey: option.name), earlier != text,
        !option.isRepeatable
      {
        throw CommandError.usage(
          "\(option.name) is given twice: \(ShellQuoting.quoted(earlier)) and "
            + ShellQuoting.quoted(text))
      }
      try apply(option, text: text, to: &command)
    }
    if let attached { return try take(attached) }
    guard let next = rest.first, next != "--", self.option(named: next) == nil else {
      throw CommandError.usage("\(name) needs a value: \(name) \(placeholder)")
    }
    rest.removeFirst()
    try take(next)
  }

  private func unknownOption(_ name: String) -> CommandError {
    let suggestion = nearest(to: name, in: options.flatMap(\.names))
    return .usage(
      "there is no option \(name)",
      hint: suggestion.map { "did you mean \($0)?" } ?? "--help lists the options")
  }

  private func storePositionals(_ texts: [String], into command: inout Command) throws {
    var rest = texts[...]
    for positional in positionals {
      guard let first = rest.popFirst() else {
        if positional.isOptional { continue }
        throw CommandError.usage(
          "\(positional.placeholder) is missing: \(positional.help)",
          hint: "--help shows the whole command")
      }
      try positional.apply(&command, first)
      guard positional.isRepeatable else { continue }
      for text in rest { try positional.apply(&command, text) }
      rest = []
    }
    if let extra = rest.first {
      throw CommandError.usage(
        "'\(extra)' is one argument too many",
        hint: positionals.isEmpty
          ? "this command takes only options"
          : "this command takes \(positionals.map(\.placeholder).joined(separator: " "))")
    }
  }
}
