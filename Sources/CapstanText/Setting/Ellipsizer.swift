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
  /// White space beside the ellipsis is left out. `head` is what is left of the line's paragraph,
  /// `tail` what ends the text; `areSame` tells whether both are the same clusters.
  func shortened(
    head: [Cluster], tail: [Cluster], areSame: Bool, ellipsis: Ellipsis
  ) -> [Cluster] {
    switch truncation {
    case .tail: shortenedAtEnd(head, ellipsis)
    case .head: shortenedAtStart(tail, ellipsis)
    case .middle: shortenedInMiddle(head: head, tail: tail, areSame: areSame, ellipsis)
    }
  }

  private func shortenedAtEnd(_ clusters: [Cluster], _ ellipsis: Ellipsis) -> [Cluster] {
    var count = clusters.count
    var used = clusters.width
    while count > 0 {
      let last = clusters[count - 1]
      let end = ellipsis(last.span, baseLevel)
      if !last.isWhite, fits(used + last.kerning + end.width) { return clusters[..<count] + end }
      count -= 1
      used -= last.advance + (count > 0 ? clusters[count - 1].kerning : 0)
    }
    return ellipsis(clusters.first?.span ?? 0, baseLevel)
  }

  private func shortenedAtStart(_ clusters: [Cluster], _ ellipsis: Ellipsis) -> [Cluster] {
    var used = clusters.width
    for (index, first) in clusters.enumerated() {
      let start = ellipsis(first.span, baseLevel)
      let kerning = start.last?.kerning ?? 0
      if !first.isWhite, fits(start.width + kerning + used) { return start + clusters[index...] }
      used -= first.advance + first.kerning
    }
    return ellipsis(clusters.last?.span ?? 0, baseLevel)
  }

  /// Lets both ends grow, the narrower one first, as long as they fit.
  private func shortenedInMiddle(
    head: [Cluster], tail: [Cluster], areSame: Bool, _ ellipsis: Ellipsis
  ) -> [Cluster] {
    var ends = Ends(head: head[..<0], tail: tail[tail.count...])
    while true {
      let left = areSame ? head.count - ends.head.count - ends.tail.count : .max
      guard left > 0 else { break }
      var candidates: [Ends] = []
      if ends.head.count < head.count {
        candidates.append(Ends(head: head[...ends.head.endIndex], tail: ends.tail))
      }
      if ends.tail.count < tail.count {
        candidates.append(Ends(head: ends.head, tail: tail[(ends.tail.startIndex - 1)...]))
      }
      if ends.head.width > ends.tail.width { candidates.reverse() }
      guard let grown = candidates.first(where: { fits(join($0, ellipsis).width) }) else { break }
      ends = grown
    }
    return join(ends, ellipsis)
  }

  private struct Ends {
    var head: ArraySlice<Cluster>
    var tail: ArraySlice<Cluster>
  }

  private func join(_ ends: Ends, _ ellipsis: Ellipsis) -> [Cluster] {
    var (head, tail) = (ends.head, ends.tail)
    while head.last?.isWhite == true { head.removeLast() }
    while tail.first?.isWhite == true { tail.removeFirst() }
    let neighbours = [head.last, tail.first].compactMap { $0 }
    let levels = neighbours.map(\.level)
    let level = levels.count == 2 && levels[0] == levels[1] ? levels[0] : baseLevel
    return head + ellipsis(neighbours.first?.span ?? 0, level) + tail
  }

  private func fits(_ length: CGFloat) -> Bool {
    length <= width + LineBreaker.slack
  }
}
