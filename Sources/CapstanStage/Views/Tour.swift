import CapstanFrames
import CapstanViews
import Foundation

/// What happens to a view without a script: every item is tapped once.
enum Tour {
  /// The time of the first tap; the others follow a second apart.
  static let start = RationalTime(1, over: 2)
  /// How many things are tapped at most: more than any bar has.
  static let longest = 32

  /// Returns taps on all that can be tapped: what stands in the lowest row first, as the entries
  /// of a bar do, then the rest; in drawing order, the selected ones of either last.
  ///
  /// Links to other pages are left out where there is anything else: they would take it away.
  static func events(over targets: [TapTarget]) -> [Script.Event] {
    let staying = targets.filter { $0.isEnabled && !$0.leadsAway }
    let enabled = staying.isEmpty ? targets.filter(\.isEnabled) : staying
    let bar = lowestRow(of: enabled)
    let ordered = [enabled.filter(bar.contains), enabled.filter { !bar.contains($0) }].flatMap {
      part in part.filter { !$0.isSelected } + part.filter(\.isSelected)
    }
    return timed(
      ordered.prefix(longest).map { target in
        let isUnique = targets.count { $0.label == target.label } == 1
        return .tap(
          isUnique && !target.label.isEmpty ? .label(target.label) : .point(target.center))
      })
  }

  /// Returns taps at the tour's times.
  private static func timed(_ taps: [Script.Action]) -> [Script.Event] {
    taps.enumerated().map { index, tap in
      Script.Event(
        at: RationalTime(start.numerator + index * start.denominator, over: start.denominator), tap)
    }
  }

  /// Puts the first tap last if it changes nothing.
  ///
  /// That is the bar's entry that is selected already, where the listing does not say so by the
  /// accessibility trait: a tour that begins with it shows a second of nothing.
  @MainActor static func beginningWithAChange(
    _ events: [Script.Event], player: ([Script.Event]) -> ViewPlayer
  ) -> [Script.Event] {
    guard events.count > 1 else { return events }
    let trial = player([events[0]])
    let (first, second) = (events[0].time.seconds, events[1].time.seconds)
    // Before the tap, and when what it moves has had its time.
    guard (try? trial.play(to: first / 2)) != nil else { return events }
    let before = trial.displayList(at: first / 2)
    guard (try? trial.play(to: second)) != nil, trial.displayList(at: second) == before else {
      return events
    }
    return timed(events.dropFirst().map(\.action) + [events[0].action])
  }

  /// Returns the lowest targets that stand side by side, of rows of three or more if there is one.
  private static func lowestRow(of targets: [TapTarget]) -> [TapTarget] {
    let rows = targets.map { target in
      targets.filter { other in
        let shared =
          min(target.frame.maxY, other.frame.maxY) - max(target.frame.minY, other.frame.minY)
        return shared * 2 >= min(target.frame.height, other.frame.height)
      }
    }
    let long = rows.filter { $0.count >= 3 }
    let candidates = long.isEmpty ? rows.filter { $0.count == 2 } : long
    return candidates.max { middle(of: $0) < middle(of: $1) } ?? []
  }

  private static func middle(of row: [TapTarget]) -> CGFloat {
    row.map(\.frame.midY).reduce(0, +) / CGFloat(row.count)
  }

  /// Plays the taps, without those whose target an earlier tap has taken away.
  ///
  /// A target that has another label by then, as a symbol that is filled while it is selected, is
  /// tapped at its place.
  /// `targets` is what there was to tap when the tour was made.
  ///
  /// - Returns: What is left of the taps, and a player that has played all of it.
  @MainActor static func played(
    _ events: [Script.Event], over targets: [TapTarget],
    player: ([Script.Event]) -> ViewPlayer
  ) -> (events: [Script.Event], player: ViewPlayer) {
    var kept = events
    while true {
      let trial = player(kept)
      let missing = kept.firstIndex { (try? trial.play(to: $0.time.seconds)) == nil }
      guard let missing else { return (kept, trial) }
      // Those that follow at once are looked for in the same moment: nothing happens in between.
      let there = trial.targets(at: kept[missing].time.seconds)
      if let place = renamed(kept[missing].action, among: there, from: targets) {
        kept[missing].action = .tap(.point(place))
        continue
      }
      kept.remove(at: missing)
      while missing < kept.count, case .tap(.label(let label)) = kept[missing].action,
        !there.contains(where: { $0.label == label }),
        renamed(kept[missing].action, among: there, from: targets) == nil
      {
        kept.remove(at: missing)
      }
    }
  }

  /// The middle of a target that was tapped by its label and stands there under a new one.
  private static func renamed(
    _ tap: Script.Action, among there: [TapTarget], from targets: [TapTarget]
  ) -> CGPoint? {
    guard case .tap(.label(let label)) = tap,
      let old = targets.first(where: { $0.label == label })
    else { return nil }
    return there.first { target in
      target.isEnabled && target.frame.contains(old.center)
        && !targets.contains { $0.label == target.label }
    }?.center
  }
}
