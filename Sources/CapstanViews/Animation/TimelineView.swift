public import Foundation

/// The times at which a view is shown anew.
public protocol TimelineSchedule {
  /// The times.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a view is to be shown.
  typealias Mode = TimelineScheduleMode

  /// Returns the times from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view is to be shown.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A view that is shown anew at times.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  /// What is known of the moment that is shown.
  public struct Context {
    /// How often the view is shown.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view is shown.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content

  /// Creates a view that is shown anew at the times of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: .live))
    }
  }

  /// Makes a node that shows the moment.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<TimelineView<Schedule, Content>> {
    TimelineNode(inputs)
  }
}

/// What is known of the moment that a timeline shows.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The node of a view that is shown anew at times: the content is a function of the page's time.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<
  TimelineView<Schedule, Content>
>, TimeSampling
{
  private var view: TimelineView<Schedule, Content>?
  private var child: ViewNode<Content>?
  private var start: Double?
  private var shown: Date?

  override var children: [Node] { [Node](of: child) }

  override func update(_ view: TimelineView<Schedule, Content>, _ context: UpdateContext) {
    super.update(view, context)
    self.view = view
    if start == nil {
      start = graph.time
      graph.register(self)
    }
    show()
    if !graph.isSampling { scheduleNext() }
  }

  override func reevaluate() {
    isDirty = false
    show()
    scheduleNext()
  }

  var isSampled: Bool { isMounted }

  func sample() -> Bool {
    guard shown != currentEntry() else { return false }
    show()
    return true
  }

  private func date(_ time: Double) -> Date {
    environment.styleContext.now.addingTimeInterval(time)
  }

  /// The last of the schedule's times that has come.
  private func currentEntry() -> Date {
    let now = date(graph.time)
    guard let view else { return now }
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      return date(schedule.isPaused ? start ?? 0 : schedule.entry(at: graph.time, from: start ?? 0))
    }
    var current = now
    for entry in view.schedule.entries(from: date(start ?? 0), mode: .normal) {
      if entry > now { break }
      current = entry
    }
    return current
  }

  private func show() {
    guard let view else { return }
    let entry = currentEntry()
    shown = entry
    let content = graph.tracking(self) { view.content(.init(date: entry, cadence: .live)) }
    reconcile(&child, content, UpdateContext(environment: environment))
  }

  /// Makes the next time an event, so that what changes then can be animated.
  private func scheduleNext() {
    guard let view, !(view.schedule is AnimationTimelineSchedule) else { return }
    let now = date(graph.time)
    let next = view.schedule.entries(from: now, mode: .normal).lazy.first { $0 > now }
    guard let next else { return }
    let time = graph.time + next.timeIntervalSince(now)
    graph.schedule(at: time) { [weak self] in
      guard let self, isMounted, shown != next else { return }
      invalidate()
    }
  }

  override var attributes: [AnyAttribute] {
    guard let schedule = view?.schedule as? AnimationTimelineSchedule, !schedule.isPaused else {
      return []
    }
    return [EndlessAttribute()]
  }
}

/// Stands for content that never comes to rest.
private final class EndlessAttribute: AnyAttribute {
  override var restTime: Double { .infinity }
}

/// All the time.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule of all moments, or of those at least an interval in seconds apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Returns the time that is shown at a time, in seconds: the last whole interval from a start.
  func entry(at time: Double, from start: Double) -> Double {
    guard let minimumInterval, minimumInterval > 0, minimumInterval.isFinite else { return time }
    // A frame's time may lie a rounding error before the interval's end.
    let intervals = ((time - start) / minimumInterval + 1e-9).rounded(.down)
    return intervals.isFinite ? start + max(0, intervals) * minimumInterval : time
  }

  /// Returns sixty times a second.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: minimumInterval ?? 1.0 / 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The times.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: Double
    private var index: Double

    init(start: Date, interval: Double, from date: Date) {
      (self.start, self.interval) = (start, interval)
      index = Swift.max(0, (date.timeIntervalSince(start) / interval).rounded(.down))
    }

    /// Returns the next time.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: Double

  /// Creates a schedule from a date on, at distances in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 1e-3 ? min(interval, 1e12) : 1e-3
  }

  /// Returns the times.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    Entries(start: start, interval: interval, from: startDate)
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the times.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: minute), by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// At given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the times.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// All the time.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// All the time, unless paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At given times, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
