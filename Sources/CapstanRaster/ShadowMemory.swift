import CapstanSceneGraph
import Foundation

/// The shadows of the last groups, and the pictures that cast them, for groups that stay the same.
///
/// A bar's icons and labels each cast a shadow, and most of them stand still. What is found was
/// drawn for an equal group at the same place, so it is what would have been drawn.
final class ShadowMemory {
  /// Everything that a shadow depends on.
  struct Key: Equatable {
    var region: PixelRect
    var pageToDevice: CGAffineTransform
    var group: GroupItem
  }

  /// What is painted for a group.
  struct Shadow {
    /// The shadow's strength; nil where it is too faint to be seen.
    let mask: Surface?
    /// The group's own picture; nil where it is empty.
    let picture: Surface?

    /// The pixels that both touch.
    var rect: PixelRect { (mask?.rect ?? .empty).union(picture?.rect ?? .empty) }

    fileprivate var byteCount: Int { (mask?.byteCount ?? 0) + (picture?.byteCount ?? 0) }
  }

  private struct Entry {
    var key: Key
    var shadow: Shadow
    var lastUse: Int
  }

  private static let mostBytes = 24 << 20
  /// Entries that as many frames did not need are dropped.
  private static let mostFrames = 30

  private var entries: [Entry] = []
  /// Where the next group is likely to be found: groups come in the same order in every frame.
  private var next = 0
  private var frame = 0

  /// Begins a frame and drops what the last ones did not need.
  func beginFrame() {
    frame += 1
    next = 0
    entries.removeAll { $0.lastUse < frame - Self.mostFrames }
    while entries.reduce(0, { $0 + $1.shadow.byteCount }) > Self.mostBytes {
      guard let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
      else { return }
      entries.remove(at: oldest)
    }
  }

  /// Returns the shadow of a group that has been seen before, or draws it.
  func shadow(
    for key: Key, draw: () throws(RasterError) -> Shadow
  ) throws(RasterError) -> Shadow {
    for step in entries.indices {
      let index = (next + step) % entries.count
      guard entries[index].key == key else { continue }
      entries[index].lastUse = frame
      next = index + 1
      return entries[index].shadow
    }
    let shadow = try draw()
    entries.append(Entry(key: key, shadow: shadow, lastUse: frame))
    return shadow
  }
}

extension DisplayItem {
  /// Whether what the item shows depends on what lies beneath it.
  var readsBackdrop: Bool {
    switch self {
    case .fill, .stroke, .glyphs: false
    case .backdrop: true
    case .group(let group): group.items.contains(where: \.readsBackdrop)
    }
  }

  /// Whether the item paints with a colour of which not even one level is left.
  var isInvisible: Bool {
    switch self {
    case .fill(let item): item.paint.isInvisible
    case .stroke(let item): item.paint.isInvisible
    case .glyphs(let run): run.paint.isInvisible
    case .backdrop(let item): item.opacity <= 0
    case .group(let group):
      switch group.effect {
      case .shadow, .opacity, .clip, .blur, .projection: group.items.allSatisfy(\.isInvisible)
      case .mask, .blend, .filter: false
      }
    }
  }
}

extension Paint {
  /// Whether nothing comes of painting with it.
  fileprivate var isInvisible: Bool {
    if case .solid(let color) = self { color.word >> 24 == 0 } else { false }
  }
}
