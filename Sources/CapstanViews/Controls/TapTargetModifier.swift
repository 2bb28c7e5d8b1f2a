import Foundation

/// Makes a view one thing that can be tapped: a button.
nonisolated struct TapTargetModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let action: @MainActor () -> Void
  /// Told while a finger rests on the view.
  var press: (@MainActor (Bool) -> Void)?

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    var target = SemanticItem.merging(items, frame: frame.applying(context.toPage))
    target.isButton = true
    target.interactions = [Interaction(kind: .tap(count: 1)) { [action] _ in action() }]
    target.presses = press.map { [$0] } ?? []
    items = [target] + items.filter { $0.isTarget }
  }
}

extension SemanticItem {
  /// Creates one item out of what a view contains.
  static func merging(_ items: [SemanticItem], frame: CGRect) -> SemanticItem {
    var result = SemanticItem(frame: frame)
    let own = items.filter { !$0.isTarget && !$0.isHidden }
    result.text = own.map { $0.label ?? $0.text }.filter { !$0.isEmpty }.joined(separator: ", ")
    result.fallback = own.map(\.fallback).first { !$0.isEmpty } ?? ""
    result.hitShape = own.last { $0.isContentShape }?.hitShape
    result.isSelected = own.contains(where: \.isSelected)
    result.identifier = own.compactMap(\.identifier).first
    return result
  }
}

extension View {
  /// Does something when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(InteractionModifier(kind: .tap(count: count), action: { _ in action() }))
  }

  /// Does something with the place where the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(InteractionModifier(kind: .tap(count: count), action: { action($0.location) }))
  }

  /// Sets the shape in which the view can be touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }

  /// Sets the shape in which the view can be touched; other kinds of shape have no effect here.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil))
  }

  /// Lets touches through the view, or not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Makes controls in the view answer to touches no more.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For the picture under a dragging finger.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For the picture beside a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For a pointer's effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For the ring of what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// For assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Lets a view answer to touches.
nonisolated struct InteractionModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let kind: Interaction.Kind
  let action: @MainActor (Touch) -> Void

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    let toPage = context.toPage.translatedBy(x: frame.minX, y: frame.minY)
    let interaction = Interaction(kind: kind) { [action] touch in
      var touch = touch
      let toView = toPage.inverted()
      touch.start = touch.start.applying(toView)
      touch.location = touch.location.applying(toView)
      touch.velocity = touch.velocity.applying(toView)
      action(touch)
    }
    let targets = items.filter { $0.isTarget }
    var own = SemanticItem.merging(items, frame: frame.applying(context.toPage))
    own.interactions = [interaction]
    if targets.count == 1, targets[0].frame == own.frame {
      items = targets
      items[0].interactions.append(interaction)
    } else {
      items = [own] + targets
    }
  }
}

/// Sets the shape in which a view can be touched.
nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let shape: S?

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    guard let shape else { return }
    var item = SemanticItem(frame: frame.applying(context.toPage))
    item.hitShape = shape.path(in: CGRect(origin: .zero, size: frame.size))
      .applying(context.toPage.translatedBy(x: frame.minX, y: frame.minY))
    item.isContentShape = true
    items.append(item)
  }
}

/// Lets touches through a view.
nonisolated struct HitTestingModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let isEnabled: Bool

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    guard !isEnabled else { return }
    for index in items.indices { items[index].isHittable = false }
  }
}

/// Makes controls answer to touches no more.
nonisolated struct DisabledModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let isDisabled: Bool

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    guard isDisabled else { return }
    for index in items.indices { items[index].isEnabled = false }
  }
}
