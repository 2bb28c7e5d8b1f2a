/// Declares a page that shows a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CapstanMacros", type: "PreviewMacro")

/// Declares a page that shows a view in a certain way.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CapstanMacros", type: "PreviewMacro")

/// What belongs to previews.
public enum Preview {
  /// Marks traits of pages that show views.
  public enum ViewTraits: Sendable {}
}
