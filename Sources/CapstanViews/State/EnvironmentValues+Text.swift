public import Foundation

extension EnvironmentValues {
  /// The font of text; nil for body.
  public var font: Font? {
    get { textEnvironment.attributes.font }
    set { textEnvironment.attributes.font = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { textEnvironment.lineLimit }
    set { textEnvironment.lineLimit = newValue }
  }

  /// How lines stand in a text.
  public var multilineTextAlignment: TextAlignment {
    get { textEnvironment.alignment }
    set { textEnvironment.alignment = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { textEnvironment.truncation }
    set { textEnvironment.truncation = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { textEnvironment.lineSpacing }
    set { textEnvironment.lineSpacing = newValue }
  }

  /// Whether characters may move together to fit.
  public var allowsTightening: Bool {
    get { textEnvironment.allowsTightening }
    set { textEnvironment.allowsTightening = newValue }
  }

  /// How small text may become to fit.
  public var minimumScaleFactor: CGFloat {
    get { textEnvironment.minimumScaleFactor }
    set { textEnvironment.minimumScaleFactor = newValue }
  }

  /// The case to which text is turned.
  public var textCase: Text.Case? {
    get { textEnvironment.attributes.textCase }
    set { textEnvironment.attributes.textCase = newValue }
  }
}
