import Foundation

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How layered symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How pictures are drawn of which neither view nor catalogue says it.
  var pictureRenderingMode: Image.TemplateRenderingMode? {
    get { self[PictureRenderingModeKey.self] }
    set { self[PictureRenderingModeKey.self] = newValue }
  }

  /// How content changes into other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content is drawn as one picture while it changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue: Image.Scale = .medium
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue: SymbolVariants = .none
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

private enum PictureRenderingModeKey: EnvironmentKey {
  static let defaultValue: Image.TemplateRenderingMode? = nil
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition = .identity
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
