import Foundation

/// How many instructions each kind of work takes, as callgrind counts them.
///
/// Unlike times these repeat from run to run, whatever else the machine does.
struct InstructionCounts: Equatable {
  /// What is counted.
  enum Kind: String, CaseIterable {
    case fullFrame = "full-frame-with-png"
    case barFrame = "bar-frame-with-png"
    case stillFrame = "still-frame"
    case displayList = "display-list"
    case firstStill = "first-still"
    case clip

    var title: String {
      switch self {
      case .fullFrame: "F frame with PNG"
      case .barFrame: "B frame with PNG"
      case .stillFrame: "S frame"
      case .displayList: "evaluate and display list, a frame"
      case .firstStill: "first still, whole process"
      case .clip: "\(CountedWork.clipFrames) frames to PNG files, whole process"
      }
    }
  }

  /// Instructions by kind.
  var values: [Kind: Int] = [:]
  /// What the figures were counted with, and what else moves them.
  var environment: [String: String] = [:]

  /// The text of the file that is kept with the code.
  var text: String {
    var lines = [
      "# Instructions of the reference clip, counted by callgrind.",
      "# Written by scripts/benchmark --update, compared by scripts/benchmark --check.",
    ]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      lines.append("# \(name): \(value)")
    }
    for kind in Kind.allCases {
      if let value = values[kind] { lines.append("\(kind.rawValue) \(value)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  init() {}

  /// Reads what `text` gives; lines that say nothing known are passed over.
  init(text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# "), let colon = line.firstRange(of: ": ") {
        environment[String(line[line.index(line.startIndex, offsetBy: 2)..<colon.lowerBound])] =
          String(line[colon.upperBound...])
        continue
      }
      let words = line.split(separator: " ")
      if words.count == 2, let kind = Kind(rawValue: String(words[0])), let value = Int(words[1]) {
        values[kind] = value
      }
    }
  }

  /// 39,600,000 as "39.60 M".
  static func text(_ value: Int) -> String {
    String(format: "%.2f M", locale: Locale(identifier: "en_US_POSIX"), Double(value) / 1e6)
  }
}
