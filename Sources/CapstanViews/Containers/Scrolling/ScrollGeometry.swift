public import Foundation

/// What a scroll view shows of its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the window's top left corner stands in the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// Kept free around the content.
  public var contentInsets: EdgeInsets
  /// The size of the window.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The window in the content.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Calls a closure with a value of what the scroll view shows when that has changed.
  ///
  /// A clip scrolls by `scrollPosition` alone; the first value is told without a change before.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      settings.observers.append(ScrollObserver(transform: transform, action: action))
    }
  }
}

/// Someone who is told what a scroll view shows.
nonisolated struct ScrollObserver {
  private let watch: (ScrollGeometry, inout Any?) -> (() -> Void)?

  init<T: Equatable>(
    transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) {
    watch = { geometry, last in
      let value = transform(geometry)
      let old = last as? T
      guard old != value else { return nil }
      last = value
      return { action(old ?? value, value) }
    }
  }

  /// Returns what is to be called for a geometry; nil if the value is the last one.
  func call(for geometry: ScrollGeometry, last: inout Any?) -> (() -> Void)? {
    watch(geometry, &last)
  }
}
