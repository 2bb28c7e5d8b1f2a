import CapstanFrames
import Testing

struct FrameRateTests {
  @Test(arguments: [
    ("60", 60, 1), ("30000/1001", 30_000, 1001), ("24000/1001", 24_000, 1001), ("12.5", 25, 2),
    ("ntsc", 30_000, 1001), ("NTSC", 30_000, 1001), ("60/2", 30, 1), ("30.0", 30, 1),
    ("30.00", 30, 1), ("29.9", 299, 10), ("0.5", 1, 2), ("240", 240, 1),
    ("2147483647", 2_147_483_647, 1),
  ])
  func readsExactly(text: String, numerator: Int, denominator: Int) throws {
    let reading = try FrameRate.reading(text)
    #expect(reading.rate.numerator == numerator)
    #expect(reading.rate.denominator == denominator)
    #expect(reading.note == nil)
  }

  @Test(arguments: [
    ("29.97", 30_000), ("29.970", 30_000), ("29.97003", 30_000), ("23.976", 24_000),
    ("23.98", 24_000), ("23.97", 24_000), ("59.94", 60_000), ("119.88", 120_000),
    ("47.952", 48_000),
  ])
  func mapsRoundedTelevisionRatesWithANote(text: String, numerator: Int) throws {
    let reading = try FrameRate.reading(text)
    #expect(reading.rate == FrameRate(numerator, over: 1001))
    #expect(reading.note == "\(text) frames a second are read as \(numerator)/1001")
  }

  @Test(arguments: [
    ("0", "0 is no frame rate: it must be above 0; write it as 60, 30000/1001 or ntsc"),
    ("-5", "-5 is no frame rate: it must be above 0; write it as 60, 30000/1001 or ntsc"),
    ("30/0", "30/0 is no frame rate: its denominator is 0; write it as 60, 30000/1001 or ntsc"),
    ("x", "\"x\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("", "\"\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("nan", "\"nan\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("inf", "\"inf\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("29,97", "\"29,97\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("30/1/1", "\"30/1/1\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("1.5/2", "\"1.5/2\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("٣٠", "\"٣٠\" is no frame rate; write it as 60, 30000/1001 or ntsc"),
    ("4294967296", "4294967296 is no frame rate: its parts go up to 2147483647"),
  ])
  func refusesWithASentence(text: String, sentence: String) {
    #expect(throws: FrameError.invalidValue(sentence)) { try FrameRate.reading(text) }
  }

  @Test func describesItselfAsAFraction() {
    #expect("\(FrameRate(60))" == "60/1")
    #expect("\(FrameRate.ntsc)" == "30000/1001")
    #expect(FrameRate.ntsc.frameDuration == RationalTime(1001, over: 30_000))
  }
}
