import Foundation

/// What an `@Entry` becomes: accessors that go through a key, and the key with its default.
struct EntryExpansion {
  /// The accessors or the key, whichever is asked for.
  let source: String

  init(request: [String: Any]) {
    let role = request["macroRole"] as? String ?? ""
    let around = (request["lexicalContext"] as? [Any])?.map(Self.text).joined(separator: " ") ?? ""
    let parent = around.isEmpty ? Self.text(request["parentDeclSyntax"]) : around
    guard let variable = SourceVariable(Self.text(request["declSyntax"])) else {
      source = ""
      return
    }
    let key = "__Key_\(variable.name)"
    source =
      role == "accessor"
      ? "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
      : Self.key(key, variable, in: parent)
  }

  private static func text(_ syntax: Any?) -> String {
    (syntax as? [String: Any])?["source"] as? String ?? ""
  }

  /// The key's type; a default that is not written is nil.
  private static func key(_ key: String, _ variable: SourceVariable, in parent: String) -> String {
    let kind =
      parent.contains(#/\bTransaction\b/#)
      ? "TransactionKey"
      : parent.contains(#/\bFocusedValues\b/#)
        ? "FocusedValueKey"
        : parent.contains(#/\bContainerValues\b/#) ? "ContainerValueKey" : "EnvironmentKey"
    if kind == "FocusedValueKey" {
      let type = variable.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return "private struct \(key): CapstanViews.FocusedValueKey { typealias Value = \(type) }"
    }
    let value = variable.value ?? "nil"
    let member =
      variable.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(key): CapstanViews.\(kind) { \(member) }"
  }
}

/// A variable as it is written.
struct SourceVariable {
  let name: String
  let type: String?
  let value: String?

  /// Reads a declaration; nil if it is none of a variable.
  init?(_ source: String) {
    guard let head = source.firstMatch(of: #/\bvar\s+`?(?<name>\w+)`?\s*/#) else { return nil }
    name = String(head.name)
    let rest = Array(source[head.range.upperBound...])
    var scanner = SourceScanner(rest, at: 0)
    var (depth, assignment, end) = (0, rest.count, rest.count)
    while let (index, character) = scanner.nextCode() {
      if "([{<".contains(character) { depth += 1 }
      // The head of an arrow closes nothing.
      let isArrow = character == ">" && index > 0 && rest[index - 1] == "-"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if character == "=", depth == 0 {
        assignment = index
        break
      }
      if character == "{", depth == 1 {
        end = index
        break
      }
    }
    let type = String(rest[..<min(assignment, end)]).trimmed
    self.type = type.hasPrefix(":") ? String(type.dropFirst()).trimmed : nil
    value = assignment < end ? String(rest[(assignment + 1)..<end]).trimmed : nil
  }
}
