internal import Dispatch
internal import Synchronization

/// What comparing two sequences of frames came to.
public struct SequenceComparison: Equatable, Sendable {
  /// One frame's part.
  public struct Entry: Equatable, Sendable {
    /// The file's name in both folders.
    public let file: String
    /// The frame's number, if the name holds one.
    public let index: Int?
    /// The frame's time, if a manifest tells it.
    public let time: RationalTime?
    /// What comparing its two pictures came to.
    public let comparison: FrameComparison

    /// One line for a person: "f0017 at 0.5667 s: 38 of 4096 pixels differ, …".
    public var summary: String {
      let name = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
      let place = time.map { "\(name) at \($0.decimal(places: 4)) s" } ?? name
      return "\(place): \(comparison.summary)"
    }
  }

  /// `match` if every frame matches, else the verdict that explains most.
  public let verdict: Verdict
  /// The frames that both folders have, in order.
  public let entries: [Entry]
  /// How many frames the expected and the actual folder have.
  public let counts: (expected: Int, actual: Int)
  /// The files that only one of the folders has.
  public let unpaired: [String]
  /// What differs between the machines or libraries that made the two; nil if nothing is known to.
  public let environmentNote: String?

  /// The entries that do not match.
  public var failures: [Entry] {
    entries.filter { $0.comparison.verdict != .match }
  }

  /// Compares the PNG files of two folders by their names.
  ///
  /// Manifests, where both folders have one, give times and tell differences of environment; they
  /// are not trusted for the pixels.
  ///
  /// - Throws: `FrameError.unreadable` if a folder cannot be listed.
  public init(
    expectedFolder: String, actualFolder: String, rule: ComparisonRule = ComparisonRule()
  ) throws(FrameError) {
    let (expected, actual) = (Side(expectedFolder), Side(actualFolder))
    let (expectedFiles, actualFiles) = (try expected.pictures(), try actual.pictures())
    let common = Set(expectedFiles).intersection(actualFiles)
    let rate = expected.manifest?.rate ?? actual.manifest?.rate
    let files = expectedFiles.filter { common.contains($0) }
    let comparisons = Self.concurrently(files.count) { index in
      FrameComparison(
        expectedPath: expected.path(of: files[index]), actualPath: actual.path(of: files[index]),
        rule: rule)
    }
    entries = zip(files, comparisons).map { file, comparison in
      let index = Self.index(of: file)
      return Entry(
        file: file, index: index,
        time: rate.flatMap { rate in
          index.map { RationalTime($0 * rate.denominator, over: rate.numerator) }
        }, comparison: comparison)
    }
    counts = (expectedFiles.count, actualFiles.count)
    unpaired = (expectedFiles + actualFiles).filter { !common.contains($0) }
    environmentNote = expected.manifest.flatMap { first in
      actual.manifest.flatMap { first.environmentDifference(from: $0) }
    }
    verdict = Self.verdict(
      of: entries, isComplete: unpaired.isEmpty, environmentDiffers: environmentNote != nil)
  }

  /// Returns the results of numbered work that all processors share.
  private static func concurrently<Result: Sendable>(
    _ count: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = work(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  private static func verdict(
    of entries: [Entry], isComplete: Bool, environmentDiffers: Bool
  ) -> Verdict {
    let found = Set(entries.map(\.comparison.verdict))
    if found.contains(.error) { return .error }
    if !isComplete { return .count }
    if entries.isEmpty { return .missing }
    for verdict in [Verdict.unreadable, .missing, .size] where found.contains(verdict) {
      return verdict
    }
    guard found.contains(.pixels) else { return .match }
    return environmentDiffers ? .environment : .pixels
  }

  /// Several lines for a person: the environment first, then counts, then each failing frame.
  public var report: String {
    var lines: [String] = []
    if let environmentNote, verdict != .match { lines.append(environmentNote) }
    if counts.expected == 0, counts.actual == 0 {
      lines.append("neither folder has a PNG file")
    } else if !unpaired.isEmpty {
      lines.append(
        "\(counts.expected) frames expected, \(counts.actual) found; "
          + "only on one side: \(unpaired.prefix(8).joined(separator: ", "))"
          + (unpaired.count > 8 ? " and \(unpaired.count - 8) more" : ""))
    }
    lines += failures.map(\.summary)
    return lines.isEmpty ? "\(entries.count) frames match" : lines.joined(separator: "\n")
  }

  private static func index(of file: String) -> Int? {
    let digits = file.dropLast(4).reversed().prefix { ("0"..."9").contains($0) }
    return Int(String(digits.reversed())).flatMap { $0 < FrameClock.largestCount ? $0 : nil }
  }

  /// Compares everything a reader can see.
  public static func == (left: SequenceComparison, right: SequenceComparison) -> Bool {
    left.entries == right.entries && left.counts == right.counts
      && left.unpaired == right.unpaired && left.environmentNote == right.environmentNote
  }

  /// One of the two folders.
  private struct Side: Sendable {
    let folder: String
    let manifest: Manifest?

    init(_ folder: String) {
      self.folder = folder
      manifest = try? Manifest.read(inFolder: folder)
    }

    func path(of file: String) -> String { "\(folder)/\(file)" }

    func pictures() throws(FrameError) -> [String] {
      try OutputFolder(existing: folder).files().filter { $0.hasSuffix(".png") }
    }
  }
}
