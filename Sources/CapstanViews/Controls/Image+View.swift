import CapstanSceneGraph
import Foundation

extension Image: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Makes the node of the picture.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Image> {
    ImageNode(inputs)
  }
}

extension Image: PrimitiveView {}

/// The node of a picture or symbol.
private final class ImageNode: LeafNode<Image, ImageElement> {
  override func makeElement() -> ImageElement { ImageElement(self) }

  override var pathComponent: String? { "Image" }

  override var attributes: [AnyAttribute] { element.attributes }

  override func update(_ view: Image, _ context: UpdateContext) {
    super.update(view, context)
    element.update(view, context.environment)
  }
}

/// The element of a picture or symbol.
final class ImageElement: ViewElement {
  private var image: Image?
  private var environment = EnvironmentValues()
  private var content = ShownImage.nothing
  /// The foreground at each level of the hierarchy that the drawing needs.
  private var styles: [StyleAttribute] = []
  private var effects: [InheritedSymbolEffect] = []

  /// The change of one picture into another that runs.
  private var replacement: ImageReplacement?

  var attributes: [AnyAttribute] {
    styles.flatMap(\.attributes) + (replacement.map { [$0.progress] } ?? [])
  }

  func update(_ image: Image, _ environment: EnvironmentValues) {
    let old = self.image == nil || self.image?.source == image.source ? nil : content
    self.image = image
    self.environment = environment
    effects = environment.symbolEffects
    content = load(image)
    if let old, !graph.isSampling { replace(old) }
    let transaction = node.foregroundTransaction(environment)
    for (index, style) in resolvedStyles().enumerated() {
      if index < styles.count {
        styles[index].change(to: style, by: transaction)
      } else {
        styles.append(StyleAttribute(style, of: node, label: StyleAttribute.foregroundLabel(index)))
      }
    }
  }

  // MARK: Content

  /// Lets the new picture follow the old one by the environment's transition.
  private func replace(_ old: ShownImage) {
    replacement = nil
    let transition = environment.contentTransition
    guard node.transaction.animation != nil, transition.kind != .identity else { return }
    let progress = Attribute(0.0, of: node, label: "contentTransition")
    progress.change(to: 1, by: node.transaction)
    replacement = ImageReplacement(old: old, progress: progress, transition: transition)
  }

  private func load(_ image: Image) -> ShownImage {
    let font = environment.textEnvironment.attributes.effectiveFont
      .resolved(in: environment.styleContext)
    return ShownImage(image, font: font.request, environment, in: graph)
  }

  private var renderingMode: SymbolRenderingMode.Kind {
    image?.symbolMode(in: environment) ?? .monochrome
  }

  private func resolvedStyles() -> [ResolvedStyle] {
    let context = environment.styleContext
    let base = ForegroundStyle()._resolved(in: context)
    switch renderingMode {
    case .palette:
      return (0..<3).map { ForegroundStyle()._resolved(in: context.atLevel($0)) }
    case .hierarchical:
      return (0..<3).map { base.atLevel($0) }
    default:
      return [base]
    }
  }

  // MARK: Layout

  override var animatesFrame: Bool { true }

