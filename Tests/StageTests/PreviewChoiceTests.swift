import Testing

@testable import CapstanStage

@MainActor @Suite struct PreviewChoiceTests {
  private let names = ["Bar", nil, "Bar", "Other"]
  private let titles = ["Bar", "A.swift:9", "Bar", "Other"]

  private func index(_ choice: StageSettings.PreviewChoice?) throws -> Int {
    try PreviewCollection.index(of: choice, names: names, titles: titles)
  }

  @Test func aNameOrANumberChooses() throws {
    #expect(try index(nil) == 0)
    #expect(try index(.number(3)) == 2)
    #expect(try index(.named("Other")) == 3)
  }

  @Test func aNameOfTwoIsAnErrorThatListsThem() {
    let error = #expect(throws: StageError.self) { try index(.named("Bar")) }
    guard case .notFound(let sentence, let hint) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(sentence == "2 previews are named 'Bar': choose one by its number, 1 and 3")
    #expect(hint == "there are: 1 Bar, 2 A.swift:9, 3 Bar, 4 Other")
  }
}
