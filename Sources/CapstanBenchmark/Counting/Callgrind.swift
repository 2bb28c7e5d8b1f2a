import Foundation

/// Runs programs under callgrind and reads what it counted.
///
/// Callgrind shows programs a processor without AVX-512, the same on every machine with AVX2, so
/// libraries that choose their code by processor choose the same there. What is left to differ is
/// noted with the counts: see `CountingEnvironment`.
struct Callgrind {
  /// The program's path.
  let path: String

  /// What can go wrong while counting.
  enum Failure: Error, CustomStringConvertible {
    case missing
    case noStrip
    case unreadable(String)

    var description: String {
      switch self {
      case .missing: "valgrind is missing: scripts/setup --benchmark installs it"
      case .noStrip: "strip is missing: it comes with Debian's binutils"
      case .unreadable(let file): "callgrind wrote no total into \(file)"
      }
    }
  }

  init() throws {
    guard let path = ChildRun.find("valgrind") else { throw Failure.missing }
    self.path = path
  }

  /// Counts everything that is kept.
  func counts() throws -> InstructionCounts {
    var counts = InstructionCounts()
    let folder = try ScratchFolder()
    for (kind, value) in try countedWork(in: folder.path) { counts.values[kind] = value }
    counts.values[.firstStill] = try total(
      of: ChildRun.tool,
      ReferenceClip.stillArguments(output: "\(folder.path)/still.png"), in: folder.path)
    // The tool itself would watch for signals meanwhile, at which this valgrind stumbles.
    counts.values[.clip] = try total(
      of: ChildRun.own, ["--counted-clip", "\(folder.path)/frames"], in: folder.path)
    counts.environment = try CountingEnvironment.current(valgrind: path)
    return counts
  }

  private func countedWork(in folder: String) throws -> [(InstructionCounts.Kind, Int)] {
    let output = "\(folder)/work"
    try run(
      ["--zero-before=\(CountedWork.symbol)", "--dump-after=\(CountedWork.symbol)"],
      output: output, program: try stripped(ChildRun.own, in: folder), ["--counted-work"])
    return try CountedWork.passes.enumerated().map { index, kind in
      let instructions = try Self.total(in: "\(output).\(index + 1)")
      let frames = kind == .displayList ? ReferenceClip.count : CountedWork.frames
      return (kind, instructions / frames)
    }
  }

  /// The instructions of a program's whole run.
  private func total(
    of program: String, _ arguments: [String], in folder: String
  ) throws -> Int {
    let output = "\(folder)/\(arguments[0])"
    try run([], output: output, program: try stripped(program, in: folder), arguments)
    return try Self.total(in: output)
  }

  /// Copies a program without what debuggers want, which this valgrind cannot read.
  private func stripped(_ program: String, in folder: String) throws -> String {
    let copy = "\(folder)/\(URL(fileURLWithPath: program).lastPathComponent)"
    if !FileManager.default.fileExists(atPath: copy) {
      guard let strip = ChildRun.find("strip") else { throw Failure.noStrip }
      _ = try ChildRun(strip, ["-g", "-o", copy, program])
    }
    return copy
  }

  private func run(
    _ options: [String], output: String, program: String, _ arguments: [String]
  ) throws {
    // Equal hashes, and one thread beside the main one, so that counts repeat.
    let environment = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1",
    ]
    _ = try ChildRun(
      path,
      ["--tool=callgrind", "--callgrind-out-file=\(output)", "--combine-dumps=no", "-q"] + options
        + [program] + arguments, environment: environment)
  }

  /// Reads the line "totals: 123" or "summary: 123".
  private static func total(in file: String) throws -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n").reversed() {
      for word in ["totals: ", "summary: "] where line.hasPrefix(word) {
        if let value = Int(line.dropFirst(word.count)) { return value }
      }
    }
    throw Failure.unreadable(file)
  }
}
