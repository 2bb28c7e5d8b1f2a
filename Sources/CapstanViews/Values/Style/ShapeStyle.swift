/// A colour, gradient or pattern with which shapes, text and symbols are drawn.
///
/// A style of your own implements `resolve(in:)` and returns another style.
public nonisolated protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns what is painted; the default asks `resolve(in:)`.
  func _resolved(in context: StyleContext) -> ResolvedStyle
}

extension ShapeStyle {
  /// Returns what is painted by the style that `resolve(in:)` gives.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    resolve(in: context.environment)._resolved(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style is drawn as it stands.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it stands; it resolves to no other style.")
  }
}

extension Never: ShapeStyle {
  /// The style is drawn as it stands.
  public typealias Resolved = Never
}
