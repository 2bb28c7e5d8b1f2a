import CapstanSceneGraph
import Foundation

/// Shortens a line by an ellipsis where text had to be left out.
struct Ellipsizer {
  /// Points; infinite for no limit.
  let width: CGFloat
  let truncation: StyledText.Truncation
  /// The direction of the paragraph that the line belongs to.
  let baseLevel: UInt8

  /// Makes an ellipsis in the style of a span.
  typealias Ellipsis = (_ span: Int, _ level: UInt8) -> [Cluster]

  /// Returns a line of the first clusters, or the last, or both, and an ellipsis.
  ///
  /// `head` is what is left of the line's paragraph, `tail` what ends the text; `areSame` tells
  /// whether both are the same clusters.
  func shortened(
    head: [Cluster], tail: [Cluster], areSame: Bool, ellipsis: Ellipsis
  ) -> [Cluster] {
    switch truncation {
    case .tail: shortenedAtEnd(head, ellipsis)
    case .head: shortenedAtStart(tail, ellipsis)
    case .middle:
      shortenedInMiddle(head: head, tail: tail, areSame: areSame, ellipsis)
    }
  }

  private func shortenedAtEnd(_ clusters: [Cluster], _ ellipsis: Ellipsis) -> [Cluster] {
    for count in stride(from: clusters.count, through: 1, by: -1) {
      guard !clusters[count - 1].isWhite else { continue }
      let line = clusters[..<count] + ellipsis(clusters[count - 1].span, baseLevel)
      if fits(line) { return Array(line) }
    }
    return ellipsis(clusters.first?.span ?? 0, baseLevel)
  }

  private func shortenedAtStart(_ clusters: [Cluster], _ ellipsis: Ellipsis) -> [Cluster] {
    for start in clusters.indices {
      guard !clusters[start].isWhite else { continue }
      let line = ellipsis(clusters[start].span, baseLevel) + clusters[start...]
      if fits(line[...]) { return line }
    }
    return ellipsis(clusters.last?.span ?? 0, baseLevel)
  }

  /// Lets both ends grow, the narrower one first, as long as they fit.
  private func shortenedInMiddle(
    head: [Cluster], tail: [Cluster], areSame: Bool, _ ellipsis: Ellipsis
  ) -> [Cluster] {
    var (headCount, tailCount) = (0, 0)
    var best = middle(head[..<0], tail[tail.count...], ellipsis)
    while true {
      let available = areSame ? head.count - headCount - tailCount : Int.max
      let candidates = [
        (head: headCount + 1, tail: tailCount), (head: headCount, tail: tailCount + 1),
      ].filter { available > 0 && $0.head <= head.count && $0.tail <= tail.count }
      let isHeadNarrower =
        head[..<headCount].width <= tail[(tail.count - tailCount)...].width
      let ordered = isHeadNarrower ? candidates : candidates.reversed()
      var hasGrown = false
      for candidate in ordered where !hasGrown {
        let line = middle(
          head[..<candidate.head], tail[(tail.count - candidate.tail)...], ellipsis)
        guard fits(line[...]) else { continue }
        (headCount, tailCount, best, hasGrown) = (candidate.head, candidate.tail, line, true)
      }
      if !hasGrown { return best }
    }
  }

  private func middle(
    _ head: ArraySlice<Cluster>, _ tail: ArraySlice<Cluster>, _ ellipsis: Ellipsis
  ) -> [Cluster] {
    var (head, tail) = (head, tail)
    while head.last?.isWhite == true { head.removeLast() }
    while tail.first?.isWhite == true { tail.removeFirst() }
    let neighbours = [head.last, tail.first].compactMap { $0 }
    let levels = neighbours.map(\.level)
    let level = levels.count == 2 && levels[0] == levels[1] ? levels[0] : baseLevel
    return head + ellipsis(neighbours.first?.span ?? 0, level) + tail
  }

  private func fits(_ line: ArraySlice<Cluster>) -> Bool {
    line.width <= width + LineBreaker.slack
  }
}
