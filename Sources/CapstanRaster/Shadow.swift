import CapstanSceneGraph
import Foundation

/// What is painted for a group that casts a shadow.
struct Shadow {
  /// Everything that it depends on.
  struct Key: Equatable {
    var region: PixelRect
    var pageToDevice: CGAffineTransform
    var group: GroupItem
  }

  /// The shadow's strength; nil where it is too faint to be seen.
  let mask: Surface?
  /// The group's own picture; nil where it is empty.
  let picture: Surface?

  /// The pixels that both touch.
  var rect: PixelRect { (mask?.rect ?? .empty).union(picture?.rect ?? .empty) }

  /// The memory that both hold.
  var byteCount: Int { (mask?.byteCount ?? 0) + (picture?.byteCount ?? 0) }
}
