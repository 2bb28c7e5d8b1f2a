public import Foundation

/// Words that a reader of any language could be shown.
///
/// Foundation on Linux lacks it. No tables of translations are read: the default value, or the key
/// without one, is what is shown.
public nonisolated struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// Under which the words would be looked up.
  public let key: String
  /// The language that the reader reads.
  public var locale: Locale
  /// The table in which the words would be looked up.
  public let table: String?
  package let localizedKey: LocalizedStringKey

  /// Creates a resource from its key, which is also what is shown.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (localizedKey, self.table, self.locale) = (keyAndValue, table, locale)
    key = keyAndValue.characters
  }

  /// Creates a resource from its key and what is shown.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (localizedKey, self.table, self.locale) = (defaultValue, table, locale)
    self.key = "\(key)"
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Creates a resource from a literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has words for a reader.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// Creates the characters that a resource shows.
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.characters
  }
}

extension LocalizedStringKey {
  /// What is shown at default settings.
  package var characters: String { Text(.key(self)).characters(in: StyleContext()) }
}
