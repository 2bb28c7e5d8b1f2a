/// A struct, class or enum at the top level of a file, as far as text alone shows it.
struct TypeDeclaration {
  let name: String
  let isPrivate: Bool
  let isGeneric: Bool
  /// The names after the colon.
  let inherited: [String]
  /// What stands between its braces, inner braces' contents left out.
  let body: String

  /// Whether a protocol is named in the inheritance clause, qualified or not.
  func inherits(_ name: String) -> Bool {
    inherited.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Returns the declarations of code without comments and literals.
  static func all(in code: String) -> [TypeDeclaration] {
    let flat = flattened(code)
    let pattern =
      #/(?<modifiers>(?:\b(?:private|fileprivate|public|internal|final|nonisolated|package)\s+)*)\b(?:struct|class|enum)\s+(?<name>\w+)\s*(?<generics><[^{]*?>)?\s*(?::(?<inherited>[^{]*))?\{(?<body>[^}]*)\}/#
    return flat.matches(of: pattern).map { match in
      let inherited = (match.inherited ?? "").split(separator: "where").first ?? ""
      return TypeDeclaration(
        name: String(match.name), isPrivate: match.modifiers.contains("private"),
        isGeneric: match.generics != nil,
        inherited: inherited.split { ",&\n ".contains($0) }.map(String.init),
        body: String(match.body))
    }
  }

  /// Code with braces and what they hold removed from the second level on, `{}` left as `;`-free
  /// marks `⟨⟩`, so that the contents of top-level types have no braces of their own.
  private static func flattened(_ code: String) -> String {
    var depth = 0
    var flat = ""
    for character in code {
      switch character {
      case "{":
        depth += 1
        flat += depth == 1 ? "{" : depth == 2 ? "⟨⟩" : ""
      case "}":
        flat += depth == 1 ? "}" : ""
        depth -= 1
      default:
        if depth <= 1 { flat.append(character) }
      }
    }
    return flat
  }

  /// Stored properties without a value of their own.
  ///
  /// What `@Environment` and the like fill in is not among them, nor what a wrapper with arguments
  /// of its own makes; with an initialiser of its own, a type needs what that takes, which text
  /// does not show.
  var needs: [String] {
    let initializers = body.matches(of: #/\binit\??\s*\((?<parameters>[^)]*)\)/#)
    if !initializers.isEmpty {
      let isOpen = initializers.contains {
        $0.parameters.allSatisfy(\.isWhitespace)
      }
      return isOpen ? [] : ["arguments of its initializer"]
    }
    return body.split(separator: "\n").flatMap { $0.split(separator: ";") }.compactMap { line in
      guard
        let match = line.firstMatch(
          of: #/^(?<attributes>[^=]*?)\b(?<kind>let|var)\s+(?<name>\w+)\s*:?(?<rest>.*)$/#),
        !match.attributes.contains("static")
      else { return nil }
      let rest = match.rest
      if rest.contains("=") || rest.contains("⟨⟩") { return nil }
      if match.kind == "var", rest.trimmed.hasSuffix("?"), !match.attributes.contains("@Binding") {
        return nil
      }
      if match.attributes.contains(
        #/@(Environment|EnvironmentObject|Namespace|FocusState|GestureState)\b|@\w+\(/#)
      {
        return nil
      }
      return String(match.name)
    }
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
