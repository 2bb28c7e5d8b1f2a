public import Foundation

extension Font {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// The system's scale, from -0.8 to 0.62; 0 is regular.
    package let value: CGFloat

    package init(value: CGFloat) { self.value = value }

    /// The weight ultra light.
    public static let ultraLight = Weight(value: -0.8)
    /// The weight thin.
    public static let thin = Weight(value: -0.6)
    /// The weight light.
    public static let light = Weight(value: -0.4)
    /// The weight regular.
    public static let regular = Weight(value: 0)
    /// The weight medium.
    public static let medium = Weight(value: 0.23)
    /// The weight semibold.
    public static let semibold = Weight(value: 0.3)
    /// The weight bold.
    public static let bold = Weight(value: 0.4)
    /// The weight heavy.
    public static let heavy = Weight(value: 0.56)
    /// The weight black.
    public static let black = Weight(value: 0.62)

    /// The weight on the scale of font files, 100...900.
    package var fileWeight: Int {
      let scale: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let nearest = scale.indices.min {
        abs(scale[$0].value - value) < abs(scale[$1].value - value)
      }
      return ((nearest ?? 3) + 1) * 100
    }
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is normal, negative narrower.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.5)
    /// Narrow letters.
    public static let condensed = Width(-0.3)
    /// The normal width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.3)

    /// Per cent of the normal width; the factor is an approximation of ours.
    package var percent: Int {
      value.isNaN ? 100 : Int(min(max((100 + value * 80).rounded(), 1), 1000))
    }
  }

  /// A family of the system's faces.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A distance between lines relative to a text style's own.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// A role of text, with a size for each of the reader's preferences.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2
  }
}
