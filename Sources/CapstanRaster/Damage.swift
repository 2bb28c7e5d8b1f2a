import CapstanSceneGraph
import Foundation

/// The pixels of a page that must be drawn anew to get from one frame to another.
///
/// A backdrop reads what lies beneath it before it is painted over, so wherever one of them is
/// touched, all that it reads is drawn anew.
struct Damage {
  private(set) var rect = PixelRect.empty
  private let pageToDevice: CGAffineTransform
  private let page: PixelRect

  init(from old: DisplayList, to new: DisplayList, pageToDevice: CGAffineTransform, page: PixelRect)
  {
    (self.pageToDevice, self.page) = (pageToDevice, page)
    guard old.background == new.background else {
      rect = page
      return
    }
    let changed = Self.extent(from: old.items, to: new.items)
    guard !changed.isNull else { return }
    rect = pixels(changed).intersection(page)
    while !rect.isEmpty, extend(over: new.items) {}
  }

  private func pixels(_ extent: CGRect) -> PixelRect {
    PixelRect(covering: extent.applying(pageToDevice)).expanded(x: 1, y: 1)
  }

  /// Adds what the touched backdrops read; returns whether that was more than before.
  private mutating func extend(over items: [DisplayItem]) -> Bool {
    var backdrops: [CGRect] = []
    for item in items { item.collectBackdrops(&backdrops) }
    let before = rect
    for backdrop in backdrops {
      let read = pixels(backdrop).intersection(page)
      if !read.intersection(rect).isEmpty { rect = rect.union(read) }
    }
    return rect != before
  }

  /// What differs between two lists of items; null for nothing.
  private static func extent(from old: [DisplayItem], to new: [DisplayItem]) -> CGRect {
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > first, newEnd > first, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    if oldEnd == newEnd {
      return (first..<oldEnd).reduce(CGRect.null) { $0.union(extent(from: old[$1], to: new[$1])) }
    }
    return old[first..<oldEnd].reduce(CGRect.null) { $0.union($1.extent) }.union(
      new[first..<newEnd].reduce(CGRect.null) { $0.union($1.extent) })
  }

  private static func extent(from old: DisplayItem, to new: DisplayItem) -> CGRect {
    if old == new { return .null }
    guard case .group(let old) = old, case .group(let new) = new, old.effect == new.effect,
      old.bounds == new.bounds, old.effect.keepsPlaces
    else { return old.extent.union(new.extent) }
    return extent(from: old.items, to: new.items).intersection(new.bounds)
  }
}

extension GroupEffect {
  /// Whether a change inside shows at the same place and nowhere else.
  fileprivate var keepsPlaces: Bool {
    switch self {
    case .opacity, .clip, .mask, .blend, .filter: true
    case .blur, .shadow, .projection: false
    }
  }
}

extension DisplayItem {
  /// Adds, in page points, the places that backdrops read and those where they are shown.
  fileprivate func collectBackdrops(_ places: inout [CGRect]) {
    switch self {
    case .fill, .stroke, .glyphs: return
    case .backdrop(let item):
      places.append(item.rect.applying(item.transform).union(extent))
    case .group(let group):
      var inner: [CGRect] = []
      for item in group.items { item.collectBackdrops(&inner) }
      guard !inner.isEmpty else { return }
      // A group that moves its picture shows it elsewhere, and what it reads lies in flat places.
      let place = inner.reduce(group.effect.keepsPlaces ? .null : group.bounds) { $0.union($1) }
      places.append(place)
    }
  }
}
