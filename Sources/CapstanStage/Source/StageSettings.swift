public import CapstanSceneGraph
public import Foundation

/// The page on which a source is shown, and everything around it that the source can read.
public struct StageSettings: Equatable, Sendable {
  /// Light or dark.
  public enum ColorScheme: String, CaseIterable, Sendable { case light, dark }
  /// The accessibility setting of that name.
  public enum Contrast: String, CaseIterable, Sendable { case standard, increased }
  /// The direction in which lines of text run.
  public enum LayoutDirection: String, CaseIterable, Sendable { case ltr, rtl }
  /// Whose looks the stock colours and controls follow.
  public enum Era: String, CaseIterable, Sendable { case iOS18, iOS26 }
  /// The content sizes of Dynamic Type, from the smallest.
  public enum TextSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }
  /// What lies under the source.
  public enum Background: Equatable, Sendable {
    /// The platform's page colour of the colour scheme.
    case system
    /// Nothing: frames keep their alpha.
    case transparent
    case color(ResolvedColor)
  }
  /// Which of a file's previews is shown.
  public enum PreviewChoice: Equatable, Sendable {
    case named(String)
    /// Counted from 1, in the order of `capstan list`.
    case number(Int)
  }

  /// The page in points.
  public var size = Device.standard.size
  /// Whether the size was asked for, so that no preview's own page replaces it.
  public var isSizeGiven = false
  /// Pixels to the point.
  public var scale = Double(Device.standard.scale)
  /// What the page keeps free at its edges.
  public var safeArea = Device.standard.safeArea
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The contrast of colors.
  public var contrast = Contrast.standard
  /// The Dynamic Type size.
  public var textSize = TextSize.large
  /// The direction of lines of text.
  public var layoutDirection = LayoutDirection.ltr
  /// BCP 47, for formatting and shaping; the process's own locale has no part in a frame.
  public var locale = "en_US"
  /// The accessibility setting.
  public var reducesMotion = false
  /// The looks that stock colors and controls follow.
  public var era = Era.iOS18
  /// What lies under the source.
  public var background = Background.system
  /// nil for the first.
  public var preview: PreviewChoice?
  /// What happens during the clip; nil for the tour, in which each item is tapped in turn.
  public var script: Script?
  /// A folder of SVG files that stand for symbols by name, before the tool's own.
  public var symbolFolder: String?
  /// A folder of pictures that stand for images by name.
  public var assetFolder: String?
  /// Whether what would be a notice is an error.
  public var isStrict = false

  /// Creates the settings of the standard device.
  public init() {}

  /// The picture's width and height in pixels: the page times the scale, rounded.
  public var pixelSize: (width: Int, height: Int) {
    (
      Int((size.width * scale).rounded(.toNearestOrAwayFromZero)),
      Int((size.height * scale).rounded(.toNearestOrAwayFromZero))
    )
  }
}
