package import CapstanSceneGraph
package import Foundation

extension RectangleCornerRadii {
  /// Creates four equal radii.
  package init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Returns the radii less a distance, none below zero.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}
