/// A rectangle of whole pixels, never empty; both corners belong to it.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public private(set) var minX: Int
  /// The topmost row.
  public private(set) var minY: Int
  /// The rightmost column.
  public private(set) var maxX: Int
  /// The bottom row.
  public private(set) var maxY: Int

  /// Creates the rectangle of one pixel.
  public init(x: Int, y: Int) {
    (minX, minY, maxX, maxY) = (x, y, x, y)
  }

  /// How many columns it has.
  public var width: Int { maxX - minX + 1 }
  /// How many rows it has.
  public var height: Int { maxY - minY + 1 }

  /// Grows to hold a pixel.
  public mutating func insert(x: Int, y: Int) {
    (minX, maxX) = (min(minX, x), max(maxX, x))
    (minY, maxY) = (min(minY, y), max(maxY, y))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Grows to hold another rectangle.
  public mutating func formUnion(_ other: PixelRect) {
    insert(x: other.minX, y: other.minY)
    insert(x: other.maxX, y: other.maxY)
  }
}

extension PixelRect: CustomStringConvertible {
  /// Both corners, such as "(18, 8)–(26, 11)".
  public var description: String {
    "(\(minX), \(minY))–(\(maxX), \(maxY))"
  }
}
