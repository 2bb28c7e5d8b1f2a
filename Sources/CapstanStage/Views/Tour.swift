import CapstanFrames
import CapstanViews
import Foundation

/// What happens to a view without a script: every item is tapped once.
enum Tour {
  /// The time of the first tap; the others follow a second apart.
  static let start = RationalTime(1, over: 2)

  /// Returns taps on all that can be tapped, in drawing order, the selected ones last.
  static func events(over targets: [TapTarget]) -> [Script.Event] {
    let enabled = targets.filter(\.isEnabled)
    let ordered = enabled.filter { !$0.isSelected } + enabled.filter(\.isSelected)
    return ordered.enumerated().map { index, target in
      let isUnique = targets.count { $0.label == target.label } == 1
      return Script.Event(
        at: RationalTime(start.numerator + index * start.denominator, over: start.denominator),
        .tap(isUnique && !target.label.isEmpty ? .label(target.label) : .point(target.center)))
    }
  }

  /// Plays the taps, without those whose target an earlier tap has taken away.
  ///
  /// - Returns: What is left of the taps, and a player that has played all of it.
  @MainActor static func played(
    _ events: [Script.Event], player: ([Script.Event]) -> ViewPlayer
  ) -> (events: [Script.Event], player: ViewPlayer) {
    var kept = events
    while true {
      let trial = player(kept)
      let missing = kept.firstIndex { (try? trial.play(to: $0.time.seconds)) == nil }
      guard let missing else { return (kept, trial) }
      kept.remove(at: missing)
    }
  }
}
