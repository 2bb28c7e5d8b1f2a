import Foundation

/// The rows of a list, below each other, on their backgrounds.
nonisolated struct ListRows<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let kind: _ListStyleKind
  let spacing: CGFloat?

  @MainActor static func _makeNode(_ inputs: NodeInputs) -> ViewNode<ListRows<Content>> {
    ListRowsNode(inputs)
  }
}

/// The node of a list's rows.
final class ListRowsNode<Content: View>: LeafNode<ListRows<Content>, ListRowsElement> {
  private var child: ViewNode<Content>?

  override var children: [Node] { [Node](of: child) }
  override var pathComponent: String? { "List" }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func makeElement() -> ListRowsElement { ListRowsElement(self) }

  override func update(_ view: ListRows<Content>, _ context: UpdateContext) {
    super.update(view, context)
    var inner = context
    inner.environment.isListRow = true
    inner.environment.labelStyle = ListLabelStyle.wrapped
    reconcile(&child, view.content, inner)
    element.configure(view.kind, spacing: view.spacing, context.environment)
    element.content = child
  }
}

/// A row's place in a list.
private struct PlacedRow {
  let element: ViewElement
  let role: SectionPart.Role
  let insets: EdgeInsets
  /// Of the whole row, in the list's coordinates.
  let frame: CGRect
  let isFirst: Bool
  let isLast: Bool
}

/// The element of a list's rows.
final class ListRowsElement: ViewElement {
  var content: Node?
  private var kind = _ListStyleKind.plain
  private var rowSpacing: CGFloat?
  private var minimum: CGFloat = 44
  private var direction = LayoutDirection.leftToRight
  private var rowColor: ResolvedColor?
  private var separatorColor: ResolvedColor?
  private var styleContext: StyleContext?
  private var rows: [PlacedRow] = []

  func configure(
    _ kind: _ListStyleKind, spacing: CGFloat?, _ environment: EnvironmentValues
  ) {
    (self.kind, rowSpacing) = (kind, spacing)
    (minimum, direction) = (environment.defaultMinListRowHeight, environment.layoutDirection)
    let context = environment.styleContext
    styleContext = context
    separatorColor = SeparatorShapeStyle()._resolved(in: context).color
    rowColor =
      kind == .plain
      ? nil : Color(SystemColor.secondarySystemGroupedBackground)._resolved(in: context).color
  }

  override var animatesFrame: Bool { true }

  private var cardMargin: CGFloat { kind == .insetGrouped ? ListMetrics.cardMargin : 0 }

  /// The rows in a list of a width, and the list's height.
  private func arrange(_ width: CGFloat) -> (rows: [PlacedRow], height: CGFloat) {
    let elements = content?.elements.filter { !$0.isRemoved } ?? []
    let parts = elements.map { $0.trait(SectionPartTrait.self) }
    var y: CGFloat = 0
    var rows: [PlacedRow] = []
    for (index, element) in elements.enumerated() {
      let role = parts[index]?.role ?? .row
      let isFirst =
        role == .row && (index == 0 || !continues(parts[index - 1], parts[index]))
      let isLast =
        role == .row
        && (index == elements.count - 1 || !continues(parts[index], parts[index + 1]))
      let startsSection =
        index == 0 || parts[index - 1]?.section !== parts[index]?.section
      if kind != .plain, startsSection {
        y += role == .header ? ListMetrics.headerTop : ListMetrics.sectionGap
      } else if role == .row, !isFirst {
        y += rowSpacing ?? 0
      }
      let insets = insets(of: element, role)
      let inner = width - 2 * cardMargin - insets.horizontal
      let size = element.sizeThatFits(ProposedViewSize(width: max(0, inner), height: nil))
      var height = size.height + insets.vertical
      if role == .row { height = max(height, minimum) }
      rows.append(
        PlacedRow(
          element: element, role: role, insets: insets,
          frame: CGRect(x: cardMargin, y: y, width: width - 2 * cardMargin, height: height),
          isFirst: isFirst, isLast: isLast))
      y += height
    }
    if kind != .plain, !rows.isEmpty { y += ListMetrics.sectionGap }
    return (rows, y)
  }

  private func continues(_ a: SectionPart?, _ b: SectionPart?) -> Bool {
    a?.section === b?.section && (a?.role ?? .row) == .row && (b?.role ?? .row) == .row
  }

  private func insets(of element: ViewElement, _ role: SectionPart.Role) -> EdgeInsets {
    let margin = ListMetrics.rowMargin
    if role == .row {
      if let own = element.trait(ListRowInsetsTrait.self) { return own }
      let padding = ListMetrics.rowPadding
      return EdgeInsets(top: padding, leading: margin, bottom: padding, trailing: margin)
    }
    let padding = ListMetrics.headerPadding
    return EdgeInsets(top: padding, leading: margin, bottom: padding, trailing: margin)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    return CGSize(width: width, height: arrange(width).height)
  }

