import Testing

@testable import CapstanCommand

@Suite struct ListingOutlineTests {
  private func outline(_ text: String) -> ListingOutline {
    ListingOutline(
      ListingSources(path: "Bar.swift", files: [.init(path: "Bar.swift", text: text)]))
  }

  @Test func commentsAndLiteralsAreNoCode() {
    let source = """
      a // #Preview
      /* b /* c */ d */ e
      "f \\" g" h #"i " j"# k
      \"\"\"
      l " m
      \"\"\" n
      """
    let words = SwiftText.code(source).split(whereSeparator: \.isWhitespace)
    #expect(words == ["a", "e", "h", "k", "n"])
    #expect(
      SwiftText.code(source).split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test func aPreviewMacroNeedsNoBridge() throws {
    let outline = outline("struct Bar: View {\n let n: Int\n}\n#Preview { Bar(n: 1) }")
    #expect(outline.hasPreviewMacro)
    #expect(try outline.bridge(for: "Bar.swift") == nil)
  }

  @Test func providersAreFoundWithoutRegistration() throws {
    let outline = outline(
      """
      import SwiftUI
      struct Bar_Previews: SwiftUI.PreviewProvider {
        static var previews: some View { Bar(n: 1) }
      }
      private struct Hidden: PreviewProvider { static var previews: some View { Text("") } }
      """)
    #expect(outline.providers == ["Bar_Previews"])
    #expect(
      try outline.bridge(for: "x")
        == "import SwiftUI\n#Preview(\"Bar_Previews\") { ProviderPreview<Bar_Previews>() }\n")
  }

  @Test(
    "What a view needs",
    arguments: [
      ("@State private var on = false", []), ("let title: String", ["title"]),
      ("let title = \"x\"\nvar body: some View { Text(title) }", []),
      ("@Binding var selection: Int\n@Environment(\\.colorScheme) var scheme", ["selection"]),
      ("var subtitle: String?\nvar count: Int", ["count"]),
      ("static let shared: Int", []), ("let a: Int; let b: Int", ["a", "b"]),
      ("let a: Int\ninit() { a = 1 }", []),
      ("let a: Int\ninit(a: Int) { self.a = a }", ["arguments of its initializer"]),
      ("@ViewBuilder var content: () -> Text", ["content"]),
      ("func f(x: Int) -> Int {\n let y: Int\n y = x\n return y\n}", []),
    ] as [(String, [String])])
  func needs(body: String, needs: [String]) {
    let outline = outline("struct Bar: View {\n\(body)\n}")
    #expect(outline.views == [.init(name: "Bar", needs: needs, isPrivate: false)])
  }

  @Test func anAppShowsItsFirstWindowUnlessThereArePreviews() throws {
    let app = """
      @main struct BarApp: App {
        var body: some Scene { WindowGroup { Bar() } }
      }
      struct Bar: View { var body: some View { Text("") } }
      struct Other: View { var body: some View { Text("") } }

      """
    #expect(
      try outline(app).bridge(for: "x")
        == "import SwiftUI\n#Preview(\"BarApp\") { AppPreview<BarApp>() }\n")
    #expect(try outline(app + "#Preview { Bar() }").bridge(for: "x") == nil)
  }

  @Test func aSoleViewIsTaken() throws {
    let outline = outline(
      """
      struct Screen: View { @State var tab = 0; var body: some View { Bar(tab: $tab) } }
      struct Bar: View, Sendable {
        @Binding var tab: Int
        var body: some View { Text("") }
      }
      extension Bar: Equatable {}
      enum Tab: String { case home }
      """)
    #expect(outline.views.map(\.name) == ["Screen", "Bar"])
    #expect(
      try outline.bridge(for: "x") == "import SwiftUI\n#Preview(\"Screen\") { Screen() }\n")
  }

  @Test(
    "Nothing to show",
    arguments: [
      (
        "struct Bar<Value: Hashable>: View { let items: [Value] }\nprivate struct Cell: View {}",
        "Bar.swift has no #Preview, PreviewProvider or App, "
          + "and no view that can be made without arguments",
        "its views: Bar (needs a type); Cell (private); add, for example: #Preview { Bar(…) }"
      ),
      (
        "struct A: View {}\nstruct B: View {}",
        "Bar.swift has no #Preview, PreviewProvider or App, "
          + "and several views that can be made without arguments",
        "its views: A; B; add, for example: #Preview { A(…) }"
      ),
      (
        "let x = 1",
        "Bar.swift has no #Preview, PreviewProvider or App, "
          + "and no view that can be made without arguments",
        "it has no views at all; add, for example: #Preview { MyBar(…) }"
      ),
    ])
  func nothingToShow(text: String, message: String, hint: String) {
    let outline = outline(text)
    #expect(throws: CommandError(.invalidInput, message, hint: hint)) {
      try outline.bridge(for: "Bar.swift")
    }
  }
}
