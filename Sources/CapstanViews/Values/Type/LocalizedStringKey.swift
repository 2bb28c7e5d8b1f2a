public import Foundation

/// A literal with values put in; its characters may carry Markdown.
///
/// No tables of translations are read: the key is what is shown.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  /// A piece of the literal.
  package enum Part: Equatable, Sendable {
    /// Characters of the literal itself, in which Markdown counts.
    case literal(String)
    /// Characters that are set as they are.
    case string(String)
    case formatted(FormattedValue)
    case text(Text)
  }

  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// Creates a key from characters, in which Markdown counts.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var parts: [Part] = []

    /// Creates a key from a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds characters, which are set as they are.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// Adds a number in the reader's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.formatted(FormattedValue { value._formatted(in: $0) }))
    }

    /// Adds a number as a format such as `%.2f` says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      parts.append(
        .formatted(
          FormattedValue { String(format: specifier, locale: $0.locale, value._argument) }))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter
    ) {
      parts.append(.text(Text(subject, formatter: formatter)))
    }

    /// Adds the span between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    /// Adds text with its own changes.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// Adds text with attributes.
    @_disfavoredOverload public mutating func appendInterpolation(
      _ attributedString: AttributedString
    ) {
      parts.append(.text(Text(attributedString)))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds a resource.
    @_disfavoredOverload public mutating func appendInterpolation(
      _ resource: LocalizedStringResource
    ) {
      parts.append(.text(Text(resource)))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.string(String(describing: value)))
    }
  }
}

/// A number that can be put into a localized string.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number as an argument of a format.
  var _argument: any CVarArg { get }

  /// Returns the number as the system's own format writes it.
  func _formatted(in context: StyleContext) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { self }

  /// Returns the number with the locale's separators between thousands.
  public func _formatted(in context: StyleContext) -> String {
    formatted(IntegerFormatStyle<Self>(locale: context.locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { Double(self) }

  /// Returns the number with six decimals.
  public func _formatted(in context: StyleContext) -> String {
    String(format: "%lf", locale: context.locale, Double(self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
