package import CapstanSceneGraph
package import Foundation

/// What UIKit's globals tell of the page whose code is running.
package struct PageMetrics: Sendable {
  /// Points.
  package var size: CGSize
  /// Pixels to the point.
  package var scale: CGFloat
  /// Points, from the left.
  package var safeArea: EdgeInsets
  /// The scheme of the page, for colours that are asked for their components.
  package var colorScheme: ColorScheme
  /// Whether the setting to reduce motion is on.
  package var reducesMotion: Bool
  /// What sets text; nil where no page is.
  package var textEngine: (any TextEngine)?
  /// Where pictures come from.
  package var assets: any AssetSource

  /// Creates metrics; by default those of a phone of 393 by 852 points.
  package init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    safeArea: EdgeInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    colorScheme: ColorScheme = .light, reducesMotion: Bool = false,
    textEngine: (any TextEngine)? = nil, assets: any AssetSource = NoAssets()
  ) {
    (self.size, self.scale, self.safeArea) = (size, scale, safeArea)
    (self.colorScheme, self.reducesMotion) = (colorScheme, reducesMotion)
    (self.textEngine, self.assets) = (textEngine, assets)
  }

  /// The metrics of the page whose code is running.
  @TaskLocal package static var current = PageMetrics()
}
