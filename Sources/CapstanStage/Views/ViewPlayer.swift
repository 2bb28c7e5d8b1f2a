import CapstanFrames
import CapstanSceneGraph
import CapstanViews
import Foundation

/// One mounted view on its way through a script, which only goes forward.
@MainActor final class ViewPlayer {
  let host: ViewHost
  private(set) var notices: [String] = []
  private let events: [Script.Event]
  private let background: StageSettings.Background
  /// Nobody wrote the tour's taps, so nobody is told of those that hit nothing.
  private let tellsMisses: Bool
  private var nextEvent = 0
  /// The time of the last thing that happened; earlier moments are gone.
  private var lastEventTime = 0.0

  /// Mounts a view, which is made on the page's own clock.
  init(_ view: @autoclosure () -> AnyView, events: [Script.Event], _ context: StageContext) {
    self.events = events
    background = context.settings.background
    tellsMisses = context.settings.script != nil
    EvaluationProgress.begin(at: 0)
    host = ViewHost(
      view(), environment: context.environment, settings: context.hostSettings)
  }

  /// Whether a moment has not yet been overtaken by an event.
  func canShow(_ time: Double) -> Bool { time >= lastEventTime }

  /// Lets everything happen that is due until a time.
  ///
  /// - Throws: `StageError` for a script's event whose target is not there.
  func play(to time: Double) throws {
    while nextEvent < events.count, events[nextEvent].time.seconds <= time {
      let event = events[nextEvent]
      advance(to: event.time.seconds)
      try perform(event)
      nextEvent += 1
    }
    advance(to: time)
  }

  func displayList(at time: Double) -> DisplayList {
    EvaluationProgress.begin(at: time)
    let list = host.displayList(at: time, background: pageColor)
    note(host.diagnostics.notices.map(\.description))
    return list
  }

  func targets(at time: Double) -> [TapTarget] {
    EvaluationProgress.begin(at: time)
    return host.tapTargets(at: time)
  }

  /// Lets time pass until nothing moves and nothing is due; returns that time, or nil.
  func findRest(from start: Double, until limit: Double) throws -> Double? {
    var rest = max(start, host.restTime)
    while let next = host.nextEventTime {
      guard next <= limit else { return nil }
      advance(to: next)
      rest = max(next, host.restTime)
    }
    _ = displayList(at: min(rest, limit))
    return rest <= limit ? rest : nil
  }

  private func advance(to time: Double) {
    while let next = host.nextEventTime, next <= time {
      EvaluationProgress.begin(at: next, in: touch(at: next)?.words)
      host.advance(to: next)
      lastEventTime = max(lastEventTime, next)
    }
    EvaluationProgress.begin(at: time, in: touch(at: time)?.words)
    host.advance(to: time)
  }

  /// The press or drag that is under way at a time.
  private func touch(at time: Double) -> Script.Event? {
    events[..<nextEvent].last { $0.endSeconds > $0.time.seconds && $0.endSeconds >= time }
  }

  private func perform(_ event: Script.Event) throws {
    let time = event.time.seconds
    lastEventTime = max(lastEventTime, time)
    EvaluationProgress.begin(at: time, in: event.words)
    if case .missed? = try result(of: event, at: time), tellsMisses { note([event.missed]) }
  }

  /// Lets an event happen; returns what became of a touch.
  private func result(of event: Script.Event, at time: Double) throws -> TapResult? {
    switch event.action {
    case .tap(.label(let label)):
      let targets = host.tapTargets(at: time)
      return host.tap(try TargetSearch(targets, time: event.time).target(label), time: time)
    case .tap(.point(let point)):
      return host.tap(at: point, time: time)
    case .longPress(.label(let label), let duration):
      let targets = host.touchTargets(at: time)
      return host.longPress(
        try TargetSearch(targets, time: event.time).target(label), duration: duration, time: time)
    case .longPress(.point(let point), let duration):
      return host.longPress(at: point, duration: duration, time: time)
    case .drag(let points, let duration):
      return host.drag(along: points, duration: duration, time: time)
    case .set(let change):
      host.changeEnvironment(at: time) { change.apply(to: &$0) }
      return nil
    }
  }

  private func note(_ sentences: [String]) {
    for sentence in sentences where !notices.contains(sentence) { notices.append(sentence) }
  }

  /// The platform's page colour in the present scheme, unless another is asked for.
  private var pageColor: ResolvedColor {
    switch background {
    case .system: host.environment.colorScheme == .dark ? .black : .white
    case .transparent: .clear
    case .color(let color): color
    }
  }
}

extension Script.Event {
  /// What happens, for messages.
  fileprivate var words: String {
    switch action {
    case .tap(.label(let label)): "the tap on \(label.quoted)"
    case .tap(.point(let point)): "the tap at (\(point.text))"
    case .longPress(.label(let label), _): "the press on \(label.quoted)"
    case .longPress(.point(let point), _): "the press at (\(point.text))"
    case .drag(let points, _): "the drag from (\((points.first ?? .zero).text))"
    case .set: "the change of the environment"
    }
  }

  /// What is told if it touches nothing.
  fileprivate var missed: String {
    let moment = "\(time.shortDecimal) s"
    return switch action {
    case .tap(.label), .longPress(.label, _): "\(words) at \(moment) has no effect: it is disabled"
    default: "\(words), \(moment), hits nothing"
    }
  }
}

extension RationalTime {
  /// The time in seconds, in as few digits as it takes, at most three after the point.
  var shortDecimal: String {
    var digits = decimal(places: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }
}

extension CGPoint {
  /// Whole points, for messages.
  var text: String { "\(x.wholeText), \(y.wholeText)" }
}
