import CapstanSceneGraph
import Foundation

/// Pixels being drawn: the page or a group's picture, with what lies beneath it.
final class Layer {
  /// How a layer's picture will be combined with the layer below, as far as a backdrop sees it.
  enum Join {
    case plain
    case opacity(Double)
    case clip(Path, evenOdd: Bool, antialiased: Bool, transform: CGAffineTransform)
    case blend(BlendMode)
  }

  let canvas: Canvas
  /// From page points to this layer's device pixels.
  let pageToDevice: CGAffineTransform
  /// The pixels that may be drawn.
  let rect: PixelRect
  /// The layer onto which this one will be composited; nil for the page.
  let below: Layer?
  let join: Join
  /// From the device space of the layer below to this one's.
  let deviceFromBelow: CGAffineTransform
  /// The pixels that are being drawn anew, to which the canvas is clipped; nil for all.
  ///
  /// What is drawn inside does not depend on it: groups keep their regions, blurs their reach.
  let damage: PixelRect?

  init(
    canvas: Canvas, pageToDevice: CGAffineTransform, rect: PixelRect? = nil, below: Layer? = nil,
    join: Join = .plain, deviceFromBelow: CGAffineTransform = .identity, damage: PixelRect? = nil
  ) {
    (self.canvas, self.pageToDevice, self.below) = (canvas, pageToDevice, below)
    (self.rect, self.join) = (rect ?? canvas.surface.rect, join)
    (self.deviceFromBelow, self.damage) = (deviceFromBelow, damage)
  }

  /// The pixels that can change.
  var writable: PixelRect { damage.map { $0.intersection(rect) } ?? rect }

  /// The same pixels, fewer of them; the canvas must be clipped to them.
  func narrowed(to rect: PixelRect) -> Layer {
    Layer(
      canvas: canvas, pageToDevice: pageToDevice, rect: rect, below: below, join: join,
      deviceFromBelow: deviceFromBelow, damage: damage)
  }

  /// The same pixels for items that first go through an affine map of the page.
  func mapped(by map: CGAffineTransform) -> Layer {
    Layer(
      canvas: canvas, pageToDevice: map.concatenating(pageToDevice), rect: rect, below: below,
      join: join, deviceFromBelow: deviceFromBelow, damage: damage)
  }

  /// Device pixels to the page point, along each of the page's axes.
  var scale: (x: Double, y: Double) {
    (hypot(pageToDevice.a, pageToDevice.b), hypot(pageToDevice.c, pageToDevice.d))
  }

  /// The pixels of this layer that a group can touch.
  func region(of group: GroupItem) -> PixelRect {
    PixelRect(covering: group.bounds.applying(pageToDevice)).intersection(rect)
  }
}
