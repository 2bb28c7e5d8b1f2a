public import Foundation

/// A place on the page that a view tells others, who read it in their own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  /// What of a view is told.
  public struct Source: Sendable {
    let make: @Sendable (_ bounds: CGRect, _ toPage: CGAffineTransform) -> Anchor<Value>
  }

  private let convert: (CGAffineTransform) -> Value
  /// The numbers on the page, to tell one anchor from another.
  private let key: [CGFloat]

  init(key: [CGFloat], convert: @escaping (CGAffineTransform) -> Value) {
    (self.key, self.convert) = (key, convert)
  }

  func value(fromPage map: CGAffineTransform) -> Value { convert(map) }
}

extension Anchor: Equatable {
  /// Tells whether both are one place of the page.
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { lhs.key == rhs.key }
}

extension Anchor: Hashable {
  /// Feeds the place to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { bounds, toPage in
      let rect = bounds.applying(toPage)
      return Anchor(key: [rect.minX, rect.minY, rect.width, rect.height]) { rect.applying($0) }
    }
  }

  /// A rectangle of the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { bounds, toPage in
      let rect = r.offsetBy(dx: bounds.minX, dy: bounds.minY).applying(toPage)
      return Anchor(key: [rect.minX, rect.minY, rect.width, rect.height]) { rect.applying($0) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    at { p.point(in: $0) }
  }

  private static func at(
    _ place: @escaping @Sendable (CGRect) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { bounds, toPage in
      let point = place(bounds).applying(toPage)
      return Anchor(key: [point.x, point.y]) { point.applying($0) }
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
