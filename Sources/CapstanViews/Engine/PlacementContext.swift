import Foundation

/// What elements need to know about their surroundings when they are placed.
struct PlacementContext {
  /// The page without its unsafe edges, in the tree's coordinates.
  var safeArea: CGRect
  /// The page with them.
  var container: CGRect
  /// What bars, insets and the device leave free of the page.
  ///
  /// Views that ignore the safe area do not change it. Nil stands for the page without the device's edges.
  var barSafeArea: CGRect?
  /// From the tree's coordinates to the page, by the targets of the effects around.
  var toPage = CGAffineTransform.identity
  /// Named frames of reference around, in the tree's coordinates; the innermost last.
  var spaces: [GeometryProxy.Space] = []
  /// The view around whose frame animates as a whole.
  var group: ViewElement?
  /// Whether the view has been removed and only its transition is still to be seen.
  var isRemoved = false
  /// Whether frames are moved to whole pixels; not inside what moves.
  var alignsToPixels = true
}
