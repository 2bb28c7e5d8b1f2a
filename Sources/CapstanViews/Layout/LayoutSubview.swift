public import Foundation

/// A view as a layout sees it: it can be measured and placed.
public struct LayoutSubview: Equatable, Sendable {
  let element: ViewElement
  let request: PlacementRequests
  let index: Int

  /// Returns the size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.sizeThatFits(proposal) }
  }

  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { element.dimensions(in: proposal) }
  }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }

  /// Who gets space first; 0 unless set.
  public var priority: Double { MainActor.assumeIsolated { element.priority } }

  /// A value that the view tells its container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.layoutValue(key)
  }

  /// Places the view so that its anchor lies at a point of the container's coordinates.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = anchor == .topLeading ? .zero : sizeThatFits(proposal)
    request.place(
      index,
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }

  /// Tells whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}

/// Where a layout has put its views.
///
/// Unchecked: made, filled and read within one pass on the main thread.
final class PlacementRequests: @unchecked Sendable {
  private(set) var places: [Int: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

  func place(_ index: Int, at origin: CGPoint, proposal: ProposedViewSize) {
    places[index] = (origin, proposal)
  }
}

/// The views of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A view.
  public typealias Element = LayoutSubview
  /// A place in the order.
  public typealias Index = Int
  /// A part of the views.
  public typealias SubSequence = LayoutSubviews

  var views: [LayoutSubview]
  /// The direction in which the container lays out.
  public var layoutDirection: LayoutDirection
  var pixelsPerPoint: CGFloat = 3

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { views.count }

  /// A view.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      views: Array(views[bounds]), layoutDirection: layoutDirection,
      pixelsPerPoint: pixelsPerPoint)
  }

  /// Some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      views: indices.map { views[$0] }, layoutDirection: layoutDirection,
      pixelsPerPoint: pixelsPerPoint)
  }
}
