import Foundation

/// Fills lines with as many clusters as fit, breaking where Unicode allows.
struct LineBreaker {
  /// Points; nil for no limit.
  let width: CGFloat?

  /// Space that arithmetic may lose, far below a pixel.
  static let slack: CGFloat = 1e-4

  /// Returns the ranges of clusters that make the lines; one empty range for no clusters.
  ///
  /// White space at the end of a broken line hangs outside it and belongs to no range. A word that
  /// is too wide for a line of its own is broken between clusters, at least one to a line.
  func lines(of clusters: [Cluster]) -> [Range<Int>] {
    guard let width, !clusters.isEmpty else { return [0..<clusters.count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      let end = lineEnd(from: start, of: clusters, width: width)
      var visibleEnd = end
      if end < clusters.count {
        while visibleEnd > start, clusters[visibleEnd - 1].isWhite { visibleEnd -= 1 }
      }
      lines.append(start..<visibleEnd)
      start = end
    }
    return lines
  }

  /// Where the line that begins at a cluster ends, hanging white space included.
  private func lineEnd(from start: Int, of clusters: [Cluster], width: CGFloat) -> Int {
    var (used, kerning) = (CGFloat(0), CGFloat(0))
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start, cluster.mayBreakBefore { lastBreak = index }
      used += kerning + cluster.advance
      kerning = cluster.kerning
      if !cluster.isWhite, used > width + Self.slack {
        return lastBreak ?? max(index, start + 1)
      }
    }
    return clusters.count
  }
}
