import CapstanSceneGraph
import Foundation

/// Opacity, clips and masks: what is done to an element as a whole.
extension SVGPainter {
  /// Returns an element's items under its own clip, mask and opacity.
  mutating func wrapped(
    _ items: [DisplayItem], _ element: SVGElement, _ style: SVGStyle
  ) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var items = items
    let own = style.own
    if let id = own.clip, let clip = source("clipPath", id, for: element, style) {
      items = [.group(GroupItem(effect: self.clip(by: clip), items: items))]
    }
    if let id = own.mask, let mask = source("mask", id, for: element, style) {
      items = [.group(GroupItem(effect: self.mask(by: mask), items: items))]
    }
    if own.opacity < 1 {
      items = [.group(GroupItem(effect: .opacity(own.opacity), items: items))]
    }
    return items
  }

  /// An element that clips or masks another, and what its children inherit.
  private struct Source {
    var element: SVGElement
    var style: SVGStyle
  }

  /// Finds a clip or mask of another element; tells one that is not there.
  private mutating func source(
    _ name: String, _ id: String, for element: SVGElement, _ style: SVGStyle
  ) -> Source? {
    let isClip = name == "clipPath"
    guard let source = elements[id], source.name == name else {
      notices.insert("the \(isClip ? "clip" : "mask") #\(id), which is not there,")
      return nil
    }
    var inner = base
    inner.transform = style.transform
    let units = isClip ? source["clipPathUnits"] : source["maskContentUnits"]
    if let map = unitsMap(units, element) {
      inner.transform = map.concatenating(inner.transform)
    }
    // A mask has no transform of its own.
    if isClip, let own = source["transform"].flatMap(SVGTransform.parse) {
      inner.transform = own.concatenating(inner.transform)
    }
    return Source(element: source, style: inner)
  }

  private func clip(by source: Source) -> GroupEffect {
    var areas: [SVGDocument.Area] = []
    for child in source.element.children {
      areas += (try? SVGDocument.areas(of: child, root: root, style: source.style)) ?? []
    }
    var path = Path()
    for area in areas { path.addPath(area.path) }
    return .clip(
      path, evenOdd: areas.count == 1 && areas[0].clipEvenOdd, antialiased: true,
      transform: .identity)
  }

  private mutating func mask(by source: Source) -> GroupEffect {
    var shown: [DisplayItem] = []
    for child in source.element.children {
      shown += (try? items(of: child, source.style, depth: 1)) ?? []
    }
    let mask = source.element
    if mask["mask-type"] != "alpha", mask["style"]?.contains("alpha") != true {
      shown = [.group(GroupItem(effect: .filter(.luminanceToAlpha), items: shown))]
    }
    return .mask(shown)
  }

  /// The map from a unit square onto an element's bounds, if that is what the units say.
  private func unitsMap(_ units: String?, _ element: SVGElement) -> CGAffineTransform? {
    guard units == "objectBoundingBox" else { return nil }
    var plain = element
    plain.attributes["transform"] = nil
    let areas = (try? SVGDocument.areas(of: plain, root: root, style: base)) ?? []
    let bounds = areas.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    if bounds.isNull { return nil }
    return CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
  }
}
