/// Every combination of chosen settings: the value of `--matrix`.
///
/// Written as axes with their values: `color-scheme=light,dark motion=full,reduced`.
struct SceneMatrix: OptionValue, Equatable {
  /// One axis and the values that are combined.
  struct Choice: Equatable {
    var axis: MatrixAxis
    /// At least one; no two name one folder.
    var values: [String]
  }

  /// In the order given, each axis once; none for the source as it is.
  var choices: [Choice]

  /// What is taken as it is: a word for those who want to undo a shot file's matrix.
  static let none = "none"
  /// What is taken of each axis where the whole matrix is asked for by its name.
  static let full = "full"
  private static let fullText =
    "color-scheme=light,dark layout-direction=ltr,rtl motion=full,reduced"

  /// Takes axes with values, parted by blanks, or the name of a matrix.
  ///
  /// - Throws: `CommandError` with the code `usage` that lists what is allowed.
  init(argument: String) throws {
    switch argument {
    case Self.none: choices = []
    case Self.full: self = try SceneMatrix(argument: Self.fullText)
    default: choices = try Self.choices(in: argument)
    }
  }

  private static func choices(in text: String) throws -> [Choice] {
    var choices: [Choice] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let axis = try axis(named: String(parts[0]))
      guard parts.count == 2 else {
        throw failure("'\(word)' has no values: write \(axis.rawValue)=A,B", about: axis)
      }
      guard !choices.contains(where: { $0.axis == axis }) else {
        throw CommandError.usage(
          "--matrix: \(axis.rawValue) stands there twice",
          hint: "an axis takes all its values at once: \(axis.rawValue)=A,B")
      }
      choices.append(Choice(axis: axis, values: try values(in: parts[1], of: axis)))
    }
    guard !choices.isEmpty else {
      throw CommandError.usage("--matrix: there is no axis in it", hint: allowed)
    }
    return choices
  }

  private static func axis(named name: String) throws -> MatrixAxis {
    guard let axis = MatrixAxis(rawValue: name) else {
      let near = nearest(to: name, in: MatrixAxis.allCases.map(\.rawValue))
      throw CommandError.usage(
        "--matrix: there is no axis '\(name)'" + (near.map { "; did you mean \($0)?" } ?? ""),
        hint: allowed)
    }
    return axis
  }

  private static func values(in text: Substring, of axis: MatrixAxis) throws -> [String] {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = String(part)
      guard axis.takes(value) else {
        let near = nearest(to: value, in: axis.choices)
        throw failure(
          "'\(value)' is no value of \(axis.rawValue)"
            + (near.map { "; did you mean \($0)?" } ?? ""), about: axis)
      }
      // Names of folders: not every file system tells cases apart.
      if let same = values.first(where: { $0.lowercased() == value.lowercased() }) {
        throw CommandError.usage(
          "--matrix: \(axis.rawValue) has the value \(same) twice",
          hint: "each combination has a folder of its own")
      }
      values.append(value)
    }
    return values
  }

  private static func failure(_ message: String, about axis: MatrixAxis) -> CommandError {
    .usage("--matrix: \(message)", hint: "allowed is \(axis.form)")
  }

  /// The axes with what each takes, as help and errors list them.
  static var allowed: String {
    "axes are " + MatrixAxis.allCases.map(\.form).joined(separator: "; ")
  }
}

extension SceneMatrix {
  /// A combination: a page, and the values that make it.
  struct Variant: Sendable {
    var scene: SceneOptions
    /// A value for each axis, in the one order of all matrices.
    var values: [String]

    /// A folder's name that tells the combination: `dark-accessibility3-rtl`.
    var folder: String { values.joined(separator: "-") }
    /// The same in a line of text.
    var title: String { values.joined(separator: " · ") }
  }

  /// The combinations of a page; the last axis changes first.
  func variants(of scene: SceneOptions) throws -> [Variant] {
    var rows: [[Int]] = [[]]
    for choice in choices {
      rows = rows.flatMap { row in choice.values.indices.map { row + [$0] } }
    }
    return try rows.map { row in
      var variant = Variant(scene: scene, values: [])
      let chosen = zip(choices, row).map { (axis: $0.axis, value: $0.values[$1]) }
      for (axis, value) in chosen { try axis.set(value, in: &variant.scene) }
      variant.values = MatrixAxis.allCases.flatMap { axis in
        chosen.filter { $0.axis == axis }.map { axis.title(of: $0.value) }
      }
      return variant
    }
  }
}

extension SceneOptions {
  static let matrixGroup = OptionTable<SceneOptions>.Group(
    "variants",
    [
      .value(
        "--matrix", placeholder: "AXES",
        "every combination of settings, as in \"color-scheme=light,dark motion=full,reduced\", "
          + "each under a name of its own; axes are \(MatrixAxis.options) with the values of "
          + "those options, and \(MatrixAxis.motion.form); or full: light and dark, ltr and rtl, "
          + "full and reduced motion; or none", into: \.matrix)
    ])

  /// The combinations that are asked for, or nil where the source is taken as it is.
  func variants() throws -> [SceneMatrix.Variant]? {
    guard let matrix, !matrix.choices.isEmpty else { return nil }
    return try matrix.variants(of: self)
  }
}
