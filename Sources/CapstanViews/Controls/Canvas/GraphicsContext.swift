public import Foundation

/// Draws outlines, words, pictures and views, with a state of its own: what is changed in a copy is
/// not changed in the original.
public struct GraphicsContext {
  /// Multiplies the opacity of what is drawn.
  public var opacity = 1.0
  /// How what is drawn combines with what lies beneath.
  public var blendMode = BlendMode.normal
  /// From the coordinates of what is drawn to those of the view.
  public var transform = CGAffineTransform.identity
  /// The environment of the view.
  public let environment: EnvironmentValues
  let surface: GraphicsSurface
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  /// What limits the drawing.
  private enum Clip {
    case path(Path, FillStyle, CGAffineTransform)
    case layer([DisplayItem])
  }

  init(surface: GraphicsSurface, environment: EnvironmentValues) {
    (self.surface, self.environment) = (surface, environment)
  }

  // MARK: State

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Maps what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Limits what is drawn to an outline.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var (path, style) = (path, style)
    if options.contains(.inverse) {
      path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      style = FillStyle(eoFill: true, antialiased: style.isAntialiased)
    }
    clips.append(.path(path, style, toPage))
  }

  /// Limits what is drawn to where a picture is opaque; options have no effect here.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer()
    try content(&layer)
    clips.append(.layer(layer.surface.items))
  }

  /// Changes the picture of what is drawn; a filter that is added later works before the others.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws several things as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer()
    try content(&layer)
    add(layer.surface.items)
  }

  private func layer() -> GraphicsContext {
    var context = GraphicsContext(surface: surface.layer(), environment: environment)
    context.transform = transform
    return context
  }

  // MARK: Output

  /// From the coordinates of what is drawn to the page.
  var toPage: CGAffineTransform { transform.concatenating(surface.toPage) }

  /// Adds a picture, changed by the state.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var picture = items
    func group(_ effect: GroupEffect) {
      picture = [.group(GroupItem(effect: effect, items: picture))]
    }
    for filter in filters.reversed() {
      if let effect = filter.effect(environment.styleContext, scale: surface.toPage.lengthScale) {
        group(effect)
      } else {
        surface.report(.notDrawn(filter.name))
      }
    }
    if opacity < 1 { group(.opacity(opacity)) }
    for clip in clips {
      switch clip {
      case .path(let path, let style, let transform):
        group(
          .clip(
            path, evenOdd: style.isEOFilled, antialiased: style.isAntialiased,
            transform: transform))
      case .layer(let mask): group(.mask(mask))
      }
    }
    if blendMode != .normal { group(.blend(blendMode)) }
    surface.items += picture
  }

  /// What a limit is.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In linear light, which has no effect here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

extension GraphicsSurface {
  /// Tells the page's diagnostics of something.
  func report(_ notice: Diagnostics.Notice) {
    MainActor.assumeIsolated { node.graph.diagnostics.report(notice) }
  }
}
