import Foundation

extension View {
  /// Names the view for assistive technologies and scripts.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(
      AccessibilityModifier { items, environment in
        items.describe { $0.label = label.characters(in: environment.styleContext) }
      })
  }

  /// Names the view for assistive technologies and scripts.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for assistive technologies and scripts.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Names the view for assistive technologies and scripts.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Adds to what the view is for assistive technologies; scripts see what is selected.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(
      AccessibilityModifier { items, _ in
        items.describe {
          if traits.contains(.isSelected) { $0.isSelected = true }
          if traits.contains(.isButton) { $0.isButton = true }
        }
      })
  }

  /// Takes away from what the view is for assistive technologies.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(
      AccessibilityModifier { items, _ in
        items.describe {
          if traits.contains(.isSelected) { $0.isSelected = false }
          if traits.contains(.isButton) { $0.isButton = false }
        }
      })
  }

  /// Gives the view a name that is not read aloud.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      AccessibilityModifier { items, _ in items.describe { $0.identifier = identifier } })
  }

  /// Hides the view from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(
      AccessibilityModifier { items, _ in
        if hidden { for index in items.indices { items[index].isHidden = true } }
      })
  }

  /// Makes the view one thing for assistive technologies.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(
      AccessibilityModifier { items, _ in
        guard children != .contain, items.contains(where: { !$0.isTarget }) else {
          return
        }
        let frame = items.reduce(CGRect.null) { $0.union($1.frame) }
        var item = SemanticItem.merging(items, frame: frame)
        if children == .ignore { (item.text, item.fallback) = ("", "") }
        let targets = items.filter { $0.isTarget }
        items = targets.isEmpty ? [item] : targets
      })
  }

  /// Says what the view's value is; nothing here reads it.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// Says what the view's value is; nothing here reads it.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Says what the view's value is; nothing here reads it.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View { self }

  /// Says what the view does; nothing here reads it.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what the view does; nothing here reads it.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what the view does; nothing here reads it.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View { self }

  /// Sets the order in which views are read aloud; nothing here reads them.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

extension [SemanticItem] {
  /// Describes the one thing that a view is: its only target, or its content as one.
  mutating func describe(_ change: (inout SemanticItem) -> Void) {
    let targets = indices.filter { self[$0].isTarget }
    if targets.count == 1 {
      change(&self[targets[0]])
    } else if targets.isEmpty {
      let shape = filter(\.isContentShape)
      let frame = reduce(CGRect.null) { $0.union($1.frame) }
      var item = SemanticItem.merging(self, frame: frame.isNull ? .zero : frame)
      item.hitShape = nil
      change(&item)
      self = [item] + shape
    }
  }
}

/// Changes what a view is for assistive technologies and scripts.
nonisolated struct AccessibilityModifier: ViewModifier {
  let change: @MainActor (inout [SemanticItem], EnvironmentValues) -> Void

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(SemanticsModifier(change: change, environment: environment))
  }
}

/// Changes what can be read or tapped of a view.
nonisolated struct SemanticsModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let change: @MainActor (inout [SemanticItem], EnvironmentValues) -> Void
  let environment: EnvironmentValues

  @MainActor func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {
    change(&items, environment)
  }
}
