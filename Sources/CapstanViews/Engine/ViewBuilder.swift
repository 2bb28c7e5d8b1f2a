/// Builds one view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Passes a view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds nothing from an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` with `else`, or a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of an `if` with `else`, or a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Erases the type of a view that stands under an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
