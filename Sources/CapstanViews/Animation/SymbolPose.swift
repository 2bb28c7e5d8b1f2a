import CapstanMotion
import Foundation

/// What effects make of one layer of a symbol at a moment.
struct SymbolPose {
  /// About the middle of the ink.
  var scale = 1.0
  /// 0...1.
  var opacity = 1.0
  /// About the middle of the ink, clockwise.
  var rotation = Angle.zero
  /// To the right and down, in parts of the ink's longer side.
  var offset = CGVector.zero

  @MainActor static func playing(
    _ effects: [InheritedSymbolEffect], layer: Int, of count: Int, at time: Double,
    in direction: LayoutDirection
  ) -> SymbolPose {
    var pose = SymbolPose()
    for effect in effects {
      effect.player.tellMotion(at: time)
      pose.apply(effect, layer: layer, of: count, at: time, in: direction)
    }
    return pose
  }

  /// The map of a symbol whose ink a map has put in its place, with the pose carried out there.
  func placing(_ ink: CGRect, by map: CGAffineTransform) -> CGAffineTransform {
    guard scale != 1 || rotation != .zero || offset != .zero, !ink.isNull else { return map }
    let place = ink.applying(map)
    let side = max(place.width, place.height)
    let pose = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: rotation.radians))
      .around(CGPoint(x: place.midX, y: place.midY))
    return map.concatenating(pose)
      .concatenating(CGAffineTransform(translationX: offset.dx * side, y: offset.dy * side))
  }
}
