import CapstanAssets
import CapstanFrames
public import CapstanSceneGraph
public import CapstanViews
public import Foundation

/// Films a view: mounts it, lets a script happen, and shows any moment.
///
/// A first pass plays the whole script, so that mistakes in it are found before the first frame
/// and the length of the clip is known. Later moments are played on; for an earlier one the view is
/// mounted anew and the script replayed, so a frame never depends on what was asked before.
@MainActor public final class ViewSource: FrameSource {
  /// The page in points.
  public let size: CGSize
  /// The time at which the script's last event, a press or drag too, is over.
  public let lastEventTime: Double
  /// The time from which on nothing moves; nil if that never happens or only after
  /// `SettledClip.longestSettling`, and where the context's last moment comes before.
  public let restTime: Double?
  /// What the page keeps free at its edges.
  public var safeArea: SafeArea { context.settings.safeArea }
  /// What happens: the script's events, or the tour's.
  public let events: [Script.Event]
  /// The previews among which this one was chosen, by name; empty for a view of other origin.
  public internal(set) var previewTitles: [String] = []

  private let make: @MainActor () -> AnyView
  private let context: StageContext
  private var player: ViewPlayer
  private var known: [String] = []

  /// Mounts a view and plays its script once, unless only moments up to a last one are wanted.
  ///
  /// - Throws: `StageError` for an event whose target is not there, or an asset that cannot be read.
  public init(_ context: StageContext, make: @escaping @MainActor () -> AnyView) throws {
    defer { EvaluationProgress.end() }
    (self.context, self.make) = (context, make)
    size = context.settings.size
    let (events, first) = Self.firstPass(context, make)
    self.events = events
    lastEventTime = events.map(\.endSeconds).max() ?? 0
    if context.lastMoment != nil {
      // What is asked for is played when it is asked for, by the same player if nothing has
      // happened to its view.
      restTime = nil
      player = first
    } else {
      try first.play(to: lastEventTime)
      restTime = try first.findRest(
        from: lastEventTime, until: lastEventTime + SettledClip.longestSettling)
      player = ViewPlayer(make(), events: events, context)
    }
    known = first.notices
    try checkAssets()
  }

  /// Checks that every asset that was asked for so far could be read.
  ///
  /// - Throws: `StageError.unreadable`.
  private func checkAssets() throws {
    if let failure = context.assets?.failures.first { throw StageError.unreadable(failure) }
  }

  /// Returns the frame at a time in seconds.
  ///
  /// - Throws: `StageError` for an event whose target is not there, which the first pass has not
  ///   seen or which changes from run to run, and for an asset that cannot be read.
  public func displayList(at time: Double) throws -> DisplayList {
    defer { EvaluationProgress.end() }
    try seek(to: time)
    let list = player.displayList(at: time)
    try checkAssets()
    return list
  }

  /// Returns what can be tapped at a time in seconds, in drawing order.
  ///
  /// - Throws: as `displayList(at:)`.
  public func targets(at time: Double) throws -> [TapTarget] {
    defer { EvaluationProgress.end() }
    try seek(to: time)
    return player.targets(at: time)
  }

  /// Returns every number that has followed or follows a target, at a time in seconds.
  ///
  /// - Throws: as `displayList(at:)`.
  public func animatedValues(at time: Double) throws -> [AnimatedValue] {
    defer { EvaluationProgress.end() }
    try seek(to: time)
    return player.host.animatedAttributes(at: time)
  }

  /// What the engine noticed, and taps that hit nothing.
  public var notices: [String] {
    var all = known
    for notice in player.notices + (context.assets?.notices ?? [])
    where !all.contains(notice) { all.append(notice) }
    return all.sorted()
  }

  /// What happens, and a player for it: for the tour one that has played it.
  private static func firstPass(
    _ context: StageContext, _ make: @MainActor () -> AnyView
  ) -> (events: [Script.Event], player: ViewPlayer) {
    if let events = context.settings.script?.events {
      let wanted = events.filter(context.wants)
      return (wanted, ViewPlayer(make(), events: wanted, context))
    }
    func player(_ events: [Script.Event]) -> ViewPlayer {
      ViewPlayer(make(), events: events, context)
    }
    let targets = player([]).targets(at: 0)
    var events = Tour.events(over: targets)
    if !targets.contains(where: \.isSelected) {
      events = Tour.beginningWithAChange(events, player: player)
    }
    return Tour.played(events.filter(context.wants), over: targets, player: player)
  }

  private func seek(to time: Double) throws {
    if !player.canShow(time) {
      known = notices
      player = ViewPlayer(make(), events: events, context)
    }
    try player.play(to: time)
  }
}

extension StageContext {
  /// Whether an event has any part in the moments that will be asked for.
  fileprivate func wants(_ event: Script.Event) -> Bool {
    lastMoment.map { event.time <= $0 } ?? true
  }
}
