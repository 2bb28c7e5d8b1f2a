/// Which goldens a run answers for, so that it may call them orphans.
///
/// A golden's name is that of the source, then what sets its page apart: `Bar-dark-reduced`. A run
/// over a matrix answers for every value of the axes that it varies; on all other axes, only for
/// its own page. So a run without a matrix answers for its own golden and nothing else, and never
/// for another preview, another name, or a locale, of which there is no closed list.
struct PruneScope {
  private let base: String
  private let fixedParts: [String]
  private let variedAxes: Set<MatrixAxis>

  /// Describes the run of a source of a folder's name, such as `Bar`.
  init(scene: SceneOptions, base: String) {
    let variedAxes = Set((scene.matrix?.choices ?? []).map(\.axis))
    (self.base, self.variedAxes) = (base, variedAxes)
    fixedParts = scene.pageParts.filter { part in
      Self.axis(of: part).map { !variedAxes.contains($0) } ?? true
    }
  }

  /// Whether the run would have made the golden of a folder's name, were it still wanted.
  func covers(_ folder: String) -> Bool {
    var rest: Substring
    if folder == base {
      rest = ""
    } else if folder.hasPrefix(base + "-") {
      rest = folder.dropFirst(base.count + 1)
    } else {
      return false
    }
    var fixed: [String] = []
    while !rest.isEmpty {
      let part = String(rest.prefix { $0 != "-" })
      rest = rest.dropFirst(part.count + 1)
      guard let axis = Self.axis(of: part) else { return false }
      if !variedAxes.contains(axis) { fixed.append(part) }
    }
    return fixed == fixedParts
  }

  /// The axis that a part of a name tells the value of; nil for a preview's name or a locale.
  private static func axis(of part: String) -> MatrixAxis? {
    if part == "contrast" { return .contrast }
    if part == "reduced" { return .motion }
    return [MatrixAxis.colorScheme, .layoutDirection, .textSize, .era].first {
      $0.choices.contains(part)
    }
  }
}
