public import Foundation

/// Views in rows whose columns are aligned with each other.
public nonisolated struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  @MainActor @preconcurrency public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The grid.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}

/// A row of a grid; outside of one, its views one by one.
public nonisolated struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  @State private var identity = GridRowIdentity()

  /// Creates a row.
  @MainActor @preconcurrency public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// The views of the row.
  @MainActor public var body: some View {
    content.modifier(
      TraitModifier(
        key: ObjectIdentifier(GridRowTrait.self),
        value: GridRowTrait.Row(identity: identity, alignment: alignment)))
  }
}

/// Tells one row from another.
final class GridRowIdentity: Sendable {}

/// The row of a view.
enum GridRowTrait: ViewTrait {
  struct Row {
    let identity: GridRowIdentity
    let alignment: VerticalAlignment?
  }

  typealias Value = Row
}

/// How many columns a cell spans.
private enum GridCellColumnsTrait: ViewTrait {
  typealias Value = Int
}

/// Where a cell's view stands.
private enum GridCellAnchorTrait: ViewTrait {
  typealias Value = UnitPoint
}

/// How views of a column stand.
private enum GridColumnAlignmentTrait: ViewTrait {
  typealias Value = HorizontalAlignment
}

/// The axes along which a cell does not ask for size.
private enum GridUnsizedAxesTrait: ViewTrait {
  typealias Value = Axis.Set
}

extension View {
  /// Lets the cell span columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellColumnsTrait.self), value: count))
  }

  /// Sets where the view stands in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellAnchorTrait.self), value: anchor))
  }

  /// Sets how the views of the cell's column stand.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridColumnAlignmentTrait.self), value: guide))
  }

  /// Keeps the cell from asking for size along axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridUnsizedAxesTrait.self), value: axes))
  }
}

/// Places the views of rows in columns that are shared by all rows.
///
/// Columns get space like the views of a horizontal stack: the least flexible first.
public nonisolated struct GridLayout: Layout, Sendable {
  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData

  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Points between columns; nil for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  private struct Cell {
    let index: Int
    let column: Int
    let span: Int
  }

  private struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
    /// Whether the row is a view of its own, across all columns.
    var isWhole = false
  }

  private struct Arrangement {
    var rows: [Row]
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  private var gap: CGSize {
    CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
  }

  private func trait<K: ViewTrait>(_ key: K.Type, of view: LayoutSubview) -> K.Value? {
    let id = ObjectIdentifier(key)
    return MainActor.assumeIsolated { GridValue(view.element.trait(id)) }.value as? K.Value
  }

  private func rows(_ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var current: GridRowIdentity?
    for (index, view) in subviews.enumerated() {
      guard let own = trait(GridRowTrait.self, of: view) else {
        current = nil
        rows.append(Row(cells: [Cell(index: index, column: 0, span: 1)], isWhole: true))
        continue
      }
      if current !== own.identity { rows.append(Row(alignment: own.alignment)) }
      current = own.identity
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      let span = max(1, trait(GridCellColumnsTrait.self, of: view) ?? 1)
      rows[rows.count - 1].cells.append(Cell(index: index, column: column, span: span))
    }
    return rows
  }

  private func width(
    _ cell: Cell, _ subviews: Subviews, _ proposal: CGFloat?
  ) -> CGFloat {
    let view = subviews[cell.index]
    if trait(GridUnsizedAxesTrait.self, of: view)?.contains(.horizontal) == true { return 0 }
    return view.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width
  }

  private func columnWidths(
    _ rows: [Row], _ subviews: Subviews, _ proposed: CGFloat?
  ) -> [CGFloat] {
    let count = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    let single = rows.filter { !$0.isWhole }.flatMap(\.cells).filter { $0.span == 1 }
    func widest(_ column: Int, _ proposal: CGFloat?) -> CGFloat {
      single.filter { $0.column == column }.map { width($0, subviews, proposal) }.max() ?? 0
    }
    guard let proposed, proposed.isFinite else { return (0..<count).map { widest($0, nil) } }
    var left = proposed - gap.width * CGFloat(max(0, count - 1))
    let limits = (0..<count).map { (low: widest($0, 0), high: widest($0, .infinity)) }
    var widths = [CGFloat](repeating: 0, count: count)
    let order = (0..<count).sorted {
      (limits[$0].high - limits[$0].low, $0) < (limits[$1].high - limits[$1].low, $1)
    }
    for (position, column) in order.enumerated() {
      let share = max(0, left / CGFloat(count - position))
      widths[column] = max(limits[column].low, widest(column, share))
      left -= widths[column]
    }
    return widths
  }

  private func extent(_ cell: Cell, _ widths: [CGFloat]) -> (x: CGFloat, width: CGFloat) {
    let x = widths[..<cell.column].reduce(0, +) + gap.width * CGFloat(cell.column)
    let own = widths[cell.column..<min(widths.count, cell.column + cell.span)].reduce(0, +)
    return (x, own + gap.width * CGFloat(cell.span - 1))
  }

  private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Arrangement {
    let rows = rows(subviews)
    let widths = columnWidths(rows, subviews, proposal.width)
    var total = widths.reduce(0, +) + gap.width * CGFloat(max(0, widths.count - 1))
    for row in rows where row.isWhole {
      guard let cell = row.cells.first else { continue }
      let own = width(
        cell, subviews, widths.isEmpty ? proposal.width : min(total, proposal.width ?? total))
      total = max(total, own)
    }
    let heights = rows.map { row in
      row.cells.map { cell -> CGFloat in
        let view = subviews[cell.index]
        if trait(GridUnsizedAxesTrait.self, of: view)?.contains(.vertical) == true { return 0 }
        let width = row.isWhole ? total : extent(cell, widths).width
        return view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      }.max() ?? 0
    }
    let height = heights.reduce(0, +) + gap.height * CGFloat(max(0, rows.count - 1))
    return Arrangement(
      rows: rows, widths: widths, heights: heights, size: CGSize(width: total, height: height))
  }

  /// Returns the size of all columns and rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrange(subviews, proposal).size
  }

  /// Places every view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let grid = arrange(subviews, proposal)
    let columns = grid.widths.indices.map { column in
      grid.rows.flatMap(\.cells).filter { $0.column == column }
        .compactMap { trait(GridColumnAlignmentTrait.self, of: subviews[$0.index]) }.first
    }
    var y = bounds.minY
    for (number, row) in grid.rows.enumerated() {
      for cell in row.cells {
        let (x, width) = row.isWhole ? (0, grid.size.width) : extent(cell, grid.widths)
        let box = CGSize(width: width, height: grid.heights[number])
        let offer = ProposedViewSize(box)
        let view = subviews[cell.index]
        let dimensions = view.dimensions(in: offer)
        let guides = Alignment(
          horizontal: (row.isWhole ? nil : columns[cell.column]) ?? alignment.horizontal,
          vertical: row.alignment ?? alignment.vertical)
        var place = guides.origin(of: dimensions, in: box)
        if let anchor = trait(GridCellAnchorTrait.self, of: view) {
          place = CGPoint(
            x: (box.width - dimensions.width) * anchor.x,
            y: (box.height - dimensions.height) * anchor.y)
        }
        view.place(at: CGPoint(x: bounds.minX + x + place.x, y: y + place.y), proposal: offer)
      }
      y += grid.heights[number] + gap.height
    }
  }
}

/// Carries a value across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct GridValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
