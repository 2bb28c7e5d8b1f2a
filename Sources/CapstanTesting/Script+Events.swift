import CapstanFrames
public import CapstanStage
import Foundation

extension Script.Event {
  /// A tap on the element of a label, at a time in seconds.
  public static func tap(_ label: String, at seconds: Double) -> Script.Event {
    Script.Event(at: RationalTime(nanosecondsNear: seconds), .tap(.label(label)))
  }

  /// A tap on a point of the page, at a time in seconds.
  public static func tap(x: Double, y: Double, at seconds: Double) -> Script.Event {
    Script.Event(at: RationalTime(nanosecondsNear: seconds), .tap(.point(.init(x: x, y: y))))
  }

  /// A change of the color scheme, at a time in seconds.
  public static func set(
    _ colorScheme: StageSettings.ColorScheme, at seconds: Double
  ) -> Script.Event {
    var change = Script.Change()
    change.colorScheme = colorScheme
    return Script.Event(at: RationalTime(nanosecondsNear: seconds), .set(change))
  }
}

extension RationalTime {
  /// The whole nanosecond nearest to a time in seconds: decimals are taken as they were written.
  ///
  /// Traps on a negative time.
  init(nanosecondsNear seconds: Double) {
    precondition(seconds >= 0, "An event's time is not negative.")
    self.init(Int((seconds * 1e9).rounded()), over: 1_000_000_000)
  }
}
