import CapstanSceneGraph

/// A surface of colours through the points of a net.
///
/// Between four points a bicubic patch: positions, and colours where they are smoothed, follow
/// Catmull-Rom curves along rows and columns, whose ends go on as straight as they came.
struct ColorNet {
  let columns: Int
  let rows: Int
  /// Row by row; the picture is the unit square.
  let places: [SIMD2<Double>]
  /// Premultiplied, 0...1.
  let colors: [SIMD4<Double>]
  let smoothsColors: Bool

  /// Pixels of a side: colours change slowly, and a picture that grows is drawn smoothly.
  static let side = 128
  /// Into how many pieces a patch is cut each way.
  private static let pieces = 16

  /// Draws the net, premultiplied; later patches lie over earlier ones.
  func bitmap(over ground: SIMD4<Double>) -> Bitmap {
    var picture = Array(repeating: ground, count: Self.side * Self.side)
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) { draw(column, row, over: ground, into: &picture) }
    }
    return Bitmap(width: Self.side, height: Self.side, pixels: picture.map(Self.word))
  }

  private static func word(_ color: SIMD4<Double>) -> UInt32 {
    let levels = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
      .toNearestOrEven)
    return UInt32(levels.w) << 24 | UInt32(levels.x) << 16 | UInt32(levels.y) << 8
      | UInt32(levels.z)
  }

  private struct Corner {
    var place: SIMD2<Double>
    var color: SIMD4<Double>
  }

  private func draw(
    _ column: Int, _ row: Int, over ground: SIMD4<Double>, into picture: inout [SIMD4<Double>]
  ) {
    let steps = Self.pieces
    let corners = (0...steps).map { j in
      (0...steps).map { i in
        let (u, v) = (Double(i) / Double(steps), Double(j) / Double(steps))
        return Corner(
          place: value(places, column, row, u, v, isSmooth: true),
          color: value(colors, column, row, u, v, isSmooth: smoothsColors))
      }
    }
    for j in 0..<steps {
      for i in 0..<steps {
        let (a, b) = (corners[j][i], corners[j][i + 1])
        let (c, d) = (corners[j + 1][i], corners[j + 1][i + 1])
        fill(a, b, c, over: ground, into: &picture)
        fill(b, d, c, over: ground, into: &picture)
      }
    }
  }

  /// Fills a triangle whose colours are mixed between its corners.
  private func fill(
    _ a: Corner, _ b: Corner, _ c: Corner, over ground: SIMD4<Double>,
    into picture: inout [SIMD4<Double>]
  ) {
    let side = Double(Self.side)
    let (p, q, r) = (a.place * side - 0.5, b.place * side - 0.5, c.place * side - 0.5)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard abs(area) > 1e-9 else { return }
    func span(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
      let (first, last) = (max(low.rounded(.up), 0), min(high.rounded(.down), side - 1))
      return first <= last ? Int(first)...Int(last) : nil
    }
    guard let xs = span(min(p.x, q.x, r.x) - 1e-6, max(p.x, q.x, r.x) + 1e-6),
      let ys = span(min(p.y, q.y, r.y) - 1e-6, max(p.y, q.y, r.y) + 1e-6)
    else { return }
    for y in ys {
      for x in xs {
        let (dx, dy) = (Double(x) - p.x, Double(y) - p.y)
        let s = (dx * (r.y - p.y) - dy * (r.x - p.x)) / area
        let t = (dy * (q.x - p.x) - dx * (q.y - p.y)) / area
        // A little over the edges, so that no seam opens between two triangles.
        guard s >= -1e-6, t >= -1e-6, s + t <= 1 + 1e-6 else { continue }
        let color = a.color + (b.color - a.color) * s + (c.color - a.color) * t
        picture[y * Self.side + x] = color + ground * (1 - min(max(color.w, 0), 1))
      }
    }
  }

  /// A value within a patch, at 0...1 along and down.
  private func value<Vector: SIMD<Double>>(
    _ values: [Vector], _ column: Int, _ row: Int, _ u: Double, _ v: Double, isSmooth: Bool
  ) -> Vector {
    /// A row's value at u; rows beyond the net go on as straight as they came.
    func along(_ row: Int) -> Vector {
      func at(_ column: Int) -> Vector {
        if column < 0 { return 2 * at(0) - at(1) }
        if column >= columns { return 2 * at(columns - 1) - at(columns - 2) }
        if row < 0 { return 2 * values[column] - values[columns + column] }
        if row >= rows {
          return 2 * values[(rows - 1) * columns + column] - values[(rows - 2) * columns + column]
        }
        return values[row * columns + column]
      }
      return isSmooth
        ? Self.curve(at(column - 1), at(column), at(column + 1), at(column + 2), u)
        : at(column) + (at(column + 1) - at(column)) * u
    }
    return isSmooth
      ? Self.curve(along(row - 1), along(row), along(row + 1), along(row + 2), v)
      : along(row) + (along(row + 1) - along(row)) * v
  }

  /// A Catmull-Rom curve between its second and third point.
  private static func curve<Vector: SIMD<Double>>(
    _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, _ t: Double
  ) -> Vector {
    let slope = (from: (c - a) * 0.5, to: (d - b) * 0.5)
    let t2 = t * t
    let t3 = t2 * t
    let start = b * (2 * t3 - 3 * t2 + 1) + slope.from * (t3 - 2 * t2 + t)
    return start + c * (3 * t2 - 2 * t3) + slope.to * (t3 - t2)
  }
}