  override func placeContents(in context: PlacementContext) {
    rows = arrange(bounds.width).rows
    for row in rows {
      let inner = ProposedViewSize(
        width: max(0, row.frame.width - row.insets.horizontal), height: nil)
      let size = row.element.sizeThatFits(inner)
      let left = direction == .leftToRight ? row.insets.leading : row.insets.trailing
      var x = bounds.minX + row.frame.minX + left
      if direction == .rightToLeft {
        x += row.frame.width - row.insets.horizontal - size.width
      }
      let room = row.frame.height - row.insets.vertical
      let y = bounds.minY + row.frame.minY + row.insets.top + (room - size.height) / 2
      row.element.place(at: CGPoint(x: x, y: y), proposal: inner, in: context)
      if let background = row.element.trait(ListRowBackgroundTrait.self) {
        background.place(
          at: CGPoint(x: bounds.minX + row.frame.minX, y: bounds.minY + row.frame.minY),
          proposal: ProposedViewSize(row.frame.size), in: context)
      }
    }
  }

  // MARK: Drawing

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    let origin = presentedFrame(at: context.time).origin
    for row in rows { drawBackground(of: row, at: origin, context, into: &items) }
    for row in rows { drawSeparator(below: row, at: origin, context, into: &items) }
    for row in rows { row.element.drawKeeping(context, into: &items) }
  }

  private func drawBackground(
    of row: PlacedRow, at origin: CGPoint, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    guard row.role == .row else { return }
    let background = row.element.trait(ListRowBackgroundTrait.self)
    let card = cardPath(row, origin)
    if let background {
      var picture: [DisplayItem] = []
      background.draw(context.flattened, into: &picture)
      guard kind == .insetGrouped, !picture.isEmpty else { return items += picture }
      picture = [
        .group(
          GroupItem(
            effect: .clip(
              card, evenOdd: false, antialiased: true, transform: context.toPage),
            items: picture))
      ]
      context.finish(picture, into: &items)
    } else if let rowColor {
      fill(card, rowColor, context, into: &items)
    }
  }

  /// The outline of a row on its card: the first and last have the card's corners.
  private func cardPath(_ row: PlacedRow, _ origin: CGPoint) -> Path {
    let rect = row.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard kind == .insetGrouped, row.isFirst || row.isLast || rowSpacing != nil else {
      return Path(rect)
    }
    let isAlone = rowSpacing != nil
    let top = row.isFirst || isAlone ? ListMetrics.cardRadius : 0
    let bottom = row.isLast || isAlone ? ListMetrics.cardRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top
    ).path(in: rect)
  }

  private func drawSeparator(
    below row: PlacedRow, at origin: CGPoint, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    guard row.role == .row, rowSpacing == nil, kind == .plain || !row.isLast else { return }
    let own = row.element.trait(ListRowSeparatorTrait.self)
    guard own?.isHidden(.bottom) != true else { return }
    let tint = own?.tint.flatMap { tint in styleContext.map { tint._resolved(in: $0).color } }
    guard let color = tint ?? separatorColor else { return }
    let pixel = 1 / graph.settings.scale
    let frame = row.frame.offsetBy(dx: origin.x, dy: origin.y)
    let (start, end) = separator(row)
    let x = direction == .leftToRight ? frame.minX + start : frame.maxX - end
    let line = CGRect(x: x, y: frame.maxY - pixel, width: max(0, end - start), height: pixel)
    fill(Path(line), color, context, into: &items)
  }

  /// Where the line below a row begins and ends, from the row's leading edge.
  private func separator(_ row: PlacedRow) -> (start: CGFloat, end: CGFloat) {
    let inner = max(0, row.frame.width - row.insets.horizontal)
    let dimensions = row.element.dimensions(in: ProposedViewSize(width: inner, height: nil))
    let start = dimensions[explicit: .listRowSeparatorLeading] ?? 0
    let end = dimensions[explicit: .listRowSeparatorTrailing].map { row.insets.leading + $0 }
    return (row.insets.leading + start, end ?? row.frame.width)
  }

  private func fill(
    _ path: Path, _ color: ResolvedColor?, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    guard let color, context.opacity > 0 else { return }
    items.append(
      .fill(
        FillItem(
          path: path, paint: .solid(color.multiplyingOpacity(by: context.opacity)),
          transform: context.toPage)))
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    for row in rows { row.element.collectSemantics(context, into: &items) }
  }

  override func appendContents(to list: inout [ViewElement]) {
    list += content?.elements ?? []
  }
}
