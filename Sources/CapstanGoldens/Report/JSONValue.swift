import CapstanFrames
import CapstanSceneGraph

/// A JSON document whose members stay in the order in which they were given.
enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The document on one line.
  ///
  /// Numbers have at most five decimals; one that is not finite is null.
  var text: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? DumpNumber.text(value) : "null"
    case .string(let value): text += JSONText.quoted(value)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { text += "," }
        text += JSONText.quoted(key) + ":"
        value.write(into: &text)
      }
      text += "}"
    }
  }
}

extension JSONValue {
  /// A string, or null.
  static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
  /// An integer, or null.
  static func optional(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
  /// A number, or null.
  static func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
}
