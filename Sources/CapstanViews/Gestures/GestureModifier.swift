import Foundation

extension View {
  /// Lets the view wait for a gesture; those of views inside come first.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .after, mask: mask))
  }

  /// Lets the view wait for a gesture while a condition holds.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .after, mask: isEnabled ? .all : .subviews))
  }

  /// Lets the view wait for a gesture, before those of views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .before, mask: mask))
  }

  /// Lets the view wait for a gesture beside those of views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .beside, mask: mask))
  }

  /// Does something when a finger has stayed on the view for a while.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressing: onPressingChanged))
  }

  /// Does something when a finger has stayed on the view for a while.
  @_disfavoredOverload public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressing: pressing))
  }
}

/// Which gestures a view waits for: its own, those of views inside, or both.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Lets a view wait for a long press.
nonisolated struct LongPressModifier: ViewModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  @MainActor func body(content: Content) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    content.gesture(
      _CallbackGesture(
        base: _CallbackGesture(
          base: press, changed: pressing.map { tell in { _ in tell(true) } },
          finished: pressing.map { tell in { tell(false) } }),
        ended: { _ in action() }))
  }
}

/// Lets a view wait for a gesture.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never
  let gesture: G
  let order: GestureOrder
  let mask: GestureMask

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, GestureModifier<G>>> {
    WrapperNode<V, GestureElement<G>>(inputs)
  }
}

/// Where a gesture stands among those of views inside.
enum GestureOrder {
  case before, beside, after
}

/// The element of a view that waits for a gesture.
final class GestureElement<G: Gesture>: ProxyElement, ConfigurableWrapper {
  typealias Modifier = GestureModifier<G>

  private var modifier: GestureModifier<G>?
  private var recognizer: GestureRecognizer<G.Value>?
  /// Named spaces around the view, in the tree's coordinates.
  private var spaces: [GeometryProxy.Space] = []

  func configure(_ modifier: GestureModifier<G>, _ environment: EnvironmentValues) {
    self.modifier = modifier
    recognizer = modifier.gesture._makeRecognizer(recognizer)
  }

  override func placeContents(in context: PlacementContext) {
    spaces = context.spaces
    super.placeContents(in: context)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    var inside: [SemanticItem] = []
    inner.collectSemantics(context, into: &inside)
    guard let modifier, let recognizer else { return items += inside }
    if !modifier.mask.contains(.subviews) {
      for index in inside.indices { inside[index].forgetTouches() }
    }
    guard modifier.mask.contains(.gesture) else { return items += inside }
    let frame = presentedFrame(at: context.time)
    let tree = context.toPage
    let toPage = tree.translatedBy(x: frame.minX, y: frame.minY)
    let spaces = spaces
    let handler = TouchHandler(recognizer, order: modifier.order, toPage: toPage) { name in
      guard let space = spaces.last(where: { $0.name == name }) else { return nil }
      return space.toPage.translatedBy(x: space.frame.minX, y: space.frame.minY).inverted()
    }
    var own = SemanticItem.merging(inside, frame: frame.applying(tree))
    own.handlers = [handler]
    var targets = inside.filter(\.isTarget)
    for index in targets.indices { targets[index].handlers.append(handler) }
    if targets.count == 1, targets[0].frame == own.frame {
      items += targets
    } else {
      items += [own] + targets
    }
  }
}

extension SemanticItem {
  /// Whether a touch sets something off here.
  var isTarget: Bool { !interactions.isEmpty || !handlers.isEmpty }

  /// Whether a tap does something here.
  var answersToTaps: Bool {
    interactions.contains { if case .tap = $0.kind { true } else { false } }
      || handlers.contains { $0.taps != nil }
  }

  /// Whether a tap does something here, be it by a gesture that is not one of taps.
  var answersToTouch: Bool { answersToTaps || handlers.contains(where: \.answersToTaps) }

  mutating func forgetTouches() {
    (interactions, handlers, presses) = ([], [], [])
  }
}
