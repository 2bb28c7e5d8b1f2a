/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable {
  /// The page.
  case global
  /// The view itself.
  case local
  /// The nearest enclosing view that carries the name.
  case named(AnyHashable)

  /// A Boolean value that tells whether this is the page.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that tells whether this is the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that names a frame of reference.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}

/// A frame of reference that a view declares by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// The frame of reference.
  public let coordinateSpace: CoordinateSpace

  init(_ name: some Hashable) { coordinateSpace = .named(AnyHashable(name)) }
}

/// The view's own frame of reference.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the reference.
  public init() {}

  /// The frame of reference.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The page's frame of reference.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the reference.
  public init() {}

  /// The frame of reference.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A frame of reference with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name)
  }

  /// The nearest enclosing scroll view's frame of reference.
  public static func scrollView(axis: Axis? = nil) -> NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollViewSpace(axis: axis))
  }

  /// The nearest enclosing scroll view's frame of reference.
  public static var scrollView: NamedCoordinateSpace { scrollView(axis: nil) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own frame of reference.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The page's frame of reference.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name under which a scroll view declares its frame of reference.
package struct ScrollViewSpace: Hashable, Sendable {
  package var axis: Axis?

  package init(axis: Axis? = nil) { self.axis = axis }
}
