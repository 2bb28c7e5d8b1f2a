import CapstanMotion
import CapstanSceneGraph
import Foundation

/// How an icon stands at a moment, and how it jumps when its item is chosen.
struct IconPose {
  /// A factor about the icon's centre.
  var scale = 1.0
  /// Points downwards.
  var offsetY = 0.0
  /// Degrees clockwise about the icon's centre.
  var rotation = 0.0
  /// The opacity of the reflection at its upper edge.
  var reflectionOpacity = 0.4

  /// Crouch, jump, hang, land: 0.87 s on four tracks.
  @MainActor static let jump = KeyframeTimeline(initialValue: IconPose()) {
    KeyframeTrack(\.offsetY) {
      CubicKeyframe(6, duration: 0.10)
      SpringKeyframe(-18, duration: 0.25, spring: .bouncy)
      CubicKeyframe(-18, duration: 0.22)
      SpringKeyframe(0, duration: 0.30, spring: .bouncy)
    }
    KeyframeTrack(\.scale) {
      CubicKeyframe(0.85, duration: 0.10)
      CubicKeyframe(1.25, duration: 0.20)
      CubicKeyframe(1.25, duration: 0.12)
      CubicKeyframe(1.0, duration: 0.25)
    }
    KeyframeTrack(\.rotation) {
      CubicKeyframe(0, duration: 0.10)
      CubicKeyframe(-12, duration: 0.08)
      CubicKeyframe(12, duration: 0.08)
      CubicKeyframe(10, duration: 0.12)
      CubicKeyframe(-6, duration: 0.08)
      CubicKeyframe(0, duration: 0.15)
    }
    KeyframeTrack(\.reflectionOpacity) {
      CubicKeyframe(0.5, duration: 0.10)
      CubicKeyframe(0.25, duration: 0.25)
      CubicKeyframe(0.25, duration: 0.15)
      CubicKeyframe(0.4, duration: 0.25)
    }
  }

  /// Returns the icon in this pose over its reflection, which stays where it is.
  func items(icon: [DisplayItem], center: CGPoint) -> [DisplayItem] {
    let move = CGAffineTransform(translationX: center.x, y: center.y + offsetY)
      .rotated(by: rotation * .pi / 180).scaledBy(x: scale, y: scale)
      .translatedBy(x: -center.x, y: -center.y)
    return [reflection(of: icon, center: center)] + icon.map { $0.applying(move) }
  }

  /// The icon upside down and blurred, fading from its upper edge to nothing.
  private func reflection(of icon: [DisplayItem], center: CGPoint) -> DisplayItem {
    let mirror = CGAffineTransform(translationX: 0, y: center.y + 30).scaledBy(x: 1, y: -1)
      .translatedBy(x: 0, y: -center.y)
    let blurred = GroupItem(
      effect: .blur(radius: 2, opaque: false), items: icon.map { $0.applying(mirror) })
    let box = CGRect(x: center.x - 20, y: center.y + 17, width: 40, height: 26)
    let fade = GradientPaint(
      geometry: .linear(
        start: CGPoint(x: center.x, y: box.minY), end: CGPoint(x: center.x, y: box.maxY)),
      stops: [
        .init(color: .white.multiplyingOpacity(by: reflectionOpacity), location: 0),
        .init(color: .clear, location: 1),
      ])
    return .group(
      GroupItem(
        effect: .mask([.fill(FillItem(path: Path(box), paint: .gradient(fade)))]),
        items: [.group(blurred)]))
  }
}

extension DisplayItem {
  /// Returns a leaf moved by a further map of the page; what is no leaf stays.
  fileprivate func applying(_ map: CGAffineTransform) -> DisplayItem {
    guard case .fill(var item) = self else { return self }
    item.transform = item.transform.concatenating(map)
    return .fill(item)
  }
}
