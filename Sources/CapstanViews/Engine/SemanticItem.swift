import Foundation

/// Something of the page that can be read or tapped.
struct SemanticItem {
  /// What the author called it.
  var label: String?
  /// What it says.
  var text = ""
  /// What it is called where nothing is said, as the name of a symbol.
  var fallback = ""
  /// The place on the page, in points.
  var frame: CGRect
  /// Where a tap hits, on the page; nil for the whole frame.
  var hitShape: Path?
  var isSelected = false
  var isEnabled = true
  var isHidden = false
  var isButton = false
  /// Whether a tap shows another page.
  var leadsAway = false
  /// Whether touches reach it.
  var isHittable = true
  /// Whether it is nothing but the shape in which the view around can be touched.
  var isContentShape = false
  var identifier: String?
  /// What taps do: the gestures that wait for them, the innermost first.
  var interactions: [Interaction] = []
  /// The gestures that wait for touches here, the innermost first, those of views around included.
  var handlers: [TouchHandler] = []
  /// What is told while a finger rests here.
  var presses: [@MainActor (Bool) -> Void] = []

  /// The name by which a script finds it.
  var name: String { label ?? (text.isEmpty ? fallback : text) }

  func contains(_ point: CGPoint) -> Bool {
    hitShape.map { $0.contains(point, eoFill: false) } ?? frame.contains(point)
  }
}

/// Something that a touch sets off.
struct Interaction {
  enum Kind: Equatable {
    case tap(count: Int)
    case longPress(duration: Double)
    case drag(minimumDistance: CGFloat)
  }

  var kind: Kind
  /// Called with the touch.
  var action: @MainActor (Touch) -> Void
}

/// A finger on the page.
struct Touch {
  enum Phase { case began, moved, ended, cancelled }

  var phase = Phase.ended
  /// Page points.
  var start: CGPoint
  var location: CGPoint
  /// Seconds of the clip.
  var time: Double
  /// Points a second.
  var velocity = CGSize.zero
}
