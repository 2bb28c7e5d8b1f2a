public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column or high a row is.
  public enum Size: Sendable {
    /// Exactly so many points.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of what is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column or high the row is.
  public var size: Size
  /// Points to the next one; nil for 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Places views row by row in columns, or column by column in rows.
nonisolated struct LazyGridLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  /// More tracks of one adaptive item than can be told apart on any page.
  private static let mostTracks: CGFloat = 4096
  /// Points between neighbours where nothing else is asked for.
  private static let defaultSpacing: CGFloat = 8

  private struct Track {
    let origin: CGFloat
    let length: CGFloat
    let alignment: Alignment
  }

  /// The columns of a grid that grows downwards, or the rows of one that grows sideways.
  ///
  /// Every share is what is left divided by the number of columns that still wait for theirs.
  private func tracks(_ proposed: CGFloat?) -> (tracks: [Track], length: CGFloat) {
    var gaps = items.map { $0.spacing ?? Self.defaultSpacing }
    if !gaps.isEmpty { gaps[gaps.count - 1] = 0 }
    var left = (proposed ?? ideal) - gaps.reduce(0, +)
    for case .fixed(let length) in items.map(\.size) { left -= length }
    var waiting = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    var position: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      tracks.append(
        Track(origin: position, length: length, alignment: item.alignment ?? alignment))
      position += length
    }
    for (index, item) in items.enumerated() {
      switch item.size {
      case .fixed(let length):
        add(length, item)
      case .flexible(let low, let high):
        let length = min(max(left / CGFloat(waiting), low), high)
        (left, waiting) = (left - length, waiting - 1)
        add(length, item)
      case .adaptive(let low, let high):
        let share = max(low, left / CGFloat(waiting))
        (left, waiting) = (left - share, waiting - 1)
        let gap = item.spacing ?? Self.defaultSpacing
        let fitting = ((share + gap) / (low + gap)).rounded(.down)
        let count = fitting >= 1 ? Int(min(fitting, Self.mostTracks)) : 1
        let length = min((share - gap * CGFloat(count - 1)) / CGFloat(count), high)
        for part in 0..<count {
          if part > 0 { position += gap }
          add(length, item)
        }
      }
      position += gaps[index]
    }
    return (tracks, position)
  }

  private var ideal: CGFloat {
    items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let low, _), .adaptive(let low, _): sum + low
      }
    } + CGFloat(max(0, items.count - 1)) * Self.defaultSpacing
  }

  private func arrange(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (cells: [(track: Track, along: CGFloat, length: CGFloat)], size: CGSize) {
    let cross = axis.other
    let (tracks, width) = tracks(proposal[cross])
    guard !tracks.isEmpty else { return ([], .zero) }
    var cells: [(track: Track, along: CGFloat, length: CGFloat)] = []
    var along: CGFloat = 0
    for start in stride(from: 0, to: subviews.count, by: tracks.count) {
      if start > 0 { along += spacing ?? Self.defaultSpacing }
      let line = start..<min(start + tracks.count, subviews.count)
      let length =
        line.map { index in
          let track = tracks[index - start]
          return subviews[index].sizeThatFits(axis.proposal(nil, track.length))[axis]
        }.max() ?? 0
      for index in line { cells.append((tracks[index - start], along, length)) }
      along += length
    }
    return (cells, axis.size(along, width))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = arrange(subviews, proposal).size
    guard let proposed = proposal[axis.other], proposed.isFinite else { return size }
    return axis.size(size[axis], max(proposed, size[axis.other]))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (cells, size) = arrange(subviews, axis.proposal(nil, bounds.size[axis.other]))
    let box = axis.size(0, bounds.size[axis.other])
    let dimensions = ViewDimensions(nil, size: size, proposal: .unspecified)
    let start = alignment.origin(of: dimensions, in: box)[axis.other]
    for (index, cell) in cells.enumerated() {
      let offer = axis.proposal(nil, cell.track.length)
      let place = cell.track.alignment.origin(
        of: subviews[index].dimensions(in: offer),
        in: axis.size(cell.length, cell.track.length))
      let corner = axis.point(cell.along, start + cell.track.origin)
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + corner.x + place.x, y: bounds.minY + corner.y + place.y),
        proposal: offer)
    }
  }
}

/// Views in columns, row by row; all are made at once here.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  @MainActor @preconcurrency public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  /// The grid.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}

/// Views in rows, column by column; all are made at once here.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid.
  @MainActor @preconcurrency public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// The grid.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}
