import CapstanFrames
import CapstanGoldens
import Testing

@Suite struct CurveTableTests {
  private func table(_ series: [(String, [Double?])]) -> CurveTable {
    let count = series.map(\.1.count).max() ?? 0
    var table = CurveTable(rate: FrameRate(60), frameCount: count)
    for frame in 0..<count {
      table.record(
        series.compactMap { name, values in values[frame].map { .init(name, $0) } }, at: frame)
    }
    return table
  }

  @Test func textIsSmallAndReadable() {
    let still = [Double?](repeating: 26, count: 12)
    let moving: [Double?] = (0..<13).map { 26 + Double($0) * 1.5 }
    let rest = [Double?](repeating: 44, count: 20)
    let gap = [Double?](repeating: nil, count: 40) + [0.25, 0.5, nil, 1, 1]
    let table = table([("Pill/x", still + moving + rest), ("Ghost/opacity", gap)])
    #expect(
      table.text == """
        capstan curves 1
        rate 60/1
        frames 45

        Ghost/opacity
          40..41 0.25 0.5
          43..44 1 1

        Pill/x
          0..12 26
          13..19 27.5 29 30.5 32 33.5 35 36.5
          20..23 38 39.5 41 42.5
          24..44 44

        """)
  }

  @Test func aChangedValueChangesOneLine() {
    let values = (0..<60).map { Double?(Double($0)) }
    var changed = values
    changed[17] = 17.25
    let (before, after) = (table([("x", values)]).text, table([("x", changed)]).text)
    let difference = after.split(separator: "\n").difference(from: before.split(separator: "\n"))
    #expect(difference.insertions.count == 1 && difference.removals.count == 1)
  }

  @Test(
    arguments: [
      [
        ("a", [1.0, 2, 3, 3, 3, 3, 3, 9]),
        ("b", [nil, nil, 0.12345, 5e-6, -0.000004, -7, 1e9, nil]),
      ],
      [(" odd name", [0.0, 0]), ("back\\slash\nline", [1, 2]), ("", [3, 4])],
      [("x", [Double?](repeating: 1.0 / 3, count: 205))],
    ] as [[(String, [Double?])]])
  func textReadsBack(_ series: [(String, [Double?])]) throws {
    let table = table(series)
    #expect(try CurveTable(parsing: table.text, path: "curves.txt") == table)
    let windows = table.text.replacing("\n", with: "\r\n")
    #expect(try CurveTable(parsing: windows, path: "curves.txt") == table)
  }

  @Test func aNameThatComesTwiceIsNumbered() {
    var table = CurveTable(rate: FrameRate(60), frameCount: 1)
    table.record([.init("x", 1), .init("x", 2), .init("x", 3)], at: 0)
    #expect(table.attributes == ["x", "x#2", "x#3"])
  }

  @Test(arguments: [
    ("", "line 1: the first line must be \"capstan curves 1\""),
    ("capstan curves 1\nrate 0\n", "line 2: a line such as \"rate 60/1\" is expected"),
    (
      "capstan curves 1\nrate 60/1\nframes x\n",
      "line 3: a line such as \"frames 150\" is expected"
    ),
    ("capstan curves 1\nrate 60/1\nframes 9\n\n  0 1\n", "line 5: values without an attribute"),
    (
      "capstan curves 1\nrate 60/1\nframes 9\n\nx\n  0..9 1\n",
      "line 6: values such as \"0..29 26\" are expected"
    ),
    (
      "capstan curves 1\nrate 60/1\nframes 9\n\nx\n  0..2 1 2\n",
      "line 6: values such as \"0..29 26\" are expected"
    ),
    (
      "capstan curves 1\nrate 60/1\nframes 9\n\nx\n  0 nan\n",
      "line 6: values such as \"0..29 26\" are expected"
    ),
    ("capstan curves 1\nrate 60/1\nframes 9\n\nx\nx\n", "line 6: x stands here twice"),
  ])
  func otherTextIsRefusedWithItsLine(_ text: String, _ reason: String) {
    #expect(throws: GoldenError.unreadable(path: "curves.txt", reason: reason)) {
      try CurveTable(parsing: text, path: "curves.txt")
    }
  }

  // MARK: Comparing

  @Test func differencesNameTimeAndLargestDeviation() throws {
    let expected = table([("x", [0, 0, 10, 20, 30, 40]), ("gone", [1, 1, 1, 1, 1, 1])])
    let actual = table([("x", [0, 0, 10, 25, 38, 40]), ("new", [1, 1, 1, 1, 1, 1])])
    let comparison = CurveComparison(expected: expected, actual: actual)
    #expect(comparison.missing == ["gone"])
    #expect(comparison.new == ["new"])
    let change = try #require(comparison.changed.first)
    #expect(comparison.changed.count == 1)
    #expect(change.attribute == "x" && change.frame == 3)
    #expect(change.expected == 20 && change.actual == 25)
    #expect(change.largestDeviation == 8 && change.largestFrame == 4)
    #expect(change.frameCount == 2 && change.ranges == [3...4])
  }

  @Test func noiseOfTheLastDecimalAgreesAndTwiceThatDoesNot() {
    let expected = table([("x", [0.5, 0.123_45])])
    #expect(
      CurveComparison(expected: expected, actual: table([("x", [0.5, 0.123_46])])).isMatch)
    #expect(
      !CurveComparison(expected: expected, actual: table([("x", [0.5, 0.123_47])])).isMatch)
  }

  @Test func toleranceGrowsWithTheAttributesScale() {
    let expected = table([("x", [0, 400])])
    #expect(CurveComparison(expected: expected, actual: table([("x", [0.003, 400])])).isMatch)
    #expect(!CurveComparison(expected: expected, actual: table([("x", [0.005, 400])])).isMatch)
  }

  @Test func aNumberThatIsNoneNeverAgrees() {
    let broken = table([("x", [Double.nan, 1])])
    #expect(!CurveComparison(expected: broken, actual: broken).isMatch)
    #expect(!CurveComparison(expected: table([("x", [0, 1])]), actual: broken).isMatch)
  }

  @Test func absenceIsADifference() throws {
    let comparison = CurveComparison(
      expected: table([("x", [1, 1, nil, nil])]), actual: table([("x", [1, 1, 1, nil])]))
    let change = try #require(comparison.changed.first)
    #expect(change.frame == 2 && change.expected == nil && change.actual == 1)
    #expect(change.largestDeviation == nil)
  }
}
