import CapstanSceneGraph
import Foundation

/// Finds the largest scale at which a text fits without being shortened.
struct ScaleSearch {
  let text: StyledText
  let width: CGFloat?
  let library: FaceLibrary

  /// Halvings of the range; the scale is found to 1/4096 of it.
  private static let steps = 12

  /// Returns the layout at scale 1 if it fits, else at the largest scale down to the text's
  /// minimum that does, else, shortened, at the minimum.
  func layout() -> TextLayout {
    let full = layout(scale: 1)
    let minimum = text.minimumScaleFactor
    guard full.isTruncated, minimum < 1, minimum > 0 else { return full }
    var best = layout(scale: minimum)
    guard !best.isTruncated else { return best }
    var (fits, tooLarge) = (minimum, CGFloat(1))
    for _ in 0..<Self.steps {
      let middle = (fits + tooLarge) / 2
      let candidate = layout(scale: middle)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        (fits, best) = (middle, candidate)
      }
    }
    return best
  }

  private func layout(scale: CGFloat) -> TextLayout {
    var setter = TextSetter(text: text, scale: scale, width: width, library: library)
    return setter.layout()
  }
}
