import Testing

@testable import CapstanCommand

/// A command of its own, so that the table is tested apart from the tool's options.
private struct Probe: Sendable, Equatable {
  var name: String?
  var count = 1
  var marks: [Double] = []
  var isLoud = false
  var input = ""
  var others: [String] = []

  static let table = OptionTable<Probe>(
    positionals: [
      .required("INPUT", "what is read", into: \.input)
    ],
    groups: [
      .init(
        "settings",
        [
          .value("-n", "--name", placeholder: "NAME", "a name", into: \.name),
          .value("--count", placeholder: "N", "how many", into: \.count),
          .values("--mark", placeholder: "X", "a place", into: \.marks),
          .flag("--loud", help: "with sound", into: \.isLoud),
        ])
    ])

  static func parse(_ arguments: String...) throws -> Probe {
    var probe = Probe()
    try table.parse(arguments, into: &probe)
    return probe
  }
}

@Suite struct OptionTableTests {
  @Test func everyFormOfAnOptionIsUnderstood() throws {
    let expected = Probe(name: "a", count: 3, marks: [0.5, 2], isLoud: true, input: "x")
    #expect(
      try Probe.parse("-n", "a", "--count=3", "--mark", "0.5", "x", "--loud", "--mark=2")
        == expected)
  }

  @Test func anOptionHasOneValue() throws {
    #expect(try Probe.parse("x", "--count", "5", "--count=5").count == 5)
    #expect(throws: CommandError(.usage, "--count is given twice: 2 and 5")) {
      try Probe.parse("x", "--count", "2", "--count", "5")
    }
    #expect(throws: CommandError(.usage, "--name is given twice: a and 'b c'")) {
      try Probe.parse("x", "-n", "a", "--name", "b c")
    }
  }

  @Test func aDashIsAValueAndAnArgument() throws {
    #expect(try Probe.parse("-n", "-", "-") == Probe(name: "-", input: "-"))
  }

  @Test func afterTwoDashesEverythingIsAnArgument() throws {
    #expect(try Probe.parse("--", "--loud") == Probe(input: "--loud"))
  }

  @Test func anAttachedValueMayBeEmptyOrHoldSigns() throws {
    #expect(try Probe.parse("x", "--name=").name == "")
    #expect(try Probe.parse("x", "--name=a=b").name == "a=b")
  }

  @Test(
    "Errors and their hints",
    arguments: [
      (["x", "--cuont", "3"], "there is no option --cuont", "did you mean --count?"),
      (["x", "--zzz"], "there is no option --zzz", "--help lists the options"),
      (["x", "--count"], "--count needs a value: --count N", nil),
      (["x", "--count", "--loud"], "--count needs a value: --count N", nil),
      (["x", "--count", "z"], "--count: 'z' is not a whole number", nil),
      (["x", "--count", "1.5"], "--count: '1.5' is not a whole number", nil),
      (["x", "--mark", "nan"], "--mark: 'nan' is not a number", nil),
      (["x", "--mark", "0,35"], "--mark: '0,35' is not a number", nil),
      (["x", "--loud=yes"], "--loud takes no value", nil),
      ([], "INPUT is missing: what is read", "--help shows the whole command"),
      (["x", "y"], "'y' is one argument too many", "this command takes INPUT"),
    ] as [([String], String, String?)])
  func errors(arguments: [String], message: String, hint: String?) {
    var probe = Probe()
    #expect(throws: CommandError(.usage, message, hint: hint)) {
      try Probe.table.parse(arguments, into: &probe)
    }
  }

  @Test func helpHasTwoColumnsOfAtMost80Characters() {
    let help = Probe.table.help(command: "probe", summary: "tests a table")
    #expect(
      help == """
        usage: probe INPUT [options]

        tests a table.

        arguments:
          INPUT                     what is read

        settings:
          -n, --name NAME           a name
          --count N                 how many
          --mark X                  a place (repeatable)
          --loud                    with sound

        """)
  }

  @Test(
    "Mistyped names",
    arguments: [
      ("--fsp", ["--fps", "--frames"], "--fps"), ("rendr", ["render", "record"], "render"),
      ("xyz", ["render", "record"], nil), ("ab", ["ba", "aa"], "ba"),
    ] as [(String, [String], String?)])
  func nearestNames(name: String, candidates: [String], expected: String?) {
    #expect(nearest(to: name, in: candidates) == expected)
  }
}
