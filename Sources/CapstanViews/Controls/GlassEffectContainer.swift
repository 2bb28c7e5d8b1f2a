public import Foundation

/// Views whose glass could melt together; each keeps its own here.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the spacing, at which shapes would melt, has no effect here.
  @MainActor @preconcurrency public init(
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}

extension View {
  /// Names the glass for transitions between shapes, which are not drawn.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass of several views into one shape, which is not drawn.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    notDrawn("glassEffectUnion")
  }

  /// Sets how glass appears; it appears with its view here.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// How glass appears.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static let identity = GlassEffectTransition()
  /// Out of the shapes nearby.
  public static let matchedGeometry = GlassEffectTransition()
  /// By itself.
  public static let materialize = GlassEffectTransition()
}
