import CapstanFrames
import Testing

struct RationalTimeTests {
  @Test(arguments: [
    ("3s", 3, 1), ("3", 3, 1), ("0.25025", 1001, 4000), ("1500ms", 3, 2), ("0", 0, 1),
    (".5", 1, 2), ("2.", 2, 1), ("2min", 120, 1), ("0.35s", 7, 20),
    ("1000000000", 1_000_000_000, 1),
    ("0.000000001", 1, 1_000_000_000),
  ])
  func readsDecimalsExactly(text: String, numerator: Int, denominator: Int) throws {
    #expect(try RationalTime(parsing: text) == RationalTime(numerator, over: denominator))
  }

  @Test(arguments: [
    ("", "\"\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("s", "\"s\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("0,25", "\"0,25\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("1e3", "\"1e3\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("1.2.3", "\"1.2.3\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("nan", "\"nan\" is no time; write it as 3s, 0.25, 1500ms or 2min"),
    ("-1s", "\"-1s\" is negative; times start at 0"),
    ("2000000000", "\"2000000000\" is too long; times go up to 1000000000 s"),
    ("0.0000000001", "\"0.0000000001\" is finer than a nanosecond"),
    (
      "99999999999999999999",
      "\"99999999999999999999\" is no time; write it as 3s, 0.25, 1500ms or 2min"
    ),
  ])
  func refusesWithASentence(text: String, sentence: String) {
    #expect(throws: FrameError.invalidValue(sentence)) { try RationalTime(parsing: text) }
  }

  @Test func roundsDecimalsInIntegers() {
    #expect(RationalTime(17, over: 30).decimal(places: 4) == "0.5667")
    #expect(RationalTime(17, over: 30).decimal(places: 9) == "0.566666667")
    #expect(RationalTime(1, over: 2).decimal(places: 0) == "1")
    #expect(RationalTime(-1, over: 3).decimal(places: 2) == "-0.33")
    #expect(RationalTime(-1, over: 3000).decimal(places: 2) == "0.00")
    #expect(RationalTime(120, over: 1).decimal(places: 3) == "120.000")
    #expect(RationalTime(1, over: 1000).decimal(places: 3) == "0.001")
  }

  @Test func ordersExactly() {
    #expect(RationalTime(1001, over: 30_000) > RationalTime(1, over: 30))
    #expect(RationalTime(2, over: 4) == RationalTime(1, over: 2))
    #expect(RationalTime(Int.max, over: 2) > RationalTime(Int.max - 1, over: 2))
  }
}
