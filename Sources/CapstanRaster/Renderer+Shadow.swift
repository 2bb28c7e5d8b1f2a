import CapstanSceneGraph
import Foundation

extension Renderer {
  /// Draws the blurred, tinted, shifted alpha of a group's picture, and then the picture.
  func drawShadowed(
    _ group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) {
    let shadow = try shadow(
      of: group, color: color, radius: radius, offset: offset, region: region, on: layer)
    if let mask = shadow.mask { layer.paint(color, through: mask) }
    if let picture = shadow.picture { layer.paint(picture) }
  }

  /// The pixels that a shadow and what casts it touch, for groups that do not depend on what lies
  /// beneath them; nil for others.
  ///
  /// A shadow fades out long before its group's bounds end.
  func knownPixels(of group: GroupItem, on layer: Layer) throws(RasterError) -> PixelRect? {
    guard case .shadow(let color, let radius, let offset) = group.effect,
      !group.items.contains(where: \.readsBackdrop)
    else { return nil }
    let region = layer.region(of: group)
    guard !region.isEmpty, !group.items.isEmpty else { return .empty }
    return try shadow(
      of: group, color: color, radius: radius, offset: offset, region: region, on: layer
    ).rect
  }

  /// A group's shadow and picture, kept or drawn.
  private func shadow(
    of group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) -> Shadow {
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      throw .notFinite("shadow")
    }
    func draw() throws(RasterError) -> Shadow {
      try drawShadow(
        of: group, color: color, radius: radius, offset: offset, region: region, on: layer)
    }
    if group.items.contains(where: \.readsBackdrop) { return try draw() }
    let key = Shadow.Key(region: region, pageToDevice: layer.pageToDevice, group: group)
    return try shadows.value(for: key) { () throws(RasterError) in try draw() }
  }

  /// The blurred, shifted alpha of a group's picture, and the picture.
  private func drawShadow(
    of group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) -> Shadow {
    let shift = offset.applying(layer.pageToDevice)
    let (wholeX, wholeY) = (shift.width.rounded(.down), shift.height.rounded(.down))
    let filter = layer.blur(
      radius: radius, shiftX: shift.width - wholeX, shiftY: shift.height - wholeY, cache: filters)
    let (movedX, movedY) = (PixelRect.pixel(wholeX), PixelRect.pixel(wholeY))
    let bounds = PixelRect(covering: group.bounds.applying(layer.pageToDevice))
    let unmoved = region.offset(x: -movedX, y: -movedY)
    let caster = unmoved.expanded(x: filter.reachX, y: filter.reachY)
    let source = region.union(caster).intersection(bounds)
    guard let picture = try picture(of: group.items, region: source, on: layer)?.canvas.surface
    else { return Shadow(mask: nil, picture: nil) }
    guard let faintest = color.faintestMask else {
      return Shadow(mask: nil, picture: picture)
    }
    func blurred() throws(RasterError) -> Surface? {
      try mask(
        of: picture, filter: filter, region: region, movedX: movedX, movedY: movedY,
        faintest: faintest)
    }
    guard let outline = group.inBlack else {
      return Shadow(mask: try blurred(), picture: picture)
    }
    let key = Shadow.Key(
      region: region, pageToDevice: layer.pageToDevice, group: outline)
    let known = try masks.value(for: key) { () throws(RasterError) in
      Shadow(mask: try blurred(), picture: nil)
    }
    return Shadow(mask: known.mask, picture: picture)
  }

  /// A picture's blurred and shifted alpha, without levels that are too faint; nil if all are.
  private func mask(
    of picture: Surface, filter: GaussianBlurFilter, region: PixelRect, movedX: Int, movedY: Int,
    faintest: Int
  ) throws(RasterError) -> Surface? {
    let unmoved = region.offset(x: -movedX, y: -movedY)
    let cells = try CellPicture(
      of: picture, alphaOnly: true, cell: filter.cell,
      covering: filter.cells(for: unmoved, from: picture.rect), pool: pool)
    let key = WideBlur.Key(
      filter: filter, source: cells.rect, target: region, movedX: movedX, movedY: movedY,
      faintest: faintest, input: WideBlur.Input(cells))
    return try blurs.value(for: key) { () throws(RasterError) in
      try cells.convolve(filter, for: unmoved)
      try cells.refine()
      let part = cells.pixels(reaching: Float(faintest) - 0.5).intersection(unmoved)
      guard !part.isEmpty else { return WideBlur(nil, of: key) }
      let mask = try Surface(
        part.offset(x: movedX, y: movedY), .alpha, cleared: false, pool: pool)
      try cells.interpolate(into: mask, movedX: movedX, movedY: movedY)
      return WideBlur(mask, of: key)
    }.surface
  }
}

extension GroupItem {
  /// The group with all its colours black at the same opacity, whose picture has the same alpha;
  /// nil where more than solid outlines is in it.
  fileprivate var inBlack: GroupItem? {
    var result = self
    for index in result.items.indices {
      guard let item = result.items[index].inBlack else { return nil }
      result.items[index] = item
    }
    return result
  }
}

extension DisplayItem {
  fileprivate var inBlack: DisplayItem? {
    painted { paint in
      guard case .solid(let color) = paint else { return nil }
      return .solid(ResolvedColor(red: 0, green: 0, blue: 0, opacity: color.opacity))
    }
  }
}

extension ResolvedColor {
  /// The smallest level of a mask through which the colour leaves a trace; nil for none.
  ///
  /// Cairo multiplies levels as a · b / 255, rounded.
  fileprivate var faintestMask: Int? {
    let level = Int(word >> 24)
    return (1...255).first { level * $0 * 2 >= 255 }
  }
}
