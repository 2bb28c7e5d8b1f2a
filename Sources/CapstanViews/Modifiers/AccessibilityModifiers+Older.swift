extension View {
  /// Names the view; the older form of `accessibilityLabel`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view's value is; the older form of `accessibilityValue`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what the view does; the older form of `accessibilityHint`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies; the older form of `accessibilityHidden`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name that is not read aloud; the older form of `accessibilityIdentifier`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds to what the view is; the older form of `accessibilityAddTraits`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes away from what the view is; the older form of `accessibilityRemoveTraits`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order in which views are read aloud; the older form of `accessibilitySortPriority`.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets other names of the view; nothing here listens.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// Sets other names of the view; nothing here listens.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// Adds an action for assistive technologies; nothing here calls it.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies; nothing here calls it.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies; nothing here calls it.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named action for assistive technologies; nothing here calls it.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Lets assistive technologies change the view's value; nothing here does.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Makes the view a heading for assistive technologies.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Tells assistive technologies whether the view answers; nothing here asks.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Shows a large form of the view while it is pressed; nothing here does.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a large form of the view while it is pressed; nothing here does.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Leaves the colours of the view when all others are inverted; nothing here inverts them.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
