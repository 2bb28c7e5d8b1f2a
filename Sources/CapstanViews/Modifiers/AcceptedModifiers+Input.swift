public import Foundation

// What waits for a hand, a pointer or a keyboard that a clip does not have; accepted in silence.

extension View {
  /// Lets the view be dragged to another place; nothing is dragged here.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Lets the view be dragged to another place; nothing is dragged here.
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what is dragged onto the view; nothing is dragged here.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Lets the view be dragged to another place; nothing is dragged here.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged to another place; nothing is dragged here.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what is dragged onto the view; nothing is dragged here.
  public nonisolated func onDrop<T>(
    of types: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Calls a closure while a pointer moves over the view; no pointer is there.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Changes the pointer over the view; no pointer is there.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Triggers the control by a key; there is no keyboard.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Triggers the control by a key; there is no keyboard.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Calls a closure at the press of a key; there is no keyboard.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Shows no ring around the view where it has the focus; none is drawn.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says what has the focus at first, which nothing has here.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }

  /// Lets text be selected by hand.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Sets the look of fields of several lines.
  public nonisolated func textEditorStyle(_ style: PlainTextEditorStyle) -> some View { self }

  /// Lets the system rewrite text; it never does.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Lets a control be triggered by what is dragged over it; nothing is dragged here.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Keeps a row from being chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Calls a closure when the name is to be changed; it never is.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// Shows a field for searching in text, which is never shown.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Says which events of the outside the view takes; there are none.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Goes on with an activity of the user; there are none here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }

  /// Sets where values of the app are kept: in memory, always.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Hides the view where the device is locked, which it never is.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Marks what waits for new content; it never does.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// What is dragged: nothing.
public final class NSItemProvider {
  /// Creates nothing.
  public init() {}
  /// Creates nothing.
  public init(object: Any) {}
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer looks like.
public struct PointerStyle: Sendable {
  /// As the system decides.
  public static let `default` = PointerStyle()
  /// A hand.
  public static let link = PointerStyle()
  /// For text.
  public static let horizontalText = PointerStyle()
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What the key writes.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The long key.
  public static let space = KeyEquivalent(" ")
  /// The key that goes to the next field.
  public static let tab = KeyEquivalent("\t")
  /// The key that takes away.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
}

/// Keys held down beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For capitals.
  public static let shift = EventModifiers(rawValue: 2)
  /// For other characters.
  public static let control = EventModifiers(rawValue: 4)
  /// For other characters.
  public static let option = EventModifiers(rawValue: 8)
  /// For commands.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key with those held down beside it.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  private let modifiers: Int

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers.rawValue)
  }

  /// What agrees.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The press of a key.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Sendable {
    case handled, ignored
  }
}

/// Whether text can be selected by hand.
public protocol TextSelectability {}

/// It can.
public struct EnabledTextSelectability: TextSelectability {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The look of fields of several lines.
public struct PlainTextEditorStyle: Sendable {
  /// Creates the look.
  public init() {}
  /// Without a frame.
  public static let plain = PlainTextEditorStyle()
  /// As the system decides.
  public static let automatic = PlainTextEditorStyle()
}

/// Whether the system may rewrite text.
public struct WritingToolsBehavior: Sendable {
  /// As the system decides.
  public static let automatic = WritingToolsBehavior()
  /// In full.
  public static let complete = WritingToolsBehavior()
  /// A little.
  public static let limited = WritingToolsBehavior()
  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}

/// Whether what is dragged over a control triggers it.
public struct SpringLoadingBehavior: Sendable {
  /// As the system decides.
  public static let automatic = SpringLoadingBehavior()
  /// It does.
  public static let enabled = SpringLoadingBehavior()
  /// It does not.
  public static let disabled = SpringLoadingBehavior()
}
