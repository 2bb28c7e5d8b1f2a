import Foundation

/// New counts beside those that are kept.
struct CountComparison {
  /// By how much a count may grow.
  static let tolerance = 0.05

  let kept: InstructionCounts
  let counted: InstructionCounts
  /// The kept file, as it is named to the reader.
  let file: String

  /// Whether nothing grew by more than the tolerance and nothing is missing.
  var holds: Bool { complaints.isEmpty }

  /// A line for each kind.
  var table: String {
    var table = TextTable(["", "kept", "counted", "change"])
    for kind in InstructionCounts.Kind.allCases {
      guard let value = counted.values[kind] else { continue }
      table.add([
        kind.title, kept.values[kind].map(InstructionCounts.text) ?? "–",
        InstructionCounts.text(value), change(kind).map(Self.percent) ?? "–",
      ])
    }
    return table.text
  }

  /// What is wrong, a sentence each; empty if nothing is.
  var complaints: [String] {
    InstructionCounts.Kind.allCases.compactMap { kind in
      guard let value = counted.values[kind] else { return "\(kind.title) was not counted." }
      guard let old = kept.values[kind], let change = change(kind) else {
        return "\(kind.title) has no count in \(file)."
      }
      guard change > Self.tolerance else { return nil }
      return "\(kind.title) takes \(InstructionCounts.text(value)) instructions, "
        + "\(Self.percent(change)) against the \(InstructionCounts.text(old)) in \(file); "
        + "\(Self.percent(Self.tolerance)) are allowed."
    }
  }

  /// How to go on after a complaint.
  var advice: String {
    "If the growth is worth its cause, accept it: scripts/benchmark --update, and commit \(file) "
      + "with the reason."
  }

  /// Why the counts say nothing about each other, a line for each difference; empty if they do.
  var obstacles: [String] {
    Set(kept.environment.keys).union(counted.environment.keys).sorted().filter {
      kept.environment[$0] != counted.environment[$0]
    }.map {
      "\($0) was \(kept.environment[$0] ?? "not recorded"), "
        + "is \(counted.environment[$0] ?? "unknown")"
    }
  }

  /// Whether something shrank so much that the kept figure guards nothing any more.
  var isOutdated: Bool {
    InstructionCounts.Kind.allCases.contains { (change($0) ?? 0) < -Self.tolerance }
  }

  private func change(_ kind: InstructionCounts.Kind) -> Double? {
    guard let old = kept.values[kind], let value = counted.values[kind], old > 0 else { return nil }
    return Double(value) / Double(old) - 1
  }

  private static func percent(_ change: Double) -> String {
    String(format: "%+.1f %%", locale: Locale(identifier: "en_US_POSIX"), change * 100)
  }
}
