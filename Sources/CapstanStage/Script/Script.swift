public import CapstanFrames
public import Foundation

/// What happens to a source during a clip: events at exact times.
public struct Script: Equatable, Sendable {
  /// Something that happens at a time.
  public struct Event: Equatable, Sendable {
    /// Exact seconds after the clip's start.
    public var time: RationalTime
    /// What happens.
    public var action: Action

    /// Creates an event.
    public init(at time: RationalTime, _ action: Action) {
      (self.time, self.action) = (time, action)
    }
  }

  /// What an event does.
  public enum Action: Equatable, Sendable {
    case tap(Target)
    /// Held for some seconds.
    case longPress(Target, duration: Double)
    /// Pulled along points of the page at an even speed, within some seconds.
    case drag([CGPoint], duration: Double)
    /// Changes what the source reads from its environment.
    case set(Change)
  }

  /// What a finger touches.
  public enum Target: Equatable, Sendable {
    /// The element of an accessibility label, else of a button's text.
    case label(String)
    /// A point of the page.
    case point(CGPoint)
  }

  /// Values of the environment that an event changes; nil leaves one as it is.
  public struct Change: Equatable, Sendable {
    /// Light or dark.
    public var colorScheme: StageSettings.ColorScheme?
    /// The contrast of colors.
    public var contrast: StageSettings.Contrast?
    /// The Dynamic Type size.
    public var textSize: StageSettings.TextSize?
    /// The direction of lines of text.
    public var layoutDirection: StageSettings.LayoutDirection?
    /// The accessibility setting.
    public var reducesMotion: Bool?
    /// BCP 47.
    public var locale: String?

    /// Creates a change of nothing.
    public init() {}
  }

  /// Sorted by time; of equal times, in the order of writing.
  public private(set) var events: [Event]

  /// Creates a script and sorts it.
  public init(_ events: [Event] = []) {
    self.events = []
    add(events)
  }

  /// Adds events; at equal times they come after those that are there.
  public mutating func add(_ more: [Event]) {
    let all = events + more
    events = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}

extension Script.Event {
  /// Creates a tap from the form of the command line: `Search@0.5`, `195,800@1.2s`.
  ///
  /// The last @ counts, so that a label may hold one.
  /// - Throws: `FrameError.invalidValue` for a missing label, or a time that is none.
  public init(parsingTap text: String) throws {
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else {
      throw FrameError.invalidValue("\"\(text)\" is no tap; write it as Search@0.5 or 195,800@0.5")
    }
    self.init(
      at: try RationalTime(parsing: String(text[text.index(after: at)...])),
      .tap(Script.Target(parsing: String(text[..<at]))))
  }
}

extension Script.Event {
  /// When the event is over, in seconds.
  var endSeconds: Double {
    switch action {
    case .longPress(_, let duration), .drag(_, let duration): time.seconds + duration
    default: time.seconds
    }
  }
}

extension Script.Target {
  /// Creates a target from text: two numbers with a comma are a point, all else is a label.
  init(parsing text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite {
      self = .point(CGPoint(x: x, y: y))
    } else {
      self = .label(text)
    }
  }
}
