public import CapstanStage

/// The settings under which a view's motion is checked; each combination has a golden.
public struct MotionMatrix: Sendable {
  /// Light, dark or both.
  public var colorSchemes: [StageSettings.ColorScheme]
  /// The directions of lines of text.
  public var layoutDirections: [StageSettings.LayoutDirection]
  /// The Dynamic Type sizes.
  public var textSizes: [StageSettings.TextSize]
  /// Whether motion is reduced.
  public var reducesMotion: [Bool]

  /// Creates a matrix; by default it is the one usual combination.
  ///
  /// Traps if one of the lists is empty.
  public init(
    colorSchemes: [StageSettings.ColorScheme] = [.light],
    layoutDirections: [StageSettings.LayoutDirection] = [.ltr],
    textSizes: [StageSettings.TextSize] = [.large], reducesMotion: [Bool] = [false]
  ) {
    precondition(
      !colorSchemes.isEmpty && !layoutDirections.isEmpty && !textSizes.isEmpty
        && !reducesMotion.isEmpty, "A matrix has at least one combination.")
    (self.colorSchemes, self.layoutDirections) = (colorSchemes, layoutDirections)
    (self.textSizes, self.reducesMotion) = (textSizes, reducesMotion)
  }

  /// Light, left to right, large text, full motion.
  public static let usual = MotionMatrix()

  /// Light and dark, both directions, full and reduced motion.
  public static let full = MotionMatrix(
    colorSchemes: StageSettings.ColorScheme.allCases,
    layoutDirections: StageSettings.LayoutDirection.allCases, reducesMotion: [false, true])

  /// One combination and what its golden's name ends with.
  struct Variant {
    var settings: StageSettings
    var parts: [String]
  }

  /// Every combination over a page.
  func variants(of page: StageSettings) -> [Variant] {
    colorSchemes.flatMap { scheme in
      layoutDirections.flatMap { direction in
        textSizes.flatMap { size in
          reducesMotion.map { isReduced in
            var settings = page
            (settings.colorScheme, settings.layoutDirection) = (scheme, direction)
            (settings.textSize, settings.reducesMotion) = (size, isReduced)
            let parts = [
              scheme == .light ? nil : scheme.rawValue,
              direction == .ltr ? nil : direction.rawValue,
              size == .large ? nil : size.rawValue, isReduced ? "reduced" : nil,
            ]
            return Variant(settings: settings, parts: parts.compactMap(\.self))
          }
        }
      }
    }
  }
}
