import Testing

@testable import CapstanSymbols

@Suite struct SortedTableTests {
  @Test func findsEveryLineAndNothingElse() {
    let table = SortedTable("a 1\nab 2 3\nb\nccc 4")
    #expect(table.line(for: "a") == "1")
    #expect(table.line(for: "ab") == "2 3")
    #expect(table.line(for: "b") == "")
    #expect(table.line(for: "ccc") == "4")
    for missing in ["", "0", "aa", "abc", "bb", "cc", "d"] {
      #expect(table.line(for: missing) == nil, "\(missing)")
    }
    #expect(table.words == ["a", "ab", "b", "ccc"])
    #expect(SortedTable("").line(for: "a") == nil)
  }

  @Test func tablesAreSortedWithoutRepetition() {
    for table in [SortedTable.symbolNames, .iconOutlines] {
      let words = table.words
      let firstFault = zip(words, words.dropFirst()).first { a, b in
        !a.utf8.lexicographicallyPrecedes(b.utf8)
      }
      #expect(firstFault == nil)
    }
  }
}
