import CapstanSceneGraph
import Foundation

extension FontRequest {
  /// What a request comes down to.
  struct Resolved {
    var choice: Typeface.Choice
    var size: CGFloat
    /// 100...900, as asked for.
    var weight: Int
    /// A fraction of the height, where an italic has no file.
    var slant: CGFloat
    /// Points the system font adds to each advance by itself.
    var tracking: CGFloat
    /// OpenType features, joined by commas.
    var features: String
    /// Whether a colon between digits is centred on their height, as San Francisco does.
    var raisesColons: Bool
    /// The family asked for, if no declared file has it and the system font stands in.
    var missingFamily: String?
  }

  /// Finds the file, the tracking and the features for a request whose size is scaled.
  ///
  /// A family whose file is not there gives way to the system font.
  func resolved(scale: CGFloat, library: FaceLibrary) -> Resolved {
    let resolved = resolved(scale: scale)
    guard family != .system, library.face(resolved.choice) == nil else { return resolved }
    var system = self
    system.family = .system
    var standIn = system.resolved(scale: scale)
    standIn.missingFamily = resolved.missingFamily ?? resolved.choice.family
    return standIn
  }

  private func resolved(scale: CGFloat) -> Resolved {
    let size = size * scale
    let (choice, missingFamily) = choice(size: size)
    let isSystem = family == .system || missingFamily != nil
    // San Francisco makes no arrows of "->" nor "≠" of "!=", as these faces would.
    let isPlain = isSystem || family == .monospaced
    let features = [
      monospacedDigits ? "tnum=1" : nil, smallCaps ? "smcp=1" : nil, isPlain ? "calt=0" : nil,
    ]
    return Resolved(
      choice: choice, size: size, weight: weight,
      slant: choice.needsSlant ? Self.syntheticSlant : 0,
      tracking: isSystem
        ? SystemTracking.points(size: size, weight: weight)
        : family == .rounded ? SystemTracking.rounded(size: size, weight: weight) : 0,
      features: features.compactMap { $0 }.joined(separator: ","), raisesColons: isSystem,
      missingFamily: missingFamily)
  }

  private static let syntheticSlant: CGFloat = 0.2

  /// How much bolder a file of the rounded face is taken, whose weights are drawn lighter than
  /// San Francisco's; an approximation of ours.
  private static let roundedBoldening = 90

  private func choice(size: CGFloat) -> (Typeface.Choice, missingFamily: String?) {
    let system: Typeface = size < SystemTracking.displaySize ? .inter : .interDisplay
    let face: Typeface
    switch family {
    case .system: face = system
    case .rounded:
      return (
        Typeface.quicksand.choice(weight: weight + Self.roundedBoldening, italic: italic), nil
      )
    case .serif: face = .notoSerif
    case .monospaced: face = .jetBrainsMono
    case .named(let name):
      if let file = Typeface.fileChoice(named: name) { return (file, nil) }
      guard let named = Typeface.named.first(where: { $0.name == name }) else {
        return (system.choice(weight: weight, italic: italic), name)
      }
      face = named
    }
    return (face.choice(weight: weight, italic: italic), nil)
  }
}

extension Typeface {
  /// Returns the file of a font named by its PostScript name, as in `Inter-SemiBold`.
  static func fileChoice(named name: String) -> Choice? {
    for face in named {
      for weight in face.weights {
        for italic in face.hasItalics ? [false, true] : [false] {
          let choice = face.choice(weight: weight.value, italic: italic)
          if choice.fileName == name { return choice }
        }
      }
    }
    return nil
  }
}
