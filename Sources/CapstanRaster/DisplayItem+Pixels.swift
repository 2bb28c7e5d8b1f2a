import CapstanSceneGraph
import Foundation

extension DisplayItem {
  /// The device pixels that the item can touch.
  func pixels(_ pageToDevice: CGAffineTransform) -> PixelRect {
    let rect = PixelRect(drawing: extent.applying(pageToDevice))
    return rect.isEmpty ? .empty : rect.expanded(x: 1, y: 1)
  }
}

extension DisplayItem {
  /// Whether every pixel of a rectangle is painted over with opaque colours.
  func covers(_ rect: PixelRect, _ pageToDevice: CGAffineTransform) -> Bool {
    guard case .fill(let item) = self else { return false }
    let isOpaque =
      switch item.paint {
      case .solid(let color): color.isOpaque
      case .gradient(let paint): !paint.stops.isEmpty && paint.stops.allSatisfy(\.color.isOpaque)
      case .image: false
      }
    let toDevice = item.transform.concatenating(pageToDevice)
    return isOpaque && toDevice.isInvertible
      && item.path.wholePixels(under: toDevice, within: rect) == rect
  }
}
