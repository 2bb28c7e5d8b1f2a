import Foundation

/// An effect as it reaches a symbol.
struct InheritedSymbolEffect {
  let player: SymbolEffectPlayer
  /// When it was taken away, in seconds: cycles that begin later are not seen.
  var removal = Double.infinity
}

/// When an effect on the symbols of a view has played: closed form in time once an event is over.
@MainActor final class SymbolEffectPlayer {
  /// Cycles one after another, with a pause after each.
  private struct Series {
    let start: Double
    /// The length of a cycle in seconds.
    let cycle: Double
    /// The pause after each cycle in seconds.
    let pause: Double
    /// How many cycles there are; infinity for no end.
    var count: Double
    /// Whether it was begun without an end, even if it was called off since.
    let isEndless: Bool

    init(start: Double, cycle: Double, pause: Double, count: Double) {
      (self.start, self.cycle, self.pause, self.count) = (start, cycle, pause, count)
      isEndless = count == .infinity && pause == 0
    }

    var period: Double { cycle + pause }
    /// When the last cycle ends.
    var end: Double { count > 0 ? start + count * period - pause : start }

    /// Ends the series with the cycle that runs at a time.
    mutating func callOff(at time: Double) {
      count = min(count, max(0, ((time - start) / period).rounded(.up)))
    }
  }

  /// A cycle that runs.
  struct Cycle {
    /// How far it is, 0...1.
    let progress: Double
    /// Whether others follow without a pause until the effect is called off.
    let isEndless: Bool
  }

  private(set) var configuration: SymbolEffectConfiguration
  private(set) var options: SymbolEffectOptions
  /// In order; one begins when the one before has ended.
  private var series: [Series] = []
  private var isActive = false
  /// How far an effect that lasts has come, 0...1, beyond its ends while it swings.
  private var level: Attribute<Double>?
  private unowned let graph: ViewGraph

  init(
    _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
    in graph: ViewGraph
  ) {
    (self.configuration, self.options, self.graph) = (configuration, options, graph)
  }

  func update(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    (self.configuration, self.options) = (configuration, options)
  }

  /// Plays once more, or as often as the options say: now, or after the cycle that runs.
  func play(at time: Double) {
    let start = max(time, series.last?.end ?? time)
    guard start.isFinite else { return }
    add(at: start, automatic: 1)
  }

  /// Plays for as long as it is active; a cycle that runs comes to its end.
  func setActive(_ isActive: Bool, at time: Double) {
    if SymbolEffectPreset.lasts(configuration) { return setLevel(isActive ? 1 : 0) }
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if !isActive {
      if let last = series.indices.last { series[last].callOff(at: time) }
    } else if let last = series.last, last.end > time {
      // The cycle that runs goes on into further ones.
      series.removeLast()
      add(at: last.start, automatic: .infinity)
    } else {
      add(at: time, automatic: .infinity)
    }
  }

  private func add(at start: Double, automatic: Double) {
    var (count, pause) = (automatic, 0.0)
    switch options.repetition {
    case .automatic: break
    case .once: count = 1
    case .continuous: count = .infinity
    case .periodic(let number, let delay):
      count = number.map { Double(max(1, $0)) } ?? .infinity
      pause = delay.map { $0 > 0 ? min($0, Self.longestPause) : 0 } ?? 0
    }
    let cycle = SymbolEffectPreset.duration(of: configuration) / options.effectiveSpeed
    series.append(Series(start: start, cycle: cycle, pause: pause, count: count))
  }

  /// The longest pause between two cycles, in seconds.
  private static let longestPause = 1e6

  private func setLevel(_ target: Double) {
    guard let level else {
      level = Attribute(target, in: graph)
      return
    }
    level.change(
      to: target,
      by: Transaction(
        animation: SymbolEffectPreset.levelAnimation.speed(options.effectiveSpeed)))
  }

  /// The running cycle, begun later by a delay; nil while none runs.
  ///
  /// Only cycles are seen that begin before `removal`.
  func cycle(at time: Double, delay: Double = 0, removal: Double = .infinity) -> Cycle? {
    let time = time - delay
    guard let series = series.last(where: { $0.start <= time }) else { return nil }
    let index = min(((time - series.start) / series.period).rounded(.down), series.count)
    let start = series.start + index * series.period
    guard index < series.count, start < removal, time < start + series.cycle else { return nil }
    return Cycle(progress: (time - start) / series.cycle, isEndless: series.isEndless)
  }

  /// How much of an effect is seen, 0...1, for one that comes and goes within a time in seconds.
  ///
  /// A series of cycles comes with its beginning and goes with its end.
  func presence(at time: Double, within ramp: Double, removal: Double = .infinity) -> Double {
    guard var series = series.last(where: { $0.start <= time }) else { return 0 }
    if removal < .infinity { series.callOff(at: removal) }
    return min(max(min(time - series.start, series.end - time) / ramp, 0), 1)
  }

  /// How far an effect that lasts has come.
  func level(at time: Double) -> Double { level?.value(at: time) ?? 0 }

  /// Tells the graph if the effect plays at a moment or will play later.
  func tellMotion(at time: Double) {
    if time < restTime { graph.seesMotion = true }
  }

  /// When everything has ended.
  var restTime: Double {
    let delay = SymbolEffectPreset.longestDelay(of: configuration)
    return max(
      series.last.map { $0.end + delay } ?? -.infinity, level?.restTime ?? -.infinity)
  }
}
