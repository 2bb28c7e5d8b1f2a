public import Foundation

/// A place to which content is scrolled.
public struct ScrollPosition: Equatable, Sendable {
  /// The place, which scroll views follow when it changes.
  private(set) var target: Target?
  private(set) var anchor: UnitPoint?
  /// Differs with every wish, so that the same place can be wished for again.
  private var serial = 0

  /// Unchecked: identities are values that do not change.
  enum Target: Hashable, @unchecked Sendable {
    case view(AnyHashable)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// A target that is followed once.
  struct Wish: Hashable {
    let target: Target
    let serial: Int
  }

  /// What scroll views are told: a view's identity, or a wish for another place.
  var place: AnyHashable? {
    switch target {
    case nil: nil
    case .view(let id): id
    case .some(let target): AnyHashable(Wish(target: target, serial: serial))
    }
  }

  /// Creates the place at the beginning.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates a place at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (target, self.anchor) = (.view(AnyHashable(id)), anchor)
  }

  /// Creates the place at an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates the place where a point of the content stands at the window's corner.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  /// Creates the place at a horizontal distance.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) {
    target = .point(x: x, y: nil)
  }

  /// Creates the place at a vertical distance.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) {
    target = .point(x: nil, y: y)
  }

  private mutating func scroll(to target: Target, anchor: UnitPoint? = nil) {
    (self.target, self.anchor) = (target, anchor)
    serial += 1
  }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scroll(to: .view(AnyHashable(id)), anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls so that a point of the content stands at the window's corner.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a horizontal distance.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical distance.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  /// Whether a hand has scrolled, which never happens here.
  public var isPositionedByUser: Bool { false }

  /// The edge to which content is scrolled, if it is one.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The point to which content is scrolled, if it is one.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The identity of the view at the place, if it is one.
  public var viewID: (any Hashable)? {
    if case .view(let id) = target { id.base as? any Hashable } else { nil }
  }

  /// Returns the identity of the view at the place.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
}
