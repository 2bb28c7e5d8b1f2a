public import CapstanSceneGraph
public import Foundation

/// The page, and what turns characters and names into drawings.
public struct HostSettings: Sendable {
  /// Points.
  public var size: CGSize
  /// The edges that the system keeps for itself, in points.
  public var safeArea: EdgeInsets
  /// Pixels to the point; frames come to rest on whole pixels.
  public var scale: CGFloat
  /// Shapes text.
  public var textEngine: any TextEngine
  /// Draws symbols.
  public var symbols: any SymbolSource
  /// Whether a moment is made of what an earlier one has left, where that is the same.
  ///
  /// Frames are equal either way; a page without it does all the work at every moment.
  package var reusesWork = true

  /// Creates the settings of a page.
  public init(
    size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat = 3,
    textEngine: any TextEngine, symbols: any SymbolSource
  ) {
    (self.size, self.safeArea, self.scale) = (size, safeArea, scale)
    (self.textEngine, self.symbols) = (textEngine, symbols)
  }
}
