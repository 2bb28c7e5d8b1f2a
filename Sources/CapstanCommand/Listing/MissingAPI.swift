/// What a listing asked for and the modules do not have, read from the compiler's messages.
///
/// The compiler says what is wrong at the author's line; it cannot say that a name which exists on
/// the platform is missing here. This finds that name.
struct MissingAPI: Equatable {
  /// The name as a listing writes it: `.searchable`, `MapKit`, `Canvas`.
  let name: String
  /// How it is missing.
  let kind: Kind

  /// How a name is missing.
  enum Kind: Equatable {
    /// There is no such name.
    case name
    /// The name is there, but not with these arguments.
    case form
    /// There is no such module.
    case module
    /// The language's own bridge to Objective-C, which Linux has not.
    case objectiveC
  }

  /// The page that lists what there is.
  static let page = "Documentation/SupportedAPI.md"

  /// One line for the user, with the place of the page that lists what there is.
  func hint(page: String) -> String {
    switch kind {
    case .name: "'\(name)' is not among the supported API, which \(page) lists"
    case .form: "'\(name)' is not supported with these arguments; \(page) lists its forms"
    case .module: "there is no module '\(name)' here; \(page) tells what can be imported"
    case .objectiveC:
      "\(name) needs the Objective-C runtime, which Linux has not; #if canImport(ObjectiveC) keeps"
        + " such lines away from it"
    }
  }

  /// Finds the first missing name in the compiler's messages.
  ///
  /// - Parameters:
  ///   - messages: What the compiler wrote.
  ///   - sources: The listing; what it declares itself is not missing here.
  /// - Returns: The name, or nil if the errors are of another kind.
  static func first(in messages: String, of sources: ListingSources) -> MissingAPI? {
    let own = OwnNames(sources)
    for line in messages.split(separator: "\n") {
      guard let found = line.firstMatch(of: #/^(.+):(\d+):(\d+): error: (.+)$/#) else { continue }
      let place = (file: String(found.1), line: Int(found.2) ?? 0, column: Int(found.3) ?? 0)
      if let missing = named(in: String(found.4), own: own) { return missing }
      guard found.4.contains(#/argument|no exact matches/#),
        let call = sources.call(at: place), !own.declares(call)
      else { continue }
      return MissingAPI(name: call, kind: .form)
    }
    return nil
  }

  /// Finds the first modifier that neither the page of what there is nor the listing knows.
  ///
  /// In a large body the compiler may tell of something else than a name that it could not find.
  ///
  /// - Parameters:
  ///   - sources: The listing.
  ///   - page: The text of the page that lists what there is.
  /// - Returns: The name, or nil if all are known.
  static func unknownModifier(in sources: ListingSources, page: String) -> MissingAPI? {
    let own = OwnNames(sources)
    let known = Set(page.matches(of: #/\b[A-Za-z_]\w*/#).map(\.0)).union(libraryMembers)
    guard known.contains("frame") else { return nil }
    for file in sources.files {
      for found in file.code.matches(of: #/(?m)^\s*\.(\w+)\s*[({]/#)
      where !known.contains(found.1) && !own.declares(String(found.1)) {
        return MissingAPI(name: ".\(found.1)", kind: .name)
      }
    }
    return nil
  }

  /// Members of the standard library and Foundation that stand at the beginning of a line.
  private static let libraryMembers: Set<Substring> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "forEach", "first", "last",
    "joined", "split", "enumerated", "reversed", "contains", "prefix", "suffix", "dropFirst",
    "dropLast", "replacingOccurrences", "trimmingCharacters", "components", "formatted", "max",
    "min", "lowercased", "uppercased", "capitalized", "success", "failure", "some", "none",
  ]

  /// The name that an error's own words give.
  private static func named(in error: String, own: OwnNames) -> MissingAPI? {
    if let module = error.firstMatch(of: #/no such module '([^']+)'/#)?.1 {
      return MissingAPI(name: String(module), kind: .module)
    }
    if error.contains("Objective-C") {
      return MissingAPI(
        name: error.contains("#selector") ? "#selector" : "@objc", kind: .objectiveC)
    }
    if let found = error.firstMatch(of: #/type '([^']+)' has no (?:static )?member '([^']+)'/#) {
      return own.declares(type: String(found.1))
        ? nil : MissingAPI(name: ".\(found.2)", kind: .name)
    }
    if let member = error.firstMatch(of: #/reference to member '([^']+)' cannot be resolved/#)?.1 {
      return own.declares(String(member)) ? nil : MissingAPI(name: ".\(member)", kind: .name)
    }
    let name = error.firstMatch(
      of: #/(?:cannot find (?:type )?|unknown attribute |no macro named )'([^']+)'/#)?.1
    guard let name, own.isPlatformName(String(name)) else { return nil }
    return MissingAPI(name: String(name), kind: .name)
  }

  /// The names that a listing declares.
  private struct OwnNames {
    private let code: String
    private let types: Set<Substring>
    private let views: Set<Substring>
    private let members: Set<Substring>

    init(_ sources: ListingSources) {
      code = sources.files.map(\.code).joined(separator: "\n")
      types = Set(
        code.matches(of: #/\b(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/#).map(\.1))
      views = Set(
        code.matches(
          of: #/\b(?:struct|class|enum|extension)\s+(\w+)[^{]*?:[^{]*\b(?:View|Shape)\b/#
        )
        .map(\.1))
      members = Set(code.matches(of: #/\b(?:func|var|let|case)\s+`?(\w+)/#).map(\.1))
    }

    /// Whether a type's members are the listing's own: not those of `Binding<MyTab>`, and a view
    /// has the platform's modifiers.
    func declares(type: String) -> Bool {
      let base = type.prefix { $0 != "<" && $0 != "." && $0 != "?" }
      return types.contains(base) && !views.contains(base)
    }

    /// Whether a call's or member's name is the listing's own.
    func declares(_ name: String) -> Bool {
      let bare = name.drop { $0 == "." }
      return members.contains(bare) || types.contains(bare)
    }

    /// Types begin with a capital; a small letter is the platform's only where it is called.
    func isPlatformName(_ name: String) -> Bool {
      guard let first = name.first else { return false }
      return first.isUppercase || code.contains("\(name)(") || code.contains("\(name) {")
    }
  }
}

extension ListingSources {
  /// The name of the call whose arguments a place in the text stands among, or that begins there.
  fileprivate func call(at place: (file: String, line: Int, column: Int)) -> String? {
    guard let file = files.first(where: { $0.path == place.file }) else { return nil }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    // The compiler counts bytes.
    let line = Array(lines[place.line - 1].utf8)
    var (index, depth) = (min(place.column, line.count) - 1, 0)
    while index >= 0 {
      switch line[index] {
      case UInt8(ascii: ")") where index != place.column - 1: depth += 1
      case UInt8(ascii: "(") where depth == 0: return name(endingAt: index, of: line)
      case UInt8(ascii: "("): depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  private func name(endingAt end: Int, of line: [UInt8]) -> String? {
    let text = String(decoding: line[..<end], as: UTF8.self)
    return text.firstMatch(of: #/(\.?\w+)$/#).map { String($0.1) }
  }
}
