import CapstanFrames
import CapstanSceneGraph

/// Writes a run as JSON, with all that was found.
public enum ResultsJSON {
  /// The layout's version, which the document names.
  static let version = 1

  /// Returns the document, on one line.
  public static func text(_ run: GoldenRun, text: FailureText) -> String {
    JSONValue.object([
      ("version", .integer(version)),
      ("passes", .bool(run.passes)),
      ("notice", .optional(run.environmentNotice)),
      (
        "environment",
        .array(
          run.environmentChanges.map {
            .object([
              ("name", .string($0.name)), ("recorded", .optional($0.recorded)),
              ("current", .optional($0.current)),
            ])
          })
      ),
      ("shots", .array(run.results.map { shot($0, text) })),
      ("orphans", .array(run.orphans.map { .string($0) })),
    ]).text + "\n"
  }

  private static func shot(_ result: ShotResult, _ text: FailureText) -> JSONValue {
    .object([
      ("name", .string(result.name)), ("golden", .string(result.folder)),
      ("verdict", .string(result.verdict.rawValue)),
      ("passes", .bool(result.passes)),
      ("recorded", .optional(result.recording?.rawValue)),
      ("rate", .string(result.rate.description)),
      ("frames", .integer(result.frameCount)),
      ("expectedFrames", .optional(result.expectedFrameCount)),
      ("message", result.passes ? .null : .string(text.text(result))),
      ("problem", .optional(result.problem)),
      ("curves", curves(result)),
      (
        "lists",
        .array(
          result.lists.map {
            .object([
              ("frame", .integer($0.frame)), ("time", time($0.frame, result)),
              ("node", .string($0.difference.node)), ("line", .integer($0.difference.line)),
              ("reason", .string($0.difference.reason)),
              ("expected", .optional($0.difference.expected)),
              ("actual", .optional($0.difference.actual)),
            ])
          })
      ),
      ("pictures", .array(result.pictures.map { picture($0, result) })),
    ])
  }

  private static func curves(_ result: ShotResult) -> JSONValue {
    guard let curves = result.curves else { return .null }
    return .object([
      (
        "changed",
        .array(
          curves.changed.map {
            .object([
              ("attribute", .string($0.attribute)), ("frame", .integer($0.frame)),
              ("time", time($0.frame, result)), ("expected", .optional($0.expected)),
              ("actual", .optional($0.actual)),
              ("largestDeviation", .optional($0.largestDeviation)),
              ("largestFrame", .integer($0.largestFrame)), ("frames", .integer($0.frameCount)),
            ])
          })
      ),
      ("missing", .array(curves.missing.map { .string($0) })),
      ("new", .array(curves.new.map { .string($0) })),
    ])
  }

  private static func picture(
    _ picture: ShotResult.PictureResult, _ result: ShotResult
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("frame", .integer(picture.frame)), ("time", time(picture.frame, result)),
      ("verdict", .string(picture.verdict.rawValue)), ("summary", .string(picture.summary)),
    ]
    if let difference = picture.difference {
      members += [
        ("differing", .integer(difference.differingCount)),
        ("pixels", .integer(difference.examinedCount)),
        ("worst", .optional(difference.worst?.level)),
        (
          "worstAt",
          difference.worst.map { .array([.integer($0.x), .integer($0.y)]) } ?? .null
        ),
        (
          "box",
          difference.boundingBox.map { box in
            .array([box.minX, box.minY, box.maxX, box.maxY].map { .integer($0) })
          } ?? .null
        ),
      ]
    }
    return .object(members)
  }

  private static func time(_ frame: Int, _ result: ShotResult) -> JSONValue {
    .string(result.time(of: frame).decimal(places: 4))
  }
}
