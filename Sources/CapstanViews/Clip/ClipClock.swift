import CapstanClock

/// The clock of a page: queued work, timers and tasks of listings become events of the page.
///
/// Unchecked: everything of a page runs on the main thread, which the clock is bound to while it
/// runs.
nonisolated final class ClipClock: WorkClock, @unchecked Sendable {
  private weak var graph: ViewGraph?
  /// The time of the last piece of work, and how many pieces there were for it.
  private var latest = (time: -1.0, count: 0)

  /// So many pieces of work at one moment are an endless loop.
  private static let limit = 2_000

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Seconds.
  var now: Double { MainActor.assumeIsolated { graph?.time ?? 0 } }

  /// Makes work an event of the page: after the event that runs, and after all that was queued for
  /// the same time before.
  func schedule(at time: Double, _ work: @escaping () -> Void) -> WorkToken {
    let token = WorkToken()
    let piece = Piece(token: token, work: work)
    MainActor.assumeIsolated { schedule(piece, at: time) }
    return token
  }

  @MainActor private func schedule(_ piece: Piece, at time: Double) {
    guard let graph else { return }
    if graph.isSampling { return graph.diagnostics.report(.writeWhileDrawing) }
    let time = max(time, graph.time)
    latest = (time, time == latest.time ? latest.count + 1 : 1)
    if latest.count > Self.limit { return graph.diagnostics.report(.endlessUpdate) }
    graph.schedule(at: time) { piece.run() }
  }

  /// Runs code of the page under its clock and with its measures.
  @MainActor func run<Result>(in graph: ViewGraph, _ body: () throws -> Result) rethrows -> Result {
    try CurrentClock.run(on: self) {
      try PageMetrics.$current.withValue(graph.metrics, operation: body)
    }
  }

  /// Unchecked: made and run on the page's thread.
  private struct Piece: @unchecked Sendable {
    let token: WorkToken
    let work: () -> Void

    func run() {
      if !token.isCancelled { work() }
    }
  }
}

extension ViewGraph {
  /// What UIKit's globals tell of this page.
  var metrics: PageMetrics {
    let area = settings.safeArea
    let isReversed = environment.layoutDirection == .rightToLeft
    return PageMetrics(
      size: settings.size, scale: settings.scale,
      safeArea: isReversed
        ? EdgeInsets(
          top: area.top, leading: area.trailing, bottom: area.bottom, trailing: area.leading)
        : area,
      colorScheme: environment.colorScheme,
      reducesMotion: environment.accessibilityReduceMotion, textEngine: settings.textEngine,
      assets: environment.styleContext.assets)
  }
}
