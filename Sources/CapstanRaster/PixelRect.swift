import CapstanSceneGraph
import Foundation

/// A rectangle of whole pixels of a device space: `minX..<maxX` by `minY..<maxY`.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates the smallest rectangle that holds another one; empty for null or not a number.
  init(covering rect: CGRect) {
    let r = rect.standardized
    guard !rect.isNull, !r.minX.isNaN, !r.minY.isNaN, !r.maxX.isNaN, !r.maxY.isNaN else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel(r.minX.rounded(.down)), minY: Self.pixel(r.minY.rounded(.down)),
      maxX: Self.pixel(r.maxX.rounded(.up)), maxY: Self.pixel(r.maxY.rounded(.up)))
  }

  /// Creates the smallest rectangle that holds what Cairo draws of outlines inside another one, of
  /// which it rounds the points; empty for null or not a number.
  init(drawing rect: CGRect) {
    let r = rect.standardized
    guard !rect.isNull else {
      self = .empty
      return
    }
    let low = CGPoint(x: r.minX, y: r.minY).inCairoUnits
    let high = CGPoint(x: r.maxX, y: r.maxY).inCairoUnits
    self.init(
      covering: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
  }

  /// Far beyond every picture, so that sums of a few such numbers stay exact.
  static func pixel(_ value: CGFloat) -> Int {
    Int(min(max(value, -16_777_216), 16_777_216))
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let r = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return r.isEmpty ? .empty : r
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func overlaps(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  func expanded(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
