/// Pixels gathered into cells of 8 × 8, and neighbouring cells into clusters.
struct DifferenceClusters {
  /// Pixels that lie near each other.
  struct Cluster {
    var count = 0
    var box: PixelRect
    var worst: FrameDifference.Worst

    /// Adds a pixel; those of a cluster come row by row, the first one makes it.
    fileprivate mutating func insert(x: Int, y: Int, level: Int) {
      count += 1
      box.insert(x: x, y: y)
      if level > worst.level { worst = FrameDifference.Worst(level: level, x: x, y: y) }
    }

    /// Whether its worst pixel is worse than another, or as bad and earlier, row by row.
    func isWorse(than other: FrameDifference.Worst?) -> Bool {
      guard let other else { return true }
      return (worst.level, other.y, other.x) > (other.level, worst.y, worst.x)
    }
  }

  private static let shift = 3
  private let columns: Int
  private let rows: Int
  /// One entry a cell; empty until the first pixel comes.
  private var cells: [Cluster?] = []

  init(width: Int, height: Int) {
    columns = (width + 7) >> Self.shift
    rows = (height + 7) >> Self.shift
  }

  /// Adds a pixel; pixels come row by row.
  mutating func insert(x: Int, y: Int, level: Int) {
    if cells.isEmpty { cells = Array(repeating: nil, count: columns * rows) }
    let index = y >> Self.shift * columns + x >> Self.shift
    if cells[index]?.insert(x: x, y: y, level: level) == nil {
      cells[index] = Cluster(
        count: 1, box: PixelRect(x: x, y: y),
        worst: FrameDifference.Worst(level: level, x: x, y: y))
    }
  }

  /// The clusters, in the order of their first cells.
  func joined() -> [Cluster] {
    var (cells, clusters) = (cells, [Cluster]())
    for index in cells.indices {
      guard var cluster = cells[index] else { continue }
      cells[index] = nil
      var waiting = [index]
      while let cell = waiting.popLast() {
        for neighbour in neighbours(of: cell) {
          guard let other = cells[neighbour] else { continue }
          cells[neighbour] = nil
          cluster.count += other.count
          cluster.box.formUnion(other.box)
          if other.isWorse(than: cluster.worst) { cluster.worst = other.worst }
          waiting.append(neighbour)
        }
      }
      clusters.append(cluster)
    }
    return clusters
  }

  private func neighbours(of cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    var result: [Int] = []
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) where (x, y) != (column, row) {
        result.append(y * columns + x)
      }
    }
    return result
  }
}
