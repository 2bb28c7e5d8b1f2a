/// A net of colours, of which the way from the first row to the last is drawn.
///
/// Approximation of ours: each row becomes its colours' mean.
public nonisolated struct MeshGradient: View {
  private let colors: [Color]
  private let columns: Int

  /// Creates a net of rows of colours at points of the unit square.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    (self.colors, columns) = (colors, max(width, 1))
  }

  /// The rows, one below the other.
  @MainActor public var body: some View {
    let rows = stride(from: 0, to: colors.count, by: columns).map { start in
      colors[start..<min(start + columns, colors.count)]
    }
    LinearGradient(
      colors: rows.map { row in
        row.dropFirst().enumerated().reduce(row.first ?? .clear) { mean, next in
          mean.mix(with: next.element, by: 1 / Double(next.offset + 2))
        }
      },
      startPoint: .top, endPoint: .bottom
    )
    .notDrawn("the columns of a MeshGradient")
  }
}
