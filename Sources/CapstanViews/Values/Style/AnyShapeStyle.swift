/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  package let base: any ShapeStyle

  /// Wraps a style; a wrapped style is not wrapped again.
  public init(_ style: some ShapeStyle) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    base._resolved(in: context)
  }
}

extension AnyShapeStyle: Equatable {
  /// Tells whether both are known to be equal; styles without a notion of equality are not.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    guard let left = lhs.base as? any Hashable, let right = rhs.base as? any Hashable else {
      return false
    }
    return AnyHashable(left) == AnyHashable(right)
  }
}
