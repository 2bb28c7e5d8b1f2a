/// How far a run is at one moment, in words.
struct ProgressMoment: Equatable {
  var done: Int
  var total: Int
  /// Seconds since the start.
  var elapsed: Double

  /// Between 0 and 1, however the numbers stand.
  var fraction: Double { total <= 0 ? 1 : min(1, max(0, Double(done) / Double(total))) }

  /// Frames a second.
  var rate: Double { elapsed > 0 ? Double(done) / elapsed : 0 }

  /// Seconds until the end at the present rate; nil where nothing is known yet.
  var left: Double? { rate > 0 ? Double(max(0, total - done)) / rate : nil }

  /// `120 of 300 frames, 58.2 a second, 3 s left`.
  var sentence: String {
    var words = "\(done) of \(total) frames, \(decimal(rate)) a second"
    if let left { words += ", \(duration(left)) left" }
    return words
  }

  /// A bar of 24 places and the sentence.
  func bar(isColored: Bool) -> String {
    let full = Int((fraction * 24).rounded(.down))
    let (on, off) = isColored ? ("\u{1B}[36m", "\u{1B}[0m") : ("", "")
    let bar =
      on + String(repeating: "━", count: full) + off + String(repeating: "─", count: 24 - full)
    return "\(bar) \(Int(fraction * 100)) %  \(sentence)"
  }

  /// An object on one line.
  var json: String {
    var members = [
      "\"done\": \(done)", "\"total\": \(total)", "\"elapsed\": \(decimal(elapsed))",
      "\"rate\": \(decimal(rate))",
    ]
    if let left { members.append("\"left\": \(decimal(left))") }
    return "{\(members.joined(separator: ", "))}"
  }

  private func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
