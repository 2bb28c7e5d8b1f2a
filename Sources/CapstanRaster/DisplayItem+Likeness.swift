import CapstanSceneGraph
import Foundation

extension DisplayItem {
  /// Whether drawing either of two items onto the page gives exactly the same pixels.
  ///
  /// Equal items do. So do outlines of one colour of which Cairo is told the same steps: the last
  /// digits of a spring that comes to rest lie far below what it keeps of a coordinate. What draws
  /// at another resolution than the page's must be equal.
  func looksLike(_ other: DisplayItem, _ pageToDevice: CGAffineTransform) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.fill(let item), .fill(let theirs)):
      return item.isDrawnLike(theirs, pageToDevice) && hasPixels(of: other, pageToDevice)
    case (.glyphs(let run), .glyphs(let theirs)):
      return run.isDrawnLike(theirs, pageToDevice) && hasPixels(of: other, pageToDevice)
    case (.group(let group), .group(let theirs)):
      return group.isBoundedLike(theirs, pageToDevice) && hasPixels(of: other, pageToDevice)
        && zip(group.items, theirs.items).allSatisfy { $0.looksLike($1, pageToDevice) }
    case (.fill, _), (.stroke, _), (.glyphs, _), (.backdrop, _), (.group, _): return false
    }
  }

  /// Whether both take the same pixels, so that their pictures have one size.
  private func hasPixels(of other: DisplayItem, _ pageToDevice: CGAffineTransform) -> Bool {
    pixels(pageToDevice) == other.pixels(pageToDevice)
  }
}

extension FillItem {
  fileprivate func isDrawnLike(_ other: FillItem, _ pageToDevice: CGAffineTransform) -> Bool {
    guard case .solid = paint, paint == other.paint, evenOdd == other.evenOdd,
      antialiased == other.antialiased
    else { return false }
    let toDevice = transform.concatenating(pageToDevice)
    let otherToDevice = other.transform.concatenating(pageToDevice)
    return toDevice.isInvertible && otherToDevice.isInvertible
      && path.isDrawnLike(other.path, toDevice, otherToDevice)
  }
}

extension GlyphRun {
  fileprivate func isDrawnLike(_ other: GlyphRun, _ pageToDevice: CGAffineTransform) -> Bool {
    guard case .solid = paint, paint == other.paint, glyphs.count == other.glyphs.count,
      face === other.face || face.name == other.face.name
    else { return false }
    let toDevice = transform.concatenating(pageToDevice)
    let otherToDevice = other.transform.concatenating(pageToDevice)
    guard toDevice.isInvertible, otherToDevice.isInvertible, size > 0, other.size > 0 else {
      return false
    }
    return zip(glyphs, other.glyphs).allSatisfy { glyph, theirs in
      guard glyph.id == theirs.id, case .outline(let path) = face.drawing(of: glyph.id) else {
        return false
      }
      return path.isDrawnLike(
        path, emTransform(of: glyph).concatenating(toDevice),
        other.emTransform(of: theirs).concatenating(otherToDevice))
    }
  }
}

extension GroupItem {
  /// Whether the same number of items is changed in the same way, in the same pixels.
  fileprivate func isBoundedLike(_ other: GroupItem, _ pageToDevice: CGAffineTransform) -> Bool {
    guard effect == other.effect, items.count == other.items.count else { return false }
    if bounds == other.bounds { return !effect.resamples }
    return !effect.measuresBounds
      && PixelRect(covering: bounds.applying(pageToDevice))
        == PixelRect(covering: other.bounds.applying(pageToDevice))
  }
}

extension GroupEffect {
  /// Whether what is in the group is drawn at other places than its own, or at another resolution.
  fileprivate var resamples: Bool {
    if case .projection = self { true } else { false }
  }

  /// Whether more than the pixels that hold the group's bounds is asked of them.
  fileprivate var measuresBounds: Bool {
    switch self {
    case .projection, .blur(_, opaque: true): true
    case .opacity, .clip, .mask, .blend, .filter, .shadow, .blur(_, opaque: false): false
    }
  }
}
