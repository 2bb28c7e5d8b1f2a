/// A value of a JSON document that knows where it stands, so that errors can point at it.
package struct JSONNode {
  /// A member of an object, in the document's order.
  package struct Member {
    package let key: String
    package let place: TextPlace
    package let value: JSONNode

    package init(key: String, place: TextPlace, value: JSONNode) {
      (self.key, self.place, self.value) = (key, place, value)
    }
  }

  package enum Value {
    case null
    case bool(Bool)
    /// As written, so that exact types can be made of it.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package let value: Value
  package let place: TextPlace

  /// What the value is, for messages: "a number".
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns the value of a key of an object; nil if there is none or this is no object.
  package func member(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// A place in a text; both count from 1, columns in characters.
package struct TextPlace: Equatable, Sendable {
  package var line: Int
  package var column: Int
}
