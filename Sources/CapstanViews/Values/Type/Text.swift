public import Foundation

/// Words, with changes to how they are set.
public nonisolated struct Text: Equatable, Sendable {
  /// What is said.
  package indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(FormattedValue)
    case attributed([AttributedRun])
    case image(Image)
    case concatenated(Text, Text)
  }

  /// A change; of two of one kind, the one applied first wins, as views inside win over those
  /// around them.
  package enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospaced(Bool)
    case monospacedDigit
    case style(AnyShapeStyle?)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case textCase(Case?)
    case scale(Scale)
    case link(URL)
  }

  package let storage: Storage
  /// In the order of application.
  package var modifiers: [Modifier] = []

  package init(_ storage: Storage) { self.storage = storage }

  package func modified(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Creates text from a literal: a key with its values put in, in which Markdown counts.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Creates text from characters, which are set as they are.
  @_disfavoredOverload public init(_ content: some StringProtocol) {
    storage = .verbatim(String(content))
  }

  /// Creates text from characters, which are set as they are.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates text from a resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    storage = .key(resource.localizedKey)
  }

  /// Creates text with attributes; a literal makes a key instead.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    storage = .attributed(AttributedRun.runs(of: attributedContent))
  }

  /// Creates text that is a picture.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates text that formats a value in the reader's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    storage = .formatted(FormattedValue { format.locale($0.locale).format(input) })
  }

  /// Creates text that shows a date.
  public init(_ date: Date, style: DateStyle) {
    storage = .formatted(FormattedValue { style.string(for: date, in: $0) })
  }

  /// Creates text that shows the span between two dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(
      FormattedValue { context in
        var style = Date.IntervalFormatStyle(
          locale: context.locale, timeZone: context.timeZone)
        style = style.hour().minute()
        return style.format(dates.lowerBound..<dates.upperBound)
      })
  }

  /// Creates text that a formatter writes, at once and in the formatter's own locale; empty if the
  /// formatter cannot write the value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Returns one text after another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }
}

extension Text {
  /// Where an ellipsis replaces what does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A change of the letters' case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    package let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as for units beside figures; the factor is an approximation of ours.
    public static let secondary = Scale(factor: 0.77)
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public struct Pattern: Hashable, Sendable {
      /// Strokes and gaps in turn, in thicknesses of the line; approximations of ours.
      package let dashes: [CGFloat]

      /// Unbroken.
      public static let solid = Pattern(dashes: [])
      /// Dots.
      public static let dot = Pattern(dashes: [1, 2])
      /// Dashes.
      public static let dash = Pattern(dashes: [4, 2])
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }

    /// How the line is broken.
    package let pattern: Pattern
    /// Nil for the text's own style.
    package let color: Color?

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A solid line in the text's own style.
    public static let single = LineStyle()
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    private let kind: Kind

    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)

    func string(for date: Date, in context: StyleContext) -> String {
      var style = Date.FormatStyle(locale: context.locale, timeZone: context.timeZone)
      // As far as a thousand years: what is further, or no number, is as far.
      let furthest = 1e3 * 366 * 86_400
      let interval = date.timeIntervalSince(context.now).rounded()
      let seconds = Int(min(max(interval.isNaN ? 0 : interval, -furthest), furthest))
      switch kind {
      case .time:
        style = style.hour().minute()
        return style.format(date)
      case .date:
        style = style.year().month(.wide).day()
        return style.format(date)
      case .relative: return Self.duration(abs(seconds))
      case .offset: return (seconds < 0 ? "-" : "+") + Self.duration(abs(seconds))
      case .timer:
        let s = abs(seconds)
        let minutes = s / 60 % 60
        let tail = ":" + (s % 60 < 10 ? "0" : "") + "\(s % 60)"
        if s < 3600 { return "\(minutes)" + tail }
        return "\(s / 3600):" + (minutes < 10 ? "0" : "") + "\(minutes)" + tail
      }
    }

    /// The two largest units, in English.
    private static func duration(_ seconds: Int) -> String {
      let units = [(86400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
      guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
      let whole = seconds / units[first].0
      let head = "\(whole) \(units[first].1)\(first == 0 && whole > 1 ? "s" : "")"
      guard first + 1 < units.count else { return head }
      let rest = seconds % units[first].0 / units[first + 1].0
      return rest == 0 ? head : head + ", \(rest) \(units[first + 1].1)"
    }
  }
}

/// A value that becomes characters in a context.
package final class FormattedValue: Equatable, Sendable {
  private let characters: @Sendable (StyleContext) -> String

  package init(_ characters: @escaping @Sendable (StyleContext) -> String) {
    self.characters = characters
  }

  package func string(in context: StyleContext) -> String { characters(context) }

  /// Tells whether both give the same characters at default settings.
  package static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    lhs === rhs || lhs.string(in: StyleContext()) == rhs.string(in: StyleContext())
  }
}
