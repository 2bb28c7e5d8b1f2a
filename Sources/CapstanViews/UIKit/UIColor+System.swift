extension UIColor {
  /// The platform's colour of this name.
  public static let systemRed = UIColor(Color(SystemColor.red), ())
  /// The platform's colour of this name.
  public static let systemOrange = UIColor(Color(SystemColor.orange), ())
  /// The platform's colour of this name.
  public static let systemYellow = UIColor(Color(SystemColor.yellow), ())
  /// The platform's colour of this name.
  public static let systemGreen = UIColor(Color(SystemColor.green), ())
  /// The platform's colour of this name.
  public static let systemMint = UIColor(Color(SystemColor.mint), ())
  /// The platform's colour of this name.
  public static let systemTeal = UIColor(Color(SystemColor.teal), ())
  /// The platform's colour of this name.
  public static let systemCyan = UIColor(Color(SystemColor.cyan), ())
  /// The platform's colour of this name.
  public static let systemBlue = UIColor(Color(SystemColor.blue), ())
  /// The platform's colour of this name.
  public static let systemIndigo = UIColor(Color(SystemColor.indigo), ())
  /// The platform's colour of this name.
  public static let systemPurple = UIColor(Color(SystemColor.purple), ())
  /// The platform's colour of this name.
  public static let systemPink = UIColor(Color(SystemColor.pink), ())
  /// The platform's colour of this name.
  public static let systemBrown = UIColor(Color(SystemColor.brown), ())
  /// The platform's colour of this name.
  public static let systemGray = UIColor(Color(SystemColor.gray), ())
  /// The platform's colour of this name.
  public static let systemGray2 = UIColor(Color(SystemColor.gray2), ())
  /// The platform's colour of this name.
  public static let systemGray3 = UIColor(Color(SystemColor.gray3), ())
  /// The platform's colour of this name.
  public static let systemGray4 = UIColor(Color(SystemColor.gray4), ())
  /// The platform's colour of this name.
  public static let systemGray5 = UIColor(Color(SystemColor.gray5), ())
  /// The platform's colour of this name.
  public static let systemGray6 = UIColor(Color(SystemColor.gray6), ())
  /// The platform's colour of this name.
  public static let label = UIColor(Color(SystemColor.label), ())
  /// The platform's colour of this name.
  public static let secondaryLabel = UIColor(Color(SystemColor.secondaryLabel), ())
  /// The platform's colour of this name.
  public static let tertiaryLabel = UIColor(Color(SystemColor.tertiaryLabel), ())
  /// The platform's colour of this name.
  public static let quaternaryLabel = UIColor(Color(SystemColor.quaternaryLabel), ())
  /// The platform's colour of this name.
  public static let placeholderText = UIColor(Color(SystemColor.placeholderText), ())
  /// The platform's colour of this name.
  public static let link = UIColor(Color(SystemColor.link), ())
  /// The platform's colour of this name.
  public static let systemFill = UIColor(Color(SystemColor.systemFill), ())
  /// The platform's colour of this name.
  public static let secondarySystemFill = UIColor(Color(SystemColor.secondarySystemFill), ())
  /// The platform's colour of this name.
  public static let tertiarySystemFill = UIColor(Color(SystemColor.tertiarySystemFill), ())
  /// The platform's colour of this name.
  public static let quaternarySystemFill = UIColor(Color(SystemColor.quaternarySystemFill), ())
  /// The platform's colour of this name.
  public static let separator = UIColor(Color(SystemColor.separator), ())
  /// The platform's colour of this name.
  public static let opaqueSeparator = UIColor(Color(SystemColor.opaqueSeparator), ())
  /// The platform's colour of this name.
  public static let systemBackground = UIColor(Color(SystemColor.systemBackground), ())
  /// The platform's colour of this name.
  public static let secondarySystemBackground = UIColor(
    Color(SystemColor.secondarySystemBackground), ())
  /// The platform's colour of this name.
  public static let tertiarySystemBackground = UIColor(
    Color(SystemColor.tertiarySystemBackground), ())
  /// The platform's colour of this name.
  public static let systemGroupedBackground = UIColor(
    Color(SystemColor.systemGroupedBackground), ())
  /// The platform's colour of this name.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(SystemColor.secondarySystemGroupedBackground), ())
  /// The platform's colour of this name.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(SystemColor.tertiarySystemGroupedBackground), ())
  /// The constant colour of this name.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The constant colour of this name.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The constant colour of this name.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// The constant colour of this name.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// The constant colour of this name.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The constant colour of this name.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The constant colour of this name.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The constant colour of this name.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The constant colour of this name.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The constant colour of this name.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The constant colour of this name.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The constant colour of this name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The constant colour of this name.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The constant colour of this name.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The constant colour of this name.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The accent colour.
  public static let tintColor = UIColor(Color.accentColor, ())
}

extension UIColor {
  /// Black, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White at 60 %, whatever the appearance, as published.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
