public import Foundation

extension EnvironmentValues {
  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How text is set.
  package var textEnvironment: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue: Locale = Locale(identifier: "en_US")
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = Calendar(identifier: .gregorian)
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue: TimeZone = .gmt
}

private enum TextEnvironmentKey: EnvironmentKey {
  static let defaultValue: TextEnvironment = TextEnvironment()
}
