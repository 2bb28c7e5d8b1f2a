/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case ignore, contain, combine }

  package let kind: Kind

  /// The elements inside are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay elements of their own.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A kind of action on an element.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismissing what is on top.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What a double tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The kind of text that an element holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// Text of the kind plain.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of the kind console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Text of the kind file system.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text of the kind messaging.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Text of the kind narrative.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Text of the kind source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Text of the kind spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text of the kind word processing.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
