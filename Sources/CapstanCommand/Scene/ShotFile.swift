import CapstanStage
import Foundation

/// A JSON file with a source and options, under the names that they have on the command line.
///
/// Paths of sources, scripts, symbols and assets start at the file's own folder. `script` may be
/// the list of events itself. Options of other commands have no part here, but must be theirs.
struct ShotFile {
  private let path: String
  private let members: [JSONNode.Member]

  /// Reads a file.
  ///
  /// - Throws: `CommandError` if it cannot be read, `StageError.invalidDocument` if it is no shot.
  init(path: String) throws {
    self.path = path
    let node = try JSONParser.parse(try textFile(path), file: path)
    guard case .object(let members) = node.value else {
      throw StageError.invalidDocument(
        file: path, line: node.place.line, column: node.place.column,
        message: "a shot is an object with a \"source\", not \(node.kind)")
    }
    self.members = members
    guard let source = node.member("source"), case .string = source.value else {
      throw failure("a shot names its source: \"source\" is a text", at: node.place)
    }
  }

  /// Stores everything that the file says in a command.
  func apply<C: SceneCommand>(to command: inout C) throws {
    for member in members {
      switch (member.key, member.value.value) {
      case ("source", .string(let source)):
        command.scene.source = isPath(source) ? besideFile(source) : source
      case ("script", .array):
        command.scene.script = try Script(node: member.value, file: path)
      default:
        try applyOption(member, to: &command)
      }
    }
  }

  private func applyOption<C: SceneCommand>(
    _ member: JSONNode.Member, to command: inout C
  ) throws {
    guard let option = C.table.option(named: "--\(member.key)") else {
      return try checkIsKnown(member)
    }
    try store(member, option, of: C.table, in: &command)
  }

  private func store<C: Command>(
    _ member: JSONNode.Member, _ option: OptionTable<C>.Option, of table: OptionTable<C>,
    in command: inout C
  ) throws {
    do {
      for text in try texts(of: member, isFlag: option.placeholder == nil, option.isRepeatable) {
        try table.apply(option, text: text, to: &command)
      }
    } catch let error as CommandError {
      throw failure(
        [error.message, error.hint].compactMap(\.self).joined(separator: "; "),
        at: member.value.place)
    }
  }

  /// What stands for a value on the command line; a flag's text is empty.
  private func texts(
    of member: JSONNode.Member, isFlag: Bool, _ isRepeatable: Bool
  ) throws -> [String] {
    switch member.value.value {
    case .bool(let isOn) where isFlag: isOn ? [""] : []
    case .string(let text) where !isFlag:
      [["script", "symbols", "assets"].contains(member.key) ? besideFile(text) : text]
    case .number(let digits) where !isFlag: [digits]
    case .array(let nodes) where isRepeatable:
      try nodes.flatMap {
        try texts(
          of: JSONNode.Member(key: member.key, place: $0.place, value: $0), isFlag: false, false)
      }
    default:
      throw failure(
        "\"\(member.key)\" takes \(isFlag ? "true or false" : "a text or a number"), "
          + "not \(member.value.kind)", at: member.value.place)
    }
  }

  /// Checks that a member is an option of some command, with a value that one of them takes.
  private func checkIsKnown(_ member: JSONNode.Member) throws {
    let name = "--\(member.key)"
    let takers = CommandLineTool.commands.filter { $0.longOptionNames.contains(name) }
    let failures = takers.compactMap { failure(of: member, in: $0) }
    if let failure = failures.first, failures.count == takers.count { throw failure }
    guard takers.isEmpty else { return }
    let keys = CommandLineTool.commands.flatMap {
      $0.longOptionNames.map { String($0.dropFirst(2)) }
    }
    throw failure(
      "there is no option \"\(member.key)\""
        + (nearest(to: member.key, in: keys).map { "; did you mean \"\($0)\"?" } ?? ""),
      at: member.place)
  }

  /// What a command would say of a member; nil if it would take it.
  private func failure<C: Command>(of member: JSONNode.Member, in type: C.Type) -> (any Error)? {
    guard let option = C.table.option(named: "--\(member.key)") else { return nil }
    var command = C()
    do {
      try store(member, option, of: C.table, in: &command)
      return nil
    } catch {
      return error
    }
  }

  private func isPath(_ source: String) -> Bool {
    source.contains("/") || source.contains(".")
  }

  private func besideFile(_ file: String) -> String {
    file.hasPrefix("/")
      ? file : (path as NSString).deletingLastPathComponent.appendingPathComponent(file)
  }

  private func failure(_ message: String, at place: TextPlace) -> StageError {
    .invalidDocument(file: path, line: place.line, column: place.column, message: message)
  }
}

extension Command {
  fileprivate static var longOptionNames: [String] {
    table.options.flatMap(\.names).filter { $0.hasPrefix("--") }
  }
}

extension String {
  /// Returns the path of something in the folder of this path; an empty path is the present one.
  fileprivate func appendingPathComponent(_ component: String) -> String {
    isEmpty ? component : "\(self)/\(component)"
  }
}
