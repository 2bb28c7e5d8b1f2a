public import Foundation

extension View {
  /// Shows or hides marks of the place while scrolling, which is never here.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets marks of the place flash, which they never do here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Keeps scroll views from being scrolled, which they never are here.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says how scroll views bounce, which they never do here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says how the keyboard is dismissed, which is never shown.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Says where scrolling comes to rest, which never happens here.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }

  /// Makes the views inside places where scrolling comes to rest, which never happens here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Binds the place to which content is scrolled: the view inside of an identity.
  ///
  /// Without an anchor the view comes into sight by the shortest way.
  @MainActor @preconcurrency public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map { AnyHashable($0) }
    return transformEnvironment(\.scrollSettings) { settings in
      settings.target = target
      settings.targetAnchor = anchor
    }
  }

  /// Binds the place to which content is scrolled.
  @MainActor @preconcurrency public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let value = position.wrappedValue
    return transformEnvironment(\.scrollSettings) { settings in
      settings.target = value.place
      settings.targetAnchor = value.anchor ?? anchor
    }
  }

  /// Shows what lies outside of scroll views, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipped = !disabled }
  }

  /// Sets which part of the content scroll views show first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
  }

  /// Sets which part of the content scroll views show in a role; only the first showing counts.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollSettings) { if role == .initialOffset { $0.anchor = anchor } }
  }

  /// Says how content fades under bars; it does not.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Calls a closure when other views have come into sight by scrolling, which nothing does here.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Shows or hides the background of lists and forms.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollSettings) { $0.showsBackground = visibility != .hidden }
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps edges free around the content of scroll views, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.margins.top = insets.top }
      if edges.contains(.bottom) { settings.margins.bottom = insets.bottom }
      if edges.contains(.leading) { settings.margins.leading = insets.leading }
      if edges.contains(.trailing) { settings.margins.trailing = insets.trailing }
    }
  }

  /// Runs a refresh when the list is pulled, which never happens here.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

extension EdgeInsets {
  /// Creates insets of one length on some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// When marks of the place are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Rather not.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When scroll views bounce.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is larger.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How the keyboard is dismissed.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a margin is kept from.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// From content and marks.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// From content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// From marks.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What an anchor of scrolling decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// What is shown first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays where sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than the window.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
