import CapstanSceneGraph
import Foundation

/// What must be drawn anew to get from one frame to another.
///
/// Follows from the display lists alone. A backdrop reads what lies beneath it before it is painted
/// over, so wherever one of them is touched, all that it reads is drawn anew.
struct Damage {
  /// How many items the frames have in common before the first that differs.
  let unchangedCount: Int
  /// The pixels that differ; empty for none.
  private let changed: PixelRect
  private let pageToDevice: CGAffineTransform
  private let page: PixelRect

  /// Finds what differs; `place` tells the pixels of an item that stands in the list itself, where
  /// that is known better than from its bounds.
  init(
    from old: DisplayList, to new: DisplayList, pageToDevice: CGAffineTransform, page: PixelRect,
    place: @escaping (GroupItem) throws(RasterError) -> PixelRect?
  ) throws(RasterError) {
    (self.pageToDevice, self.page) = (pageToDevice, page)
    guard old.background == new.background else {
      (unchangedCount, changed) = (0, page)
      return
    }
    unchangedCount = Self.commonCount(old.items, new.items)
    let search = Search(pageToDevice: pageToDevice, place: place)
    changed = try search.pixels(from: old.items, to: new.items, after: unchangedCount)
      .intersection(page)
  }

  /// Whether nothing differs that could be seen.
  var isEmpty: Bool { changed.isEmpty }

  /// The pixels to be drawn anew where the items up to `first` are known to look as before.
  ///
  /// Cairo's coverage of a pixel can depend, by a level, on where a clip cuts the outline to the left
  /// or right of it. So the rectangle has the page's full width, unless its sides cut no outline.
  /// It holds `least` in any case.
  func rect(
    in list: DisplayList, after first: Int, atLeast least: PixelRect = .empty
  ) -> PixelRect {
    guard !changed.isEmpty else { return .empty }
    var places: [CGRect] = []
    for item in list.items[first...] { item.collectBackdrops(&places) }
    let backdrops = places.map { Self.pixels($0, pageToDevice).intersection(page) }
    let narrow = Self.extended(changed.union(least), over: backdrops)
    let isCut = list.items[first...].contains { $0.isCut(bySidesOf: narrow, pageToDevice, page) }
    guard isCut else { return narrow }
    let wide = PixelRect(
      minX: page.minX, minY: narrow.minY, maxX: page.maxX, maxY: narrow.maxY)
    return Self.extended(wide, over: backdrops)
  }

  /// Adds what the touched backdrops read, as often as that touches more of them.
  private static func extended(_ rect: PixelRect, over backdrops: [PixelRect]) -> PixelRect {
    var rect = rect
    var isGrowing = true
    while isGrowing {
      let before = rect
      for read in backdrops where !read.intersection(rect).isEmpty { rect = rect.union(read) }
      isGrowing = rect != before
    }
    return rect
  }

  private static func pixels(_ extent: CGRect, _ pageToDevice: CGAffineTransform) -> PixelRect {
    PixelRect(covering: extent.applying(pageToDevice)).expanded(x: 1, y: 1)
  }

  fileprivate static func commonCount(_ old: [DisplayItem], _ new: [DisplayItem]) -> Int {
    var count = 0
    while count < min(old.count, new.count), old[count] == new[count] { count += 1 }
    return count
  }
}

/// Finds the pixels that differ between two lists of items.
private struct Search {
  let pageToDevice: CGAffineTransform
  let place: (GroupItem) throws(RasterError) -> PixelRect?

  /// What differs from a place on; empty for nothing.
  func pixels(
    from old: [DisplayItem], to new: [DisplayItem], after first: Int, isInGroup: Bool = false
  ) throws(RasterError) -> PixelRect {
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > first, newEnd > first, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var result = PixelRect.empty
    if oldEnd == newEnd {
      for index in first..<oldEnd {
        result = result.union(
          try pixels(from: old[index], to: new[index], isInGroup: isInGroup))
      }
    } else {
      for item in old[first..<oldEnd] + new[first..<newEnd] {
        result = result.union(try pixels(of: item, isInGroup: isInGroup))
      }
    }
    return result
  }

  private func pixels(
    from old: DisplayItem, to new: DisplayItem, isInGroup: Bool
  ) throws(RasterError) -> PixelRect {
    if old == new { return .empty }
    guard case .group(let oldGroup) = old, case .group(let newGroup) = new,
      oldGroup.effect == newGroup.effect, oldGroup.bounds == newGroup.bounds,
      oldGroup.effect.keepsPlaces
    else {
      return try pixels(of: old, isInGroup: isInGroup).union(
        pixels(of: new, isInGroup: isInGroup))
    }
    let first = Damage.commonCount(oldGroup.items, newGroup.items)
    return try pixels(from: oldGroup.items, to: newGroup.items, after: first, isInGroup: true)
      .intersection(new.pixels(pageToDevice))
  }

  /// The pixels that an item can touch; empty for what leaves no trace.
  private func pixels(
    of item: DisplayItem, isInGroup: Bool
  ) throws(RasterError) -> PixelRect {
    if item.isInvisible { return .empty }
    if !isInGroup, case .group(let group) = item, let known = try place(group) { return known }
    return item.pixels(pageToDevice)
  }
}

extension GroupEffect {
  /// Whether a change inside shows at the same place and nowhere else.
  var keepsPlaces: Bool {
    switch self {
    case .opacity, .clip, .mask, .blend, .filter: true
    case .blur, .shadow, .projection: false
    }
  }
}

extension DisplayItem {
  /// Whether an outline that is drawn straight onto the page crosses a side of a rectangle.
  ///
  /// Pictures that are drawn apart and whole pixels can be cut anywhere.
  fileprivate func isCut(
    bySidesOf rect: PixelRect, _ pageToDevice: CGAffineTransform, _ page: PixelRect
  ) -> Bool {
    let own = pixels(pageToDevice).intersection(page)
    if own.intersection(rect).isEmpty || (own.minX >= rect.minX && own.maxX <= rect.maxX) {
      return false
    }
    switch self {
    case .fill(let item):
      return item.path.wholePixels(
        under: item.transform.concatenating(pageToDevice), within: page) == nil
    case .stroke, .glyphs, .backdrop: return true
    case .group(let group):
      if case .shadow = group.effect { return false }
      return true
    }
  }

  /// Adds, in page points, the places that backdrops read and those where they are shown.
  fileprivate func collectBackdrops(_ places: inout [CGRect]) {
    switch self {
    case .fill, .stroke, .glyphs: return
    case .backdrop(let item):
      places.append(item.rect.applying(item.transform).union(extent))
    case .group(let group):
      var inner: [CGRect] = []
      for item in group.items + group.effect.maskItems { item.collectBackdrops(&inner) }
      guard !inner.isEmpty else { return }
      // A group that moves its picture shows it elsewhere, and what it reads lies in flat places.
      let place = inner.reduce(group.effect.keepsPlaces ? .null : group.bounds) { $0.union($1) }
      places.append(place)
    }
  }
}
