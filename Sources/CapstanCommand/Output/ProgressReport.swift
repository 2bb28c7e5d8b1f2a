import Synchronization

/// Tells how far a run is, while it runs.
final class ProgressReport: Sendable {
  /// The form of the telling.
  enum Form: Equatable {
    /// One line of a terminal, drawn anew.
    case bar(isColored: Bool)
    /// Lines now and then, without control characters.
    case plain
    /// An object a line.
    case json
    case none

    /// The seconds that pass at least from one telling to the next.
    fileprivate var interval: Double {
      switch self {
      case .bar, .json: 0.1
      case .plain: 5
      case .none: .infinity
      }
    }
  }

  private struct State {
    var done = 0
    var lastTelling: Double
    var isBarDrawn = false
  }

  private let form: Form
  private let total: Int
  private let console: Console
  private let now: @Sendable () -> Double
  private let start: Double
  private let state: Mutex<State>

  /// Creates a report over a number of frames; `now` gives seconds since any fixed moment.
  init(_ form: Form, total: Int, console: Console, now: @escaping @Sendable () -> Double) {
    (self.form, self.total, self.console, self.now) = (form, total, console, now)
    start = now()
    state = Mutex(State(lastTelling: start))
  }

  /// Creates a report in the form that options and surroundings ask for.
  convenience init(_ style: RunOptions.ProgressStyle, total: Int, in context: CommandContext) {
    let form: Form =
      switch style {
      case .auto where context.console.messagesOnTerminal && !context.isContinuousIntegration:
        .bar(isColored: !context.forbidsColor)
      case .auto, .plain: .plain
      case .json: .json
      case .none: .none
      }
    let epoch = ContinuousClock.now
    self.init(form, total: total, console: context.console) {
      let (seconds, fraction) = (ContinuousClock.now - epoch).components
      return Double(seconds) + Double(fraction) * 1e-18
    }
  }

  /// Counts a frame as done, from any task.
  func advance() {
    state.withLock { state in
      state.done += 1
      let time = now()
      guard time - state.lastTelling >= form.interval else { return }
      state.lastTelling = time
      tell(&state, at: time)
    }
  }

  /// Ends the telling: a terminal's line is wiped, as the result comes next.
  func finish() {
    state.withLock { state in
      switch form {
      case .bar where state.isBarDrawn: console.writeMessage("\r\u{1B}[K")
      case .json: tell(&state, at: now())
      default: break
      }
    }
  }

  private func tell(_ state: inout State, at time: Double) {
    let moment = ProgressMoment(done: state.done, total: total, elapsed: time - start)
    switch form {
    case .bar(let isColored):
      console.writeMessage("\r\u{1B}[K" + moment.bar(isColored: isColored))
      state.isBarDrawn = true
    case .plain: console.message(moment.sentence)
    case .json: console.writeMessage(moment.json + "\n")
    case .none: break
    }
  }
}
