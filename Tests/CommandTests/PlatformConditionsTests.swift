import Testing

@testable import CapstanCommand

/// How a listing's questions about the platform are answered.
@Suite struct PlatformConditionsTests {
  private func answered(_ text: String) -> String? {
    PlatformConditions.answered(.init(path: "a \"b\".swift", text: text))
  }

  @Test func theSystemIsThePhones() {
    #expect(
      answered("#if os(iOS)\nlet é = 1\n#elseif os( iOS ) && !os(macOS)\n#endif\n")
        == """
        #sourceLocation(file: "a \\"b\\".swift", line: 1)
        #if true   \nlet é = 1\n#elseif true      && !os(macOS)\n#endif\n
        """)
  }

  @Test(arguments: [
    "#if canImport(UIKit)\n#endif\n", "#if os(macOS)\n#endif\n", "// #if os(iOS)\n",
    "let x = \"\"\"\n#if os(iOS)\n\"\"\"\n", "let os = { (iOS: Int) in }\n", "",
  ])
  func whatDoesNotAskStaysAsItIs(text: String) {
    #expect(answered(text) == nil)
  }
}
