/// The table of all rounds.
@MainActor struct Report {
  let rounds: Rounds
  let count: Int

  var text: String {
    var table = TextTable(["", "goal", "gate", "median (spread)", "", "Cairo", "libpng", ""])
    for goal in Goal.allCases {
      let samples = rounds.samples[goal] ?? Samples()
      let sign = goal == .workers ? "≥ " : "≤ "
      table.add([
        goal.title, sign + Samples.text(goal.goal), sign + Samples.text(goal.gate), samples.text,
        goal.unit, share(samples.median, of: rounds.plainCairo, for: goal),
        share(samples.median, of: rounds.libPNG, for: goal),
        samples.median.map(goal.verdict) ?? "not measured",
      ])
    }
    return """
      \(count) rounds; M = copying one frame = \(rounds.copying.text) ms; \
      plain Cairo draws a frame in \(rounds.plainCairo.text) M, \
      libpng at its defaults encodes one in \(rounds.libPNG.text) M.
      The columns Cairo and libpng tell how many times longer those two take.

      \(table.text)
      """
  }

  /// How many times longer a reference takes, for the rows to which it is the measure.
  private func share(_ value: Double?, of reference: Samples, for goal: Goal) -> String {
    guard let value, value > 0, let time = reference.median else { return "" }
    let whole =
      switch (goal, reference.median == rounds.plainCairo.median) {
      case (.fullRender, true), (.barRender, true), (.still, true): time
      case (.fullPNG, _), (.barPNG, _): time
      default: 0.0
      }
    return whole > 0 ? Samples.text(whole / value) + "×" : ""
  }
}
