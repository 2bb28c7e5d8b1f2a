import Foundation

/// What an element needs to know to draw itself at a moment.
///
/// Opacity and shadow are handed down to the leaves, as on the platform: each draws its own, until
/// something on the way makes a picture of its own (`flattened`).
struct DrawingContext {
  /// A shadow that leaves still have to cast, in page points.
  struct Shadow: Equatable {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
  }

  /// Seconds.
  var time: Double
  /// From the tree's coordinates to the page.
  var toPage = CGAffineTransform.identity
  /// 0...1.
  var opacity = 1.0
  /// The first is cast first.
  var shadows: [Shadow] = []
  /// Whether views may hand out what they drew last; not where they are placed for the moment alone.
  var mayReuse = true

  /// Whether what does not move is drawn alike in both contexts.
  func drawsAlike(_ other: DrawingContext) -> Bool {
    toPage == other.toPage && opacity == other.opacity && shadows == other.shadows
  }

  /// Returns the context with a map applied to what is drawn, in the tree's coordinates.
  func applying(_ map: CGAffineTransform) -> DrawingContext {
    var context = self
    context.toPage = map.concatenating(toPage)
    return context
  }

  /// Returns the context of a picture that takes opacity and shadow as a whole.
  var flattened: DrawingContext {
    var context = self
    (context.opacity, context.shadows) = (1, [])
    return context
  }

  /// Adds a picture drawn in the flattened context, with the opacity and shadows of this one.
  func finish(_ picture: [DisplayItem], into items: inout [DisplayItem]) {
    guard !picture.isEmpty, opacity > 0 else { return }
    var picture = picture
    if opacity < 1 {
      picture = [.group(GroupItem(effect: .opacity(opacity), items: picture))]
    }
    cast(picture, into: &items)
  }

  /// Adds a leaf's picture, whose paints have this context's opacity already.
  func cast(_ picture: [DisplayItem], into items: inout [DisplayItem]) {
    var picture = picture
    for shadow in shadows {
      picture = [
        .group(
          GroupItem(
            effect: .shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset),
            items: picture))
      ]
    }
    items += picture
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow, on average over directions.
  var lengthScale: CGFloat { abs(determinant).squareRoot() }
}
