import CapstanStage

/// A setting of the page that a matrix can vary; its raw value is what it is called.
///
/// The order of the cases is the order of a combination's name.
enum MatrixAxis: String, CaseIterable {
  case colorScheme = "color-scheme"
  case contrast
  case textSize = "text-size"
  case layoutDirection = "layout-direction"
  case locale
  case motion
  case era

  private enum Motion: String, CaseIterable, OptionValue { case full, reduced }

  /// The only values; empty where any name will do.
  var choices: [String] {
    switch self {
    case .colorScheme: StageSettings.ColorScheme.choices
    case .contrast: StageSettings.Contrast.choices
    case .textSize: StageSettings.TextSize.choices
    case .layoutDirection: StageSettings.LayoutDirection.choices
    case .motion: Motion.choices
    case .era: StageSettings.Era.choices
    case .locale: []
    }
  }

  /// Whether a text is one of its values.
  func takes(_ value: String) -> Bool {
    guard self == .locale else { return choices.contains(value) }
    // Part of a folder's name, in which keywords have no place.
    return LocaleIdentifier.isKnown(value) && !value.contains("@")
  }

  /// The axes that are options of the same name.
  static var options: String {
    allCases.filter { $0 != .motion }.map(\.rawValue).joined(separator: ", ")
  }

  /// The axis with all that it takes.
  var form: String {
    "\(rawValue)=" + (choices.isEmpty ? "ID,… (such as de_DE)" : choices.joined(separator: ","))
  }

  /// What a value is called where its axis is not named beside it.
  func title(of value: String) -> String {
    switch self {
    case .contrast: "\(value)-contrast"
    case .motion: "\(value)-motion"
    default: value
    }
  }

  /// Stores a value in a page's options.
  func set(_ value: String, in scene: inout SceneOptions) throws {
    switch self {
    case .colorScheme: scene.colorScheme = try .init(argument: value)
    case .contrast: scene.contrast = try .init(argument: value)
    case .textSize: scene.textSize = try .init(argument: value)
    case .layoutDirection: scene.layoutDirection = try .init(argument: value)
    case .locale: scene.localeName = try .init(argument: value)
    case .motion: scene.reducesMotion = try Motion(argument: value) == .reduced
    case .era: scene.era = try .init(argument: value)
    }
  }
}
