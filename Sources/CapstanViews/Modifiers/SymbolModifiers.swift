extension View {
  /// Sets the size of symbols in the view beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how many colours symbols in the view have.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the variants of symbols in the view, together with those set around it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Draws the view as in a mirror where layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippingModifier(isEnabled: enabled))
  }
}

/// Draws a view as in a mirror where layout runs from right to left.
nonisolated struct FlippingModifier: ViewModifier {
  let isEnabled: Bool

  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Sets how colours of symbols run, which here they do not: they are flat.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { notDrawn("symbolColorRenderingMode", when: mode == .gradient) }

  /// Sets how symbols show a value.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { notDrawn("symbolVariableValueMode", when: mode == .draw) }

  /// Limits the brightness of pictures; pages here have the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// How colours of symbols run.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From light to dark.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String
  /// By colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By length.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
