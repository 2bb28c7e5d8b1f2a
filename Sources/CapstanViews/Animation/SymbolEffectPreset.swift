import CapstanMotion

/// How the effects look, in one table.
///
/// The downward bounce was measured on iOS 18 frame by frame (within 0.02 of the scale and 15 ms),
/// the pulse on recordings, the rest opacity of variable layers is reported. Everything else is an
/// approximation of ours: the upward bounce, which is also the default, mirrors the downward one in
/// time; a wiggle swings to its direction first, and turns where none is named; a turning that has
/// no end keeps its speed, one that is counted starts and stops softly.
@MainActor enum SymbolEffectPreset {
  /// A piece of a bounce: the scale that it leads to and its length in seconds.
  typealias Piece = (scale: Double, duration: Double)

  static let bounceDown: [Piece] = [(0.76, 0.21), (1.11, 0.20), (1, 0.25)]
  static let bounceUp: [Piece] = [(1.2, 0.21), (0.93, 0.20), (1, 0.25)]
  static let pulseDuration = 2.0
  static let pulseMinimum = 0.3
  /// How much later each further layer begins, by layer, in seconds.
  static let layerDelay = 0.08
  /// The last layer that begins later; those after it begin with it.
  static let lastDelayedLayer = 2
  static let variableColorDuration = 1.2
  static let variableColorRest = 0.3
  /// How long layers take to dim before they first light up, and to come back at last, in seconds.
  static let variableColorRamp = 0.15
  static let wiggleDuration = 0.8
  /// How often a wiggle swings to and fro in its time.
  static let wiggleSwings = 3.0
  /// How far the first swings of a wiggle turn, and go in parts of the ink's longer side.
  static let wiggleAngle = Angle.degrees(12)
  static let wiggleTravel = 0.1
  static let rotateDuration = 1.2
  static let breatheDuration = 2.4
  static let breatheScale = 1.12
  static let breatheMinimum = 0.5
  static let scaleUp = 1.15
  static let scaleDown = 0.85
  /// The scale from which symbols grow when they appear and to which they shrink when they go.
  static let vanishingScale = 0.5
  /// The scale from which symbols shrink when they appear and to which they grow when they go.
  static let vanishingScaleAbove = 1.5
  static let levelAnimation = Animation.spring(duration: 0.35, bounce: 0.2)

  /// Whether an effect lasts instead of going round in cycles.
  static func lasts(_ configuration: SymbolEffectConfiguration) -> Bool {
    switch configuration.kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// The length of one cycle in seconds at normal speed.
  static func duration(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .bounce(let direction): bounce(direction).reduce(0) { $0 + $1.duration }
    case .variableColor: variableColorDuration
    case .wiggle: wiggleDuration
    case .rotate: rotateDuration
    case .breathe: breatheDuration
    default: pulseDuration
    }
  }

  /// How much later a layer begins, in seconds.
  static func delay(of layer: Int, _ configuration: SymbolEffectConfiguration) -> Double {
    configuration.scope == .byLayer ? Double(min(layer, lastDelayedLayer)) * layerDelay : 0
  }

  /// How much later the last layer begins, in seconds.
  static func longestDelay(of configuration: SymbolEffectConfiguration) -> Double {
    delay(of: lastDelayedLayer, configuration)
  }

  /// The pieces of a bounce.
  static func bounce(_ direction: SymbolEffectConfiguration.Direction?) -> [Piece] {
    direction == .down ? bounceDown : bounceUp
  }

  /// The scale at which an effect that shows or hides a symbol leaves it out of sight.
  static func vanishingScale(of configuration: SymbolEffectConfiguration) -> Double {
    switch configuration.kind {
    case .appear(.down), .disappear(.up): vanishingScaleAbove
    default: vanishingScale
    }
  }
}
