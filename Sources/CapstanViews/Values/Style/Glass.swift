import CapstanSceneGraph
package import Foundation

/// A kind of glass: what a glass effect does to the page behind.
public struct Glass: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case regular, clear, identity }

  package let kind: Kind
  package var tint: Color?
  package var isInteractive = false

  /// Frosted glass.
  public static let regular = Glass(kind: .regular)
  /// Glass without frost.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass that answers to touches; drawn alike at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension Glass {
  /// Returns what the glass does to the page behind a shape whose frame has a shorter side of so
  /// many points; nil for no glass.
  package func resolved(in context: StyleContext, shorterSide: CGFloat) -> ResolvedStyle? {
    let appearance = BackdropAppearance(context.colorScheme)
    let tint = tint?.resolvedColor(in: context) ?? .clear
    let recipe: GlassRecipe
    switch kind {
    case .identity: return nil
    case .regular: recipe = .regular(appearance, shorterSide: shorterSide, tint: tint)
    case .clear: recipe = .clear(appearance, shorterSide: shorterSide, tint: tint)
    }
    return ResolvedStyle(.backdrop(.glass(recipe)))
  }
}
