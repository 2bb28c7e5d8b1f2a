import Testing

@testable import CapstanCommand

/// What the line after a compile error names.
@Suite struct MissingAPITests {
  private func missing(_ error: String, at column: Int = 1, in line: String = "") -> MissingAPI? {
    let text =
      "import SwiftUI\n\(line)\nenum Kind { case a; func of(_ x: Int) {} }\nstruct Bar: View {}\n"
    let sources = ListingSources(
      path: "Bar.swift", files: [.init(path: "Bar.swift", text: text)])
    return .first(in: "Bar.swift:2:\(column): error: \(error)\n 2 | text\n", of: sources)
  }

  @Test(arguments: [
    ("value of type 'Text' has no member 'hologram'", ".hologram"),
    ("value of type 'some View' has no member 'hologram'", ".hologram"),
    ("value of type 'Bar' has no member 'hologram'", ".hologram"),
    ("type 'ShapeStyle' has no member 'rainbow'", ".rainbow"),
    ("type 'Animation?' has no member 'wobbly'", ".wobbly"),
    ("value of type 'Binding<Kind>' has no member 'x'", ".x"),
    ("reference to member 'shiny' cannot be resolved without a contextual type", ".shiny"),
    ("cannot find 'MeshGradient' in scope", "MeshGradient"),
    ("cannot find type 'UICollectionView' in scope", "UICollectionView"),
    ("unknown attribute 'FetchRequest'", "FetchRequest"),
    ("no macro named 'Playground'", "Playground"),
  ])
  func aMissingNameIsTold(error: String, name: String) {
    #expect(missing(error) == MissingAPI(name: name, kind: .name))
  }

  @Test(arguments: [
    "value of type 'Kind' has no member 'title'",
    "cannot find 'selectedTb' in scope",
    "reference to member 'a' cannot be resolved without a contextual type",
    "cannot convert value of type 'String' to specified type 'Int'",
    "expected '}' in struct",
  ])
  func theAuthorsOwnMistakesAreNot(error: String) {
    #expect(missing(error) == nil)
  }

  @Test func aFormIsNamedByItsCall() {
    let line = "let x = HStack { Text(\"é\").frame(depth: f(3), width: 4) }"
    for column in [27, 34, 37, 42] {
      // Bytes: the letter with an accent takes two.
      let found = missing("argument passed to call that takes no arguments", at: column, in: line)
      #expect(found?.kind == .form)
    }
    #expect(
      missing("extra argument 'depth' in call", at: 35, in: line)
        == MissingAPI(name: ".frame", kind: .form))
    #expect(
      missing("extra argument 'x' in call", at: 14, in: "_ = Kind.a.of(1, x: 2)") == nil)
  }

  @Test func modulesAndSelectorsAreTold() {
    #expect(missing("no such module 'MapKit'") == MissingAPI(name: "MapKit", kind: .module))
    let selector = missing("'#selector' can only be used with the Objective-C runtime")
    #expect(selector?.hint(page: "").contains("canImport(ObjectiveC)") == true)
  }

  @Test func theFirstMissingNameCounts() {
    let sources = ListingSources(path: "Bar.swift", files: [.init(path: "Bar.swift", text: "")])
    let messages = """
      /a/Bar.swift:1:1: warning: cannot find 'Old' in scope
      /a/Bar.swift:2:1: error: cannot convert value
      /a/Bar.swift:3:1: error: cannot find 'Chart' in scope
      /a/Bar.swift:4:1: error: cannot find 'Map' in scope
      """
    #expect(MissingAPI.first(in: messages, of: sources)?.name == "Chart")
  }

  @Test func theHintNamesThePage() {
    for kind in [MissingAPI.Kind.name, .form, .module] {
      #expect(MissingAPI(name: "x", kind: kind).hint(page: "p.md").contains("p.md"))
    }
  }

  @Test func aModifierThatNobodyKnowsIsNamed() {
    let page = "- **.frame** `(width:height:alignment:)`\n- **.padding** `(_:)`\n"
    func unknown(_ body: String) -> String? {
      let text = "extension View { func own() -> some View { self } }\n\(body)"
      let sources = ListingSources(path: "A.swift", files: [.init(path: "A.swift", text: text)])
      return MissingAPI.unknownModifier(in: sources, page: page)?.name
    }
    #expect(unknown("Text()\n  .frame(width: 3)\n  .paddding()\n  .own()") == ".paddding")
    #expect(unknown("Text()\n  .frame(width: 3)\n  .own()\n  .map { $0 }") == nil)
    #expect(unknown("// .paddding()\nlet s = \"\"\"\n  .paddding()\n\"\"\"") == nil)
  }
}
