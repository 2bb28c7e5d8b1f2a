import Foundation

/// When an effect on the symbols of a view has played: closed form in time once an event is over.
@MainActor final class SymbolEffectPlayer {
  private(set) var configuration: SymbolEffectConfiguration
  private(set) var options: SymbolEffectOptions
  /// When cycles began, in seconds, in order.
  private(set) var starts: [Double] = []
  /// When cycles without end began and, once called off, when the last of them ends.
  private var endless: (start: Double, end: Double)?
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

  private var speed: Double { min(max(options.speed, 0.5), 2) }

  /// The length of one cycle in seconds.
  var cycle: Double { SymbolEffectPreset.duration(of: configuration) / speed }

  /// Plays once more: now, or after the cycle that runs.
  func play(at time: Double) {
    let start = max(time, starts.last.map { $0 + cycle } ?? time)
    switch options.repetition {
    case .continuous, .periodic(count: nil, delay: _):
      endless = (start, .infinity)
    case .periodic(let count?, let delay):
      for index in 0..<max(1, count) {
        starts.append(start + Double(index) * (cycle + (delay ?? 0)))
      }
    case .automatic, .once:
      starts.append(start)
    }
  }

  /// Plays for as long as it is active; a cycle that runs comes to its end.
  func setActive(_ isActive: Bool, at time: Double) {
    if SymbolEffectPreset.lasts(configuration) { return setLevel(isActive ? 1 : 0) }
    if isActive, endless == nil || (endless?.end ?? 0) <= time {
      if options.repetition == .once {
        if starts.isEmpty { starts = [time] }
      } else {
        endless = (time, .infinity)
      }
    } else if !isActive, let running = endless, running.end == .infinity {
      let cycles = ((time - running.start) / cycle).rounded(.up)
      endless = (running.start, running.start + cycles * cycle)
    }
    if !isActive, options.repetition == .once { starts.removeAll { $0 + cycle <= time } }
  }

  private func setLevel(_ target: Double) {
    guard let level else {
      level = Attribute(target, in: graph)
      return
    }
    level.change(
      to: target, by: Transaction(animation: SymbolEffectPreset.levelAnimation.speed(speed)))
  }

  /// How far the running cycle is, 0...1, begun later by a delay; nil while none runs.
  func progress(at time: Double, delay: Double = 0) -> Double? {
    let time = time - delay
    if let endless, time >= endless.start, time < endless.end {
      return ((time - endless.start) / cycle).truncatingRemainder(dividingBy: 1)
    }
    guard let start = starts.last(where: { $0 <= time }), time < start + cycle else { return nil }
    return (time - start) / cycle
  }

  /// How far an effect that lasts has come.
  func level(at time: Double) -> Double { level?.value(at: time) ?? 0 }

  /// When everything has ended.
  var restTime: Double {
    let delay = SymbolEffectPreset.longestDelay(of: configuration)
    let last = starts.last.map { $0 + cycle + delay } ?? -.infinity
    return max(last, endless?.end ?? -.infinity, level?.restTime ?? -.infinity)
  }
}
