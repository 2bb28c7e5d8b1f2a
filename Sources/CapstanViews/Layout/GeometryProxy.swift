public import Foundation

/// A view's size and place, by the targets of everything that moves.
public struct GeometryProxy: Equatable, Sendable {
  /// A frame of reference by name.
  struct Space: Equatable, @unchecked Sendable {
    let name: AnyHashable
    /// In the tree's coordinates.
    let frame: CGRect
    let toPage: CGAffineTransform
  }

  private let bounds: CGRect
  private let toPage: CGAffineTransform
  private let spaces: [Space]

  /// How far the unsafe edges of the page reach into the view.
  public let safeAreaInsets: EdgeInsets

  init(bounds: CGRect, _ context: PlacementContext, _ direction: LayoutDirection) {
    self.bounds = bounds
    toPage = context.toPage
    spaces = context.spaces
    let safe = context.safeArea
    let (left, right) = (max(0, safe.minX - bounds.minX), max(0, bounds.maxX - safe.maxX))
    let isMirrored = direction == .rightToLeft
    safeAreaInsets = EdgeInsets(
      top: max(0, safe.minY - bounds.minY), leading: isMirrored ? right : left,
      bottom: max(0, bounds.maxY - safe.maxY), trailing: isMirrored ? left : right)
  }

  /// The view's size in points.
  public var size: CGSize { bounds.size }

  /// Returns the view's rectangle in a frame of reference.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's rectangle in a frame of reference.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return bounds.applying(toPage)
    case .named(let name):
      guard let space = spaces.last(where: { $0.name == name }) else {
        return bounds.applying(toPage)
      }
      return bounds.applying(toPage).applying(space.toPage.inverted())
        .offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
    }
  }

  /// Returns the rectangle of a named frame of reference in the view's own coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let space = spaces.last(where: { $0.name == name })
    else { return nil }
    return local(space.frame.applying(space.toPage))
  }

  /// A value that another view has told, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(fromPage: fromPage)
  }

  private var fromPage: CGAffineTransform {
    toPage.inverted().concatenating(
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }

  private func local(_ rect: CGRect) -> CGRect { rect.applying(fromPage) }
}
