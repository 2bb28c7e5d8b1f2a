import CapstanFrames
public import CapstanGoldens

/// Where goldens lie, which frames they keep, and what a check leaves behind.
struct GoldenOptions: Sendable {
  var folder: String?
  var name: String?
  var report: String?
  var summary: String?

  static let group = OptionTable<GoldenOptions>.Group(
    "the goldens",
    [
      .path("--goldens", placeholder: "DIR", "the folder of goldens", into: \.folder),
      .path(
        "--name", placeholder: "NAME", "what the golden is called (the source's name)",
        into: \.name),
      .path(
        "--report", placeholder: "DIR", "leaves a page to look at, with results for machines",
        into: \.report),
      .path(
        "--summary", placeholder: "FILE.md", "leaves a summary for a pull request",
        into: \.summary),
    ])

  /// Where the goldens lie.
  ///
  /// - Throws: `CommandError` if no folder was named.
  func store() throws -> GoldenStore {
    guard let folder else {
      throw CommandError.usage("a folder of goldens is needed: --goldens DIR")
    }
    return GoldenStore(path: folder)
  }
}

/// Which differences of pixels are forgiven.
struct RuleOptions: Sendable {
  var levelLimit = LevelLimit(value: 1)
  var strayLimit = StrayLimit(value: 0)
  var forgivesAntialiasing = false
  var measuresPerception = false

  static let group = OptionTable<RuleOptions>.Group(
    "the pixels",
    [
      .value(
        "--level-limit", placeholder: "N", "how far a channel may be off, of 255 levels (1)",
        into: \.levelLimit),
      .value(
        "--stray-limit", placeholder: "N", "how many pixels close together may be off more (0)",
        into: \.strayLimit),
      .flag(
        "--antialiasing", help: "forgives edges that moved by less than half a pixel",
        into: \.forgivesAntialiasing),
      .flag(
        "--perception", help: "also tells how different it looks; decides nothing",
        into: \.measuresPerception),
    ])

  /// The rule that the options describe.
  var rule: ComparisonRule {
    ComparisonRule(
      levelLimit: levelLimit.value, strayLimit: strayLimit.value,
      forgivesAntialiasing: forgivesAntialiasing, measuresPerception: measuresPerception)
  }
}

/// Levels of a channel.
struct LevelLimit: OptionValue, Equatable {
  var value: Int

  init(value: Int) { self.value = value }

  init(argument: String) throws {
    guard let value = Int(argument), (0...255).contains(value) else {
      throw OptionValueError(expected: "a whole number from 0 to 255")
    }
    self.value = value
  }
}

/// A number of pixels.
struct StrayLimit: OptionValue, Equatable {
  var value: Int

  init(value: Int) { self.value = value }

  init(argument: String) throws {
    guard let value = Int(argument), value >= 0 else {
      throw OptionValueError(expected: "a whole number, 0 or above")
    }
    self.value = value
  }
}

extension PixelSelection: OptionValue {
  /// Takes "standard", "all", a number, or "at=" with times.
  public init(argument: String) throws {
    do throws(FrameError) {
      self = try PixelSelection(parsing: argument)
    } catch {
      throw OptionValueError(expected: "standard, all, a number, or at=0.5,0.75")
    }
  }
}
