import CapstanFrames

/// What a check of several shots found.
public struct GoldenRun: Sendable {
  /// Where the goldens lie.
  public let store: GoldenStore
  /// One a shot, in the order given.
  public let results: [ShotResult]
  /// Whether the run had all shots of its groups, so that other goldens of theirs are orphans.
  public var tellsOrphans = true

  /// Creates a run.
  public init(store: GoldenStore, results: [ShotResult]) {
    (self.store, self.results) = (store, results)
  }

  /// Whether every shot matches and nothing was recorded.
  public var passes: Bool { results.allSatisfy(\.passes) }

  /// Whether every shot matches now, those that were just recorded included.
  public var isSettled: Bool {
    results.allSatisfy { $0.passes || $0.recording != nil }
  }

  /// The first error that kept a shot from being checked or recorded; nil if all of them were.
  public var failure: (any Error)? { results.lazy.compactMap(\.failure).first }

  /// What differs between the environment of the goldens and the present one, each fact once.
  public var environmentChanges: [EnvironmentChange] {
    var seen: Set<EnvironmentChange> = []
    return results.flatMap(\.environmentChanges).filter { seen.insert($0).inserted }
  }

  /// The one sentence about the environment that stands before every difference; nil if it is the
  /// same.
  public var environmentNotice: String? {
    let changes = environmentChanges
    guard !changes.isEmpty else { return nil }
    let affected = results.count { !$0.environmentChanges.isEmpty }
    let explained = results.count { $0.verdict == .environment }
    let shots = "\(affected) of \(results.count) goldens"
    let effect =
      explained == 0 ? "no difference comes of it" : "that explains \(explained) that differ"
    return "the environment changed since \(shots) were recorded: "
      + changes.map(\.description).joined(separator: ", ") + "; \(effect)"
  }

  /// The goldens of the shots' groups that belong to none of them, by their folders' names, sorted.
  public var orphans: [String] {
    tellsOrphans
      ? store.orphans(besides: results.map(\.folder), groups: Set(results.map(\.group))) : []
  }

  /// Removes the goldens that belong to none of the shots, and returns their names.
  ///
  /// Only a full run may do that: a run of some of the shots would call the others orphans. A run
  /// that is not full says by `isCovered` which golden, by its folder's name, it would have made.
  /// If any shot does not match, nothing is removed.
  ///
  /// - Throws: `GoldenError.cannotWrite`, also for a golden's folder that holds foreign files.
  public func prune(
    where isCovered: (String) -> Bool = { _ in true }
  ) throws(GoldenError) -> [String] {
    guard passes, !results.isEmpty else { return [] }
    let orphans = orphans.filter(isCovered)
    try store.remove(orphans)
    return orphans
  }
}
