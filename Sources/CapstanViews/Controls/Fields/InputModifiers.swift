extension View {
  /// Sets the keyboard, which is never shown.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what is typed, which nothing is here.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Says which letters become capitals while typing.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says which letters become capitals while typing.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Turns corrections off while typing.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Turns corrections off while typing.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Names the key that submits.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Calls a closure when something is submitted, which never happens here.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// Kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is typed.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name.
  public static let name = UITextContentType(name: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A name of an account.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A password that is made.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// An address of a page.
  public static let URL = UITextContentType(name: "URL")
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// Names of the key that submits.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Lets the view be chosen by a keyboard, which there is none of.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
