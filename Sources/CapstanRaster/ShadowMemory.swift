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
  }

  /// Drops the entries that were not needed for the longest time, until the rest is small enough;
  /// the last one stays, whatever its size.
  private func trim() {
    var bytes = entries.reduce(0) { $0 + $1.shadow.byteCount }
    while bytes > Self.mostBytes,
      let oldest = entries.indices.dropLast().min(by: {
        entries[$0].lastUse < entries[$1].lastUse
      })
    {
      bytes -= entries.remove(at: oldest).shadow.byteCount
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
    trim()
    return shadow
  }
}
