public import Foundation

extension Path {
  /// Creates a rectangle, from its top left corner clockwise on screen.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates an ellipse that fills a rectangle, from its rightmost point clockwise on screen.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates a rectangle with equal corners; the radius is at most half the short side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let r = rect.standardized
    let radius = min(cornerRadius, min(r.width, r.height) / 2)
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rectangle with elliptical corners, each at most half the rectangle's size.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with a radius for each corner; each is at most half the short side.
  ///
  /// Leading is left: a path knows no layout direction.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle, from its top left corner clockwise on screen; nothing if null.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles one after the other.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let size = CGSize(
      width: min(max(cornerSize.width, 0), r.width / 2),
      height: min(max(cornerSize.height, 0), r.height / 2))
    let corners = RoundedRectangleOutline.Corners(
      topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    let outline = RoundedRectangleOutline(rect: r, corners: corners, style: style)
    addPath(outline.path, transform: transform)
  }

  /// Adds a closed rectangle with a radius for each corner; leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let limit = min(r.width, r.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let clamped = min(max(radius, 0), limit)
      return CGSize(width: clamped, height: clamped)
    }
    let corners = RoundedRectangleOutline.Corners(
      topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
      bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading))
    let outline = RoundedRectangleOutline(rect: r, corners: corners, style: style)
    addPath(outline.path, transform: transform)
  }

  /// Adds a closed ellipse that fills a rectangle, from its rightmost point clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let unitToRect = CGAffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY)
    var circle = Path()
    circle.move(to: CGPoint(x: 1, y: 0))
    circle.appendUnitArc(startRadians: 0, sweep: 2 * .pi)
    circle.closeSubpath()
    addPath(circle, transform: unitToRect.concatenating(transform))
  }
}
