internal import CCairo
import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws a group's picture and combines it with the layer as its effect says.
  func draw(_ group: GroupItem, on layer: Layer) throws(RasterError) {
    let region = layer.region(of: group)
    guard !region.isEmpty, !group.items.isEmpty else { return }
    switch group.effect {
    case .opacity(let opacity):
      try draw(group.items, opacity: opacity, region: region, on: layer)
    case .clip(let path, let evenOdd, let antialiased, let transform):
      try draw(
        group.items, region: region,
        clip: Clip(path: path, evenOdd: evenOdd, antialiased: antialiased, transform: transform),
        on: layer)
    case .mask(let items):
      guard let picture = try picture(of: group.items, region: region, on: layer),
        let mask = try self.picture(of: items, region: region, on: layer)
      else { return }
      picture.canvas.keep(through: mask.canvas.surface)
      layer.paint(picture.canvas.surface)
    case .blend(let mode):
      guard
        let picture = try picture(of: group.items, region: region, on: layer, join: .blend(mode))
      else { return }
      try blend(picture.canvas.surface, mode: mode, onto: layer)
    case .blur(let radius, let opaque):
      try drawBlurred(group, radius: radius, opaque: opaque, region: region, on: layer)
    case .shadow(let color, let radius, let offset):
      try drawShadowed(
        group, color: color, radius: radius, offset: offset, region: region, on: layer)
    case .projection(let projection):
      try drawProjected(group, projection: projection, region: region, on: layer)
    case .filter(let filter):
      guard let picture = try picture(of: group.items, region: region, on: layer) else { return }
      filter.apply(to: picture.canvas.surface)
      layer.paint(picture.canvas.surface)
    }
  }

  /// Returns a new layer with items drawn on it, over as much of a region as they can touch; nil if
  /// that is nothing.
  ///
  /// With `damagedOnly`, for a picture that shows where it is drawn, only the pixels that the layer
  /// draws anew hold anything.
  func picture(
    of items: [DisplayItem], region: PixelRect, on layer: Layer, join: Layer.Join = .plain,
    damagedOnly: Bool = false
  ) throws(RasterError) -> Layer? {
    let touched = region.intersection(
      PixelRect(drawing: items.extent.applying(layer.pageToDevice)).expanded(x: 1, y: 1))
    let damage = damagedOnly ? layer.damage.map { $0.intersection(touched) } : nil
    guard !touched.isEmpty, damage?.isEmpty != true else { return nil }
    let surface = try Surface(touched, cleared: damage == nil, pool: pool)
    let canvas = try Canvas(surface, checks: checks)
    if let damage {
      surface.fill(with: 0, in: damage)
      canvas.append(damage)
      canvas.clip()
    }
    let picture = Layer(
      canvas: canvas, pageToDevice: layer.pageToDevice, below: layer, join: join, damage: damage)
    try draw(items, on: picture)
    try picture.canvas.check()
    return picture
  }

  private func draw(
    _ items: [DisplayItem], opacity: Double, region: PixelRect, on layer: Layer
  ) throws(RasterError) {
    guard opacity > 0 else { return }
    if opacity >= 1, !items.contains(where: \.needsIsolation) {
      return try draw(items, on: layer)
    }
    if items.count == 1, let item = items[0].faded(by: opacity) {
      return try draw(item, on: layer)
    }
    guard
      let picture = try picture(
        of: items, region: region, on: layer, join: .opacity(opacity), damagedOnly: true)
    else { return }
    layer.canvas.paint(.surface(picture.canvas.surface), opacity: opacity)
  }

  private struct Clip {
    var path: Path
    var evenOdd: Bool
    var antialiased: Bool
    var transform: CGAffineTransform
  }

  private func draw(
    _ items: [DisplayItem], region: PixelRect, clip: Clip, on layer: Layer
  ) throws(RasterError) {
    let toDevice = clip.transform.concatenating(layer.pageToDevice)
    try clip.path.checkFinite("clip", under: toDevice)
    guard toDevice.isInvertible else { return }
    let canvas = layer.canvas
    if let rect = clip.path.wholePixels(under: toDevice, within: region) {
      if rect.isEmpty { return }
      return try canvas.withState { () throws(RasterError) in
        canvas.newPath()
        canvas.append(rect)
        canvas.clip()
        try draw(items, on: layer.narrowed(to: rect))
      }
    }
    canvas.newPath()
    canvas.append(clip.path, transform: toDevice)
    let inside = canvas.pathBounds.intersection(region)
    canvas.newPath()
    guard !inside.isEmpty else { return }
    let join = Layer.Join.clip(
      clip.path, evenOdd: clip.evenOdd, antialiased: clip.antialiased, transform: clip.transform)
    guard
      let picture = try picture(
        of: items, region: inside, on: layer, join: join, damagedOnly: true)
    else { return }
    canvas.append(clip.path, transform: toDevice)
    canvas.fill(
      with: .surface(picture.canvas.surface), evenOdd: clip.evenOdd,
      antialiased: clip.antialiased)
  }
}

extension DisplayItem {
  /// Whether the item looks different when it is first drawn on a layer of its own.
  var needsIsolation: Bool {
    guard case .group(let group) = self else { return false }
    switch group.effect {
    case .blend: return true
    case .opacity, .clip: return group.items.contains(where: \.needsIsolation)
    case .mask, .blur, .shadow, .projection, .filter: return false
    }
  }

  /// The item with a smaller opacity, where that is the same as fading its picture.
  fileprivate func faded(by opacity: Double) -> DisplayItem? {
    painted { paint in
      guard case .solid(let color) = paint else { return nil }
      return .solid(color.clamped.multiplyingOpacity(by: opacity))
    }
  }
}
