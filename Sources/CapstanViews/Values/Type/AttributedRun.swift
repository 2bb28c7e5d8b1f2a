import Foundation

/// Characters of an attributed string that carry the same attributes.
package struct AttributedRun: Equatable, Sendable {
  package var characters: String
  package var modifiers: [Text.Modifier]

  /// Returns the runs of an attributed string.
  ///
  /// Read are SwiftUI's attributes and links; Foundation on Linux has no Markdown intents.
  static func runs(of string: AttributedString) -> [AttributedRun] {
    string.runs.map { run in
      AttributedRun(
        characters: String(string[run.range].characters), modifiers: modifiers(of: run))
    }
  }

  private static func modifiers(of run: AttributedString.Runs.Run) -> [Text.Modifier] {
    var modifiers: [Text.Modifier] = []
    if let font = run.font { modifiers.append(.font(font)) }
    if let color = run.foregroundColor { modifiers.append(.style(AnyShapeStyle(color))) }
    if let line = run.underlineStyle { modifiers.append(.underline(line)) }
    if let line = run.strikethroughStyle { modifiers.append(.strikethrough(line)) }
    if let points = run.kern { modifiers.append(.kerning(points)) }
    if let points = run.tracking { modifiers.append(.tracking(points)) }
    if let points = run.baselineOffset { modifiers.append(.baselineOffset(points)) }
    if let link = run.link {
      modifiers.append(.link(link))
      if run.foregroundColor == nil {
        modifiers.append(.style(AnyShapeStyle(TintShapeStyle())))
      }
    }
    return modifiers
  }
}
