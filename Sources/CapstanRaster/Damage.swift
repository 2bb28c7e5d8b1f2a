import CapstanSceneGraph
import Foundation

/// What must be drawn anew to get from one frame to another.
///
/// Follows from the display lists alone. A backdrop reads what lies beneath it before it is painted
/// over, so wherever one of them is touched, all that it reads is drawn anew.
struct Damage {
  /// Pixels that differ, apart from other such pixels.
  struct Piece: Equatable {
    /// How many first items look as before wherever they meet these pixels.
    var unchangedCount: Int
    fileprivate var changed: PixelRect
  }

  /// How many items the frames have in common before the first that differs.
  let unchangedCount: Int
  /// Whether items have come or gone after those, so that their numbers mean others.
  let renumbersItems: Bool
  /// What differs and can be seen, from top to bottom; no two of them share a row of what is drawn
  /// anew for them from the first item on, unless kept pixels reach further.
  private(set) var pieces: [Piece] = []
  private let list: DisplayList
  private let pageToDevice: CGAffineTransform
  private let page: PixelRect
  /// What backdrops read and show, by the items of the list that hold them.
  private let backdrops: [(index: Int, pixels: PixelRect)]

  /// Finds what differs; `place` tells the pixels of an item that stands in the list itself, where
  /// that is known better than from its bounds.
  init(
    from old: DisplayList, to new: DisplayList, pageToDevice: CGAffineTransform, page: PixelRect,
    place: @escaping (GroupItem) throws(RasterError) -> PixelRect?
  ) throws(RasterError) {
    (list, self.pageToDevice, self.page) = (new, pageToDevice, page)
    backdrops = Self.backdrops(of: new, pageToDevice, page)
    guard old.background == new.background else {
      (unchangedCount, renumbersItems) = (0, true)
      pieces = [Piece(unchangedCount: 0, changed: page)]
      return
    }
    let search = Search(pageToDevice: pageToDevice, place: place)
    unchangedCount = search.commonCount(old.items, new.items)
    renumbersItems = old.items.count != new.items.count
    if renumbersItems {
      let changed = try search.pixels(from: old.items, to: new.items, after: unchangedCount)
      pieces = [Piece(unchangedCount: unchangedCount, changed: changed.intersection(page))]
    } else {
      for index in unchangedCount..<new.items.count {
        let changed = try search.pixels(
          from: old.items[index], to: new.items[index], isInGroup: false)
        pieces.append(Piece(unchangedCount: index, changed: changed.intersection(page)))
      }
    }
    pieces.removeAll(where: \.changed.isEmpty)
    // Rectangles of the full width are dearer to find, and seldom reach over more rows.
    let reads = backdrops.map(\.pixels)
    pieces = Self.merged(pieces) { Self.extended($0.changed, over: reads) }
    pieces = Self.merged(pieces) { rect(of: $0, after: 0) }
  }

  /// The pixels to be drawn anew for a piece where the items up to `first` are known to look as
  /// before.
  ///
  /// Cairo's coverage of a pixel can depend, by a level, on where a clip cuts the outline to the left
  /// or right of it. So the rectangle has the page's full width, unless its sides cut no outline.
  /// It holds `least` in any case.
  func rect(of piece: Piece, after first: Int, atLeast least: PixelRect = .empty) -> PixelRect {
    let reads = backdrops.drop { $0.index < first }.map(\.pixels)
    let narrow = Self.extended(piece.changed.union(least), over: reads)
    let isWide = narrow.minX <= page.minX && narrow.maxX >= page.maxX
    guard !isWide,
      list.items[first...].contains(where: { $0.isCut(bySidesOf: narrow, pageToDevice, page) })
    else { return narrow }
    let wide = PixelRect(
      minX: page.minX, minY: narrow.minY, maxX: page.maxX, maxY: narrow.maxY)
    return Self.extended(wide, over: reads)
  }

  /// Joins the pieces of which rectangles share rows, as often as that makes more of them do so.
  private static func merged(_ pieces: [Piece], rect: (Piece) -> PixelRect) -> [Piece] {
    var pieces = pieces
    var isMerging = pieces.count > 1
    while isMerging {
      isMerging = false
      let found = pieces.map { (piece: $0, rect: rect($0)) }.sorted { $0.rect.minY < $1.rect.minY }
      var (joined, end) = ([Piece](), Int.min)
      for (piece, rect) in found {
        if rect.minY < end, let last = joined.popLast() {
          joined.append(
            Piece(
              unchangedCount: min(last.unchangedCount, piece.unchangedCount),
              changed: last.changed.union(piece.changed)))
          isMerging = true
        } else {
          joined.append(piece)
        }
        end = max(end, rect.maxY)
      }
      pieces = joined
    }
    return pieces
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

  private static func backdrops(
    of list: DisplayList, _ pageToDevice: CGAffineTransform, _ page: PixelRect
  ) -> [(index: Int, pixels: PixelRect)] {
    var places: [CGRect] = []
    return list.items.enumerated().flatMap { index, item in
      places.removeAll(keepingCapacity: true)
      item.collectBackdrops(&places)
      return places.map { place in
        let pixels = PixelRect(covering: place.applying(pageToDevice)).expanded(x: 1, y: 1)
        return (index, pixels.intersection(page))
      }
    }
  }
}

/// Finds the pixels that differ between two lists of items.
private struct Search {
  let pageToDevice: CGAffineTransform
  let place: (GroupItem) throws(RasterError) -> PixelRect?

  /// How many first items of two lists look alike.
  func commonCount(_ old: [DisplayItem], _ new: [DisplayItem]) -> Int {
    var count = 0
    while count < min(old.count, new.count), old[count].looksLike(new[count], pageToDevice) {
      count += 1
    }
    return count
  }

  /// What differs from a place on; empty for nothing.
  func pixels(
    from old: [DisplayItem], to new: [DisplayItem], after first: Int, isInGroup: Bool = false
  ) throws(RasterError) -> PixelRect {
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > first, newEnd > first,
      old[oldEnd - 1].looksLike(new[newEnd - 1], pageToDevice)
    {
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

  /// What differs between an item and the one in its place; empty for nothing.
  func pixels(
    from old: DisplayItem, to new: DisplayItem, isInGroup: Bool
  ) throws(RasterError) -> PixelRect {
    if old.looksLike(new, pageToDevice) { return .empty }
    guard case .group(let oldGroup) = old, case .group(let newGroup) = new,
      oldGroup.effect == newGroup.effect, oldGroup.bounds == newGroup.bounds,
      oldGroup.effect.keepsPlaces
    else {
      return try pixels(of: old, isInGroup: isInGroup).union(
        pixels(of: new, isInGroup: isInGroup))
    }
    let first = commonCount(oldGroup.items, newGroup.items)
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
    if case .group(let group) = self, case .shadow = group.effect { return false }
    let own = pixels(pageToDevice).intersection(page)
    if own.intersection(rect).isEmpty || (own.minX >= rect.minX && own.maxX <= rect.maxX) {
      return false
    }
    if coveredPixels(pageToDevice, within: page) != nil { return false }
    guard case .fill(let item) = self else { return true }
    return item.path.wholePixels(
      under: item.transform.concatenating(pageToDevice), within: page) == nil
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
