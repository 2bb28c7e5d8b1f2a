import Foundation

/// What an `@Animatable` becomes: the animatable data of the type's stored variables, and the
/// conformance.
struct AnimatableExpansion {
  /// The member or the extension, whichever is asked for.
  let source: String

  init(request: [String: Any]) {
    let role = request["macroRole"] as? String ?? ""
    let declaration = Self.text(request["attributedSyntax"]) ?? Self.text(request["declSyntax"])
    if role == "extension" {
      let type = Self.text(request["extendedTypeSyntax"]) ?? ""
      source = "extension \(type): CapstanViews.Animatable {}"
    } else {
      let isPublic = declaration?.contains(#/\bpublic\s+(?:\w+\s+)*struct\b/#) == true
      let variables = declaration.map(Self.variables) ?? []
      source = (isPublic ? "public " : "") + Self.data(variables)
    }
  }

  private static func text(_ syntax: Any?) -> String? {
    (syntax as? [String: Any])?["source"] as? String
  }

  /// The accessors of the data: pairs of pairs, the first variable outermost.
  private static func data(_ variables: [SourceVariable]) -> String {
    let parts = variables.compactMap { variable in
      variable.animatedType.map { (name: variable.name, type: "\($0).AnimatableData") }
    }
    guard let last = parts.last else {
      return "var animatableData: CapstanViews.EmptyAnimatableData { get { .init() } set {} }"
    }
    var (type, value) = (last.type, "\(last.name).animatableData")
    var path = String(repeating: ".second", count: parts.count - 1)
    var changes = ["\(last.name).animatableData = newValue\(path)"]
    for part in parts.dropLast().reversed() {
      type = "CapstanViews.AnimatablePair<\(part.type), \(type)>"
      value = "CapstanViews.AnimatablePair(\(part.name).animatableData, \(value))"
      path = String(path.dropLast(".second".count))
      changes.append("\(part.name).animatableData = newValue\(path).first")
    }
    return """
      var animatableData: \(type) {
        get { \(value) }
        set {
          \(changes.joined(separator: "\n    "))
        }
      }
      """
  }

  /// The stored variables in a type's own braces, without those that are marked as ignored.
  private static func variables(in declaration: String) -> [SourceVariable] {
    guard let head = declaration.firstMatch(of: #/\b(?:struct|class|extension|enum)\s+\w+/#) else {
      return []
    }
    let characters = Array(declaration[head.range.upperBound...])
    var scanner = SourceScanner(characters, at: 0)
    var (depth, start) = (0, 0)
    var members: [String] = []
    while let (index, character) = scanner.nextCode() {
      let member = depth == 1 && start <= index ? String(characters[start..<index]) : ""
      if depth == 1, character.isNewline || character == ";", !isOpen(member) {
        members.append(member)
        start = index + 1
      }
      if "{([".contains(character) {
        // Braces after a type are a computed variable's, unless they observe.
        if depth == 1, character == "{", !member.contains("="),
          !String(characters[(index + 1)...]).contains(#/^\s*(?:did|will)Set\b/#)
        {
          start = characters.count
        }
        depth += 1
        if depth == 1 { start = index + 1 }
      }
      if "})]".contains(character) {
        if depth == 1 { members.append(member) }
        depth -= 1
        if depth == 1, start == characters.count { start = index + 1 }
      }
    }
    return members.compactMap(Member.init).filter(\.isAnimated).map(\.variable)
  }

  /// Whether a member goes on in the next line: so far there is nothing but attributes.
  private static func isOpen(_ member: String) -> Bool {
    let text = member.trimmed
    return text.hasPrefix("@") && !text.contains(#/\b(?:var|let|func|init|case|struct)\b/#)
  }

  /// A line of a type that declares a variable.
  private struct Member {
    let variable: SourceVariable
    let isAnimated: Bool

    init?(_ text: String) {
      guard text.contains(#/\bvar\s+\w+/#), let variable = SourceVariable(text) else { return nil }
      self.variable = variable
      isAnimated =
        !text.contains("@AnimatableIgnored") && !text.contains(#/\b(?:static|lazy)\b/#)
        && variable.name != "animatableData" && variable.name != "body"
    }
  }
}

extension SourceVariable {
  /// The variable's type, as far as the source tells; nil for one that does not animate.
  var animatedType: String? {
    if let type { return type.hasPrefix("some ") || type.hasPrefix("@") ? nil : type }
    guard let value else { return nil }
    if value.contains(#/^-?\d+\.\d+$/#) { return "Swift.Double" }
    return value.firstMatch(of: #/^(\w+(?:\.\w+)?)\s*[.(]/#).map { match in
      let name = String(match.1)
      let parts = name.split(separator: ".")
      return parts.count == 2 && parts[1].first?.isLowercase == true ? String(parts[0]) : name
    }
  }
}
