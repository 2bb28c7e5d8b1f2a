/// A part of a bar's content.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the parts that this one is made of.
  associatedtype Body: ToolbarContent

  /// The parts that this one is made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Returns the parts in order; not called by listings.
  func _entries() -> _ToolbarEntries
}

/// A part of a bar's content that could be customised.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Returns the parts of the body.
  public func _entries() -> _ToolbarEntries { body._entries() }

  /// Hides the glass behind the part, which is not drawn.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _entries()
  }

  /// Hides the part.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    hidden ? _ToolbarEntries(entries: []) : _entries()
  }
}

extension Never: ToolbarContent {
  /// Never returns: there is no value of this type.
  public func _entries() -> _ToolbarEntries { _ToolbarEntries(entries: []) }
}

extension ToolbarContent where Body == Never {
  /// Traps: the part is shown as it stands.
  public var body: Never { preconditionFailure("A part of a bar has no body.") }
}

/// A view in a bar.
nonisolated struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Views in bars, in order.
public nonisolated struct _ToolbarEntries: CustomizableToolbarContent {
  /// The body, which does not exist.
  public typealias Body = Never

  let entries: [ToolbarEntry]

  /// The views themselves.
  @MainActor public func _entries() -> _ToolbarEntries { self }
}

/// Builds a bar's content from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct ToolbarContentBuilder {
  /// Takes a part.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> _ToolbarEntries {
    content._entries()
  }

  /// Takes a view as a part at the place that the system chooses.
  @_disfavoredOverload public static func buildExpression<V: View>(
    _ content: V
  ) -> _ToolbarEntries {
    _ToolbarEntries(entries: [ToolbarEntry(placement: .automatic, view: AnyView(content))])
  }

  /// Joins parts.
  public static func buildBlock(_ content: _ToolbarEntries...) -> _ToolbarEntries {
    _ToolbarEntries(entries: content.flatMap(\.entries))
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ content: _ToolbarEntries?) -> _ToolbarEntries {
    content ?? _ToolbarEntries(entries: [])
  }

  /// Builds the first branch of an `if` with `else`, or a `switch`.
  public static func buildEither(first: _ToolbarEntries) -> _ToolbarEntries { first }

  /// Builds the second branch of an `if` with `else`, or a `switch`.
  public static func buildEither(second: _ToolbarEntries) -> _ToolbarEntries { second }

  /// Passes parts on that stand under an availability check.
  public static func buildLimitedAvailability(_ content: _ToolbarEntries) -> _ToolbarEntries {
    content
  }
}

/// A view in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// The body, which does not exist.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// The view at its place.
  @MainActor public func _entries() -> _ToolbarEntries {
    _ToolbarEntries(entries: [ToolbarEntry(placement: placement, view: AnyView(content))])
  }
}

extension ToolbarItem where ID == () {
  /// Creates a view at a place.
  @MainActor @preconcurrency public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates a view at a place; bars cannot be customised here.
  @MainActor @preconcurrency public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views at one place of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The body, which does not exist.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates views at a place.
  @MainActor @preconcurrency public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views at their place.
  @MainActor public func _entries() -> _ToolbarEntries {
    _ToolbarEntries(
      entries: ListedView.views(of: content).map {
        ToolbarEntry(placement: placement, view: $0.view)
      })
  }
}

/// Space between views of a bar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
  /// The body, which does not exist.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// The space at its place.
  @MainActor public func _entries() -> _ToolbarEntries {
    let view = sizing == .flexible ? AnyView(Spacer()) : AnyView(EmptyView())
    return _ToolbarEntries(entries: [ToolbarEntry(placement: placement, view: view)])
  }
}

/// How space between views of a bar grows.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As far as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Not at all.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A place in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case leading, trailing, principal, bottom, none
  }

  let kind: Kind

  /// The place that the system chooses: trailing in the bar at the top.
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  /// In the middle of the bar at the top, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// In the middle of the bar at the top, in place of the title.
  public static let title = ToolbarItemPlacement(kind: .principal)
  /// Leading in the bar at the top.
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  /// Trailing in the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  /// Trailing in the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .bottom)
  /// Trailing in the bar at the top.
  public static let confirmationAction = ToolbarItemPlacement(kind: .trailing)
  /// Leading in the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  /// Leading in the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(kind: .leading)
  /// Above the keyboard, which is never shown.
  public static let keyboard = ToolbarItemPlacement(kind: .none)
  /// Leading in the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// Trailing in the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// Leading in the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// Trailing in the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
}

extension View {
  /// Puts views into the bars around the page.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = content()
    return pageSettings { settings in
      settings.items = ListedView.views(of: view).map {
        ToolbarEntry(placement: .automatic, view: $0.view)
      }
    }
  }

  /// Puts views into the bars around the page.
  @MainActor public func toolbar(
    @ToolbarContentBuilder content: () -> _ToolbarEntries
  ) -> some View {
    let entries = content().entries
    return pageSettings { $0.items = entries }
  }

  /// Puts views into the bars around the page, which cannot be customised here.
  @MainActor public func toolbar(
    id: String, @ToolbarContentBuilder content: () -> _ToolbarEntries
  ) -> some View {
    toolbar(content: content)
  }

  /// Puts views into the bar at the top of the page.
  @MainActor public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    let entries = [
      ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
      ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
    ]
    return pageSettings { $0.items = entries }
  }

  /// Puts a view into the bar at the top of the page.
  @MainActor public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Puts a view into the bar at the top of the page.
  @MainActor public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }
}
