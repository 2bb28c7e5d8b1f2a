/// A type that an option's text can become.
public protocol OptionValue: Sendable {
  /// Creates a value from what stands on the command line.
  ///
  /// - Throws: `OptionValueError` saying what was expected.
  init(argument: String) throws

  /// The only texts that are accepted, for help and completion; empty where the set is open.
  static var choices: [String] { get }
}

extension OptionValue {
  /// No closed set.
  public static var choices: [String] { [] }
}

/// Text that is no value of an option's type.
public struct OptionValueError: Error, Equatable, Sendable {
  /// Completes the sentence "… is not …": `a whole number above 0`.
  public var expected: String
  /// What to do about it, or nil.
  public var hint: String?

  /// Creates an error from what would have been right.
  public init(expected: String, hint: String? = nil) {
    (self.expected, self.hint) = (expected, hint)
  }
}

extension String: OptionValue {
  /// Takes any text.
  public init(argument: String) { self = argument }
}

extension Int: OptionValue {
  /// Takes a whole number.
  public init(argument: String) throws {
    guard let value = Int(argument) else { throw OptionValueError(expected: "a whole number") }
    self = value
  }
}

extension Double: OptionValue {
  /// Takes a finite number with a decimal point, whatever the locale.
  public init(argument: String) throws {
    guard let value = Double(argument), value.isFinite else {
      throw OptionValueError(expected: "a number")
    }
    self = value
  }
}

extension OptionValue where Self: RawRepresentable<String> & CaseIterable {
  /// Takes one of the cases by name.
  public init(argument: String) throws {
    guard let value = Self(rawValue: argument) else {
      throw OptionValueError(expected: "one of \(Self.choices.joined(separator: ", "))")
    }
    self = value
  }

  /// The names of the cases.
  public static var choices: [String] { allCases.map(\.rawValue) }
}
