import CapstanGoldens
import Testing

@Suite struct ListTableTests {
  private static let first = "list (8 8)\n  group a\n    fill red\n  fill blue\n"
  private static let second = "list (8 8)\n  group b\n    fill red\n  fill blue\n"

  @Test func aStillPartIsWrittenOnce() {
    let table = ListTable([
      .init(frame: 12, list: Self.second), .init(frame: 0, list: Self.first),
      .init(frame: 20, list: Self.second),
    ])
    #expect(
      table.text == """
        capstan lists 1

        frame 0
        +list (8 8)
        +  group a
        +    fill red
        +  fill blue

        frame 12
        =1
        -1
        +  group b
        =2

        frame 20
        =4

        """)
  }

  @Test(arguments: [
    [first, second, first], ["", first, ""], ["a\nb\nc\n", "c\na\nb\n", "x\n", "x\nx\nb\nx\n"],
    ["frame 3\n=4\n-2\n+x\n\n", "\n\nframe 3\n"],
  ])
  func textReadsBack(_ lists: [String]) throws {
    let table = ListTable(lists.enumerated().map { .init(frame: $0.offset * 7, list: $0.element) })
    #expect(try ListTable(parsing: table.text, path: "frames.txt") == table)
  }

  @Test(arguments: [
    "", "capstan lists 1\n=1\n", "capstan lists 1\nframe 0\n=1\n",
    "capstan lists 1\nframe 0\n+a\nframe 0\n=1\n", "capstan lists 1\nframe 0\n+a\nframe 1\n",
    "capstan lists 1\nframe 0\nlist\n",
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(throws: GoldenError.self) { try ListTable(parsing: text, path: "frames.txt") }
  }
}