  private var naturalSize: CGSize {
    switch content {
    case .symbol(let drawing, let points):
      CGSize(
        width: graph.ceilingToPixels(drawing.bounds.width * points),
        height: graph.ceilingToPixels(drawing.bounds.height * points))
    case .picture(let picture): picture.content.size
    case .nothing: .zero
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image?.resizing != nil else { return naturalSize }
    return proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override var spacing: ViewSpacing {
    guard case .symbol(let drawing, let points) = content, image?.resizing == nil else {
      return ViewSpacing()
    }
    return ViewSpacing(vertical: .symbol(offset: max(0, drawing.bounds.maxY) * points))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard case .symbol(let drawing, let points) = content, image?.resizing == nil,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return -drawing.bounds.minY * points
  }

  // MARK: Drawing

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    let frame = presentedFrame(at: context.time)
    let leaf = context.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    if let replacement, !replacement.isAtRest(at: context.time) {
      draw(
        replacement.old, in: frame.size, leaf, change: replacement.outgoing(at: context.time),
        into: &items)
      draw(
        content, in: frame.size, leaf, change: replacement.incoming(at: context.time),
        into: &items)
    } else {
      draw(content, in: frame.size, leaf, into: &items)
    }
  }

  private func draw(
    _ content: ShownImage, in size: CGSize, _ context: DrawingContext,
    change: SymbolPose = SymbolPose(), into items: inout [DisplayItem]
  ) {
    switch content {
    case .symbol(let drawing, let points):
      let own = CGSize(width: drawing.bounds.width * points, height: drawing.bounds.height * points)
      let middle =
        image?.resizing == nil
        ? CGAffineTransform(
          translationX: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        : .identity
      drawSymbol(
        drawing, points, in: size, change.isNeutral ? context : context.applying(middle),
        change: change, into: &items)
    case .picture(let picture):
      var context = context
      context.opacity *= change.opacity
      draw(picture, in: size, context, into: &items)
    case .nothing: break
    }
  }

  private func draw(
    _ picture: AssetPicture, in size: CGSize, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    var painter = PicturePainter(
      picture, image: image, fallback: environment.pictureRenderingMode)
    painter.foreground = styles.first?.value(at: context.time)
    painter.draw(in: CGRect(origin: .zero, size: size), context, into: &items)
  }

  private func drawSymbol(
    _ drawing: SymbolDrawing, _ points: CGFloat, in size: CGSize, _ context: DrawingContext,
    change: SymbolPose = SymbolPose(), into items: inout [DisplayItem]
  ) {
    let box = drawing.bounds
    var map = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    if image?.resizing != nil, box.width > 0, box.height > 0 {
      map = map.concatenating(
        CGAffineTransform(scaleX: size.width / box.width, y: size.height / box.height))
    } else {
      map = map.concatenating(CGAffineTransform(scaleX: points, y: points))
    }
    let ink = drawing.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    var picture: [DisplayItem] = []
    let mode = renderingMode
    let layers = drawing.layers(for: mode)
    for (index, layer) in layers.enumerated() where drawing.draws(layer, in: mode) {
      var pose = SymbolPose.playing(
        effects, layer: index, of: layers.count, at: context.time,
        in: environment.layoutDirection)
      pose.scale *= change.scale
      var leaf = context.applying(pose.placing(ink, by: map))
      leaf.opacity *= pose.opacity * change.opacity
      if !isReached(layer) { leaf.opacity *= SymbolEffectPreset.variableColorRest }
      leaf.shadows = []
      let style = style(of: layer, mode, at: context.time)
      StylePainter(style: style, rect: box, context: leaf, points: context.toPage).fill(
        layer.path, FillStyle(eoFill: layer.evenOdd), into: &picture)
    }
    if !picture.isEmpty { context.cast(picture, into: &items) }
  }

  /// The style of a layer: of its level, or its own colour.
  private func style(
    of layer: SymbolDrawing.Layer, _ mode: SymbolRenderingMode.Kind, at time: Double
  ) -> ResolvedStyle {
    switch mode {
    case .multicolor:
      layer.hue?.style(in: environment.styleContext) ?? styles[0].value(at: time)
    case .monochrome: styles[0].value(at: time)
    case .hierarchical, .palette: styles[min(layer.level, styles.count - 1)].value(at: time)
    }
  }

  /// Whether the variable value reaches a layer; one that it does not reach is faded.
  private func isReached(_ layer: SymbolDrawing.Layer) -> Bool {
    guard let threshold = layer.threshold, let value = image?.variableValue else { return true }
    return value > threshold
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    var item = SemanticItem(frame: presentedFrame(at: context.time).applying(context.toPage))
    if let image, !image.isDecorative {
      item.label = image.label?.characters(in: environment.styleContext)
      item.fallback = image.name
    }
    items.append(item)
  }
}

extension ViewGraph {
  /// The next whole number of pixels, in points.
  func ceilingToPixels(_ length: CGFloat) -> CGFloat {
    (length * settings.scale - 1e-6).rounded(.up) / settings.scale
  }
}
