public import Foundation

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.paint(in: environment.styleContext, rect: path.boundingRect) else {
      return surface.report(.notDrawn("a material in a Canvas"))
    }
    add([
      .fill(
        FillItem(
          path: path, paint: paint, evenOdd: style.isEOFilled,
          antialiased: style.isAntialiased, transform: toPage))
    ])
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(in: environment.styleContext, rect: path.boundingRect) else {
      return surface.report(.notDrawn("a material in a Canvas"))
    }
    add([.stroke(StrokeItem(path: path, style: style, paint: paint, transform: toPage))])
  }

  /// Draws a line of a width in points along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Words

  /// Words that can be measured and drawn.
  public struct ResolvedText {
    /// What the words are drawn with.
    public var shading: Shading = .foreground
    let text: Text
    let context: GraphicsContext

    /// Returns the size of the words in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      context.measure(text, in: ProposedViewSize(size))
    }
  }

  /// Returns words that can be measured.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: self) }

  /// Draws words with their anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws words in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  /// Draws words with their anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.styled, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws words in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(
      text.styled, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  // MARK: Pictures

  /// A picture that can be measured and drawn.
  public struct ResolvedImage {
    /// The size in points.
    public var size: CGSize { context.measure(image, in: .unspecified) }
    /// What a symbol is drawn with.
    public var shading: Shading?
    let image: Image
    let context: GraphicsContext
  }

  /// Returns a picture that can be measured.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, context: self)
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws a picture into a rectangle; the style has no effect here.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      image.resizable(), at: rect.origin, anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.styled, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws a picture into a rectangle; the style has no effect here.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      image.styled(resizable: true), at: rect.origin, anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }

  // MARK: Views

  /// A view that can be measured and drawn.
  public struct ResolvedSymbol {
    let element: ViewElement

    /// The view's ideal size in points.
    public let size: CGSize
  }

  /// Returns the view of a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = TaggedSymbol(tag: AnyHashable(id))
    return MainActor.assumeIsolated { [surface] in
      let elements = surface.symbols?.elements ?? []
      let element = elements.first { $0.trait(TagTrait.self) == tag.tag }
      return Found(
        symbol: element.map {
          ResolvedSymbol(element: $0, size: $0.sizeThatFits(.unspecified))
        })
    }.symbol
  }

  /// Draws a view with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.element, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(
      symbol.element, at: rect.origin, anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }
}

extension GraphicsContext.ResolvedText {
  fileprivate var styled: some View { text.foregroundStyle(shading.style) }
}

extension GraphicsContext.ResolvedImage {
  fileprivate var styled: some View { styled(resizable: false) }

  fileprivate func styled(resizable: Bool) -> some View {
    (resizable ? image.resizable() : image)
      .foregroundStyle(shading?.style ?? AnyShapeStyle(ForegroundStyle()))
  }
}

/// Carries a tag across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct TaggedSymbol: @unchecked Sendable {
  let tag: AnyHashable
}

/// Carries a symbol across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct Found: @unchecked Sendable {
  let symbol: GraphicsContext.ResolvedSymbol?
}

/// Carries a view and its place across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct Drawn<V>: @unchecked Sendable {
  let view: V
  let context: GraphicsContext
}

extension GraphicsContext {
  fileprivate func measure<V: View>(_ view: V, in proposal: ProposedViewSize) -> CGSize {
    let drawn = Drawn(view: view, context: self)
    return MainActor.assumeIsolated {
      let node = drawn.context.makeNode(drawn.view)
      return withExtendedLifetime(node) {
        node.elements.first?.sizeThatFits(proposal) ?? .zero
      }
    }
  }

  fileprivate func draw<V: View>(
    _ view: V, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let drawn = Drawn(view: view, context: self)
    MainActor.assumeIsolated {
      let node = drawn.context.makeNode(drawn.view)
      withExtendedLifetime(node) {
        if let element = node.elements.first {
          drawn.context.drawElement(element, at: point, anchor: anchor, proposal: proposal)
        }
      }
    }
  }

  fileprivate func draw(
    _ element: ViewElement, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let drawn = Drawn(view: element, context: self)
    MainActor.assumeIsolated {
      drawn.context.drawElement(drawn.view, at: point, anchor: anchor, proposal: proposal)
    }
  }

  /// Makes a node that lives for one drawing.
  @MainActor private func makeNode<V: View>(_ view: V) -> ViewNode<V> {
    let parent = surface.node
    let node = V._makeNode(NodeInputs(graph: parent.graph, parent: parent, scope: parent.scope))
    node.update(view, UpdateContext(environment: environment))
    return node
  }

  /// Draws an element where it stands for the moment only.
  @MainActor private func drawElement(
    _ element: ViewElement, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let graph = surface.node.graph
    let placed = graph.placed
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    var context = PlacementContext(
      safeArea: CGRect(origin: .zero, size: size), container: CGRect(origin: .zero, size: size))
    context.alignsToPixels = false
    element.place(at: .zero, proposal: proposal, in: context)
    graph.placed = placed
    var items: [DisplayItem] = []
    let drawing = DrawingContext(
      time: surface.time, toPage: toPage.translatedBy(x: origin.x, y: origin.y), mayReuse: false)
    element.draw(drawing, into: &items)
    add(items)
  }
}
