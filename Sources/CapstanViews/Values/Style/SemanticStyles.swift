import CapstanSceneGraph

/// The tint of controls.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    guard let tint = context.tint else { return Color.accentColor._resolved(in: context) }
    var outer = context
    outer.tint = nil
    return tint._resolved(in: outer)
  }
}

/// The background of the current place.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    if let background = context.background {
      var outer = context
      outer.background = nil
      return background._resolved(in: outer)
    }
    return context.systemColor(
      at: [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground])
  }
}

/// The background of a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.systemColor(at: [.systemBackground])
  }
}

/// The colour of separator lines.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.systemColor(at: [.separator])
  }
}

/// The colour of what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    TintShapeStyle()._resolved(in: context)
  }
}

/// The fill of shapes that carry content, such as a track.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.systemColor(
      at: [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill])
  }
}

/// The colour of text that stands in for a missing value.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.systemColor(at: [.placeholderText])
  }
}

/// The colour of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.systemColor(at: [.link])
  }
}

extension StyleContext {
  /// Returns the colour of the context's level; the last serves for deeper ones.
  fileprivate func systemColor(at levels: [SystemColor]) -> ResolvedStyle {
    ResolvedStyle(Color(levels[min(level, levels.count - 1)]).resolvedColor(in: self))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the current place.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes that carry content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
