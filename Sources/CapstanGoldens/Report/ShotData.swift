import CapstanFrames
import CapstanSceneGraph

/// What the page shows of one shot.
struct ShotData {
  let result: ShotResult
  let text: FailureText
  let folder: ReportFolder
  /// Pictures that were just recorded, for shots without others.
  private let recorded: [GoldenManifest.Picture]

  /// How many attributes of each kind the page draws; the rest is in the files.
  private static let largestCounts = (changed: 200, other: 50, agreeing: 40)

  init(_ result: ShotResult, text: FailureText, folder: ReportFolder, store: GoldenStore) {
    (self.result, self.text, self.folder) = (result, text, folder)
    let known = Set(result.pictures.map(\.frame))
    recorded =
      result.isRecordedAnew
      ? ((try? store.golden(result.folder).manifest.pictures) ?? [])
        .filter { !known.contains($0.frame) } : []
  }

  var json: JSONValue {
    let command = text.acceptCommand(result)
    let isCommandShown = !result.passes && !result.isRecordedAnew && result.verdict != .error
    let curves = curveValues
    return .object([
      ("rate", .array([.integer(result.rate.numerator), .integer(result.rate.denominator)])),
      ("frames", .integer(result.frameCount)),
      ("expectedFrames", .optional(result.expectedFrameCount)),
      ("digits", .integer(result.digits)),
      ("size", size),
      ("headline", .string(headline)),
      ("layers", .array(layers)),
      ("details", .array(text.details(result).map { .string($0) })),
      ("command", isCommandShown ? .optional(command) : .null),
      ("commandLabel", .string(result.verdict == .missing ? "Record" : "Accept")),
      ("events", .array(events)),
      ("bands", .array(bands)),
      ("pictures", .array(pictures)),
      ("curves", .array(curves.shown)),
      ("moreCurves", .integer(curves.hidden)),
      ("lists", .array(lists)),
    ])
  }

  private var headline: String {
    if result.isRecordedAnew { return "Recorded: look at it, then run again." }
    let line = text.headline(result)
    return line.prefix(1).uppercased() + line.dropFirst() + "."
  }

  /// What each layer found, in few words; none where nothing could be compared.
  private var layers: [JSONValue] {
    guard let curves = result.curves else { return [] }
    func layer(_ title: String, _ differs: Bool, _ told: String) -> JSONValue {
      .array([.string(title), .string(differs ? "differs" : "agrees"), .string(told)])
    }
    var parts: [String] = []
    if let first = curves.changed.first {
      parts.append(
        "\(Self.count(curves.changed.count, "attribute")) from "
          + "\(result.time(of: first.frame).decimal(places: 4)) s on")
    }
    if !curves.missing.isEmpty { parts.append("\(curves.missing.count) missing") }
    if !curves.new.isEmpty { parts.append("\(curves.new.count) new") }
    let attributes = result.expectedCurves?.attributes.count ?? 0
    let (lists, pictures) = (result.lists.count, result.failedPictures)
    let kept = result.pictures.count
    let worst = pictures.compactMap { $0.difference?.worst?.level }.max()
    return [
      layer(
        "Curves", !curves.isMatch,
        parts.isEmpty
          ? "\(Self.count(attributes, "attribute")) agree" : parts.joined(separator: ", ")),
      layer(
        "Display lists", lists > 0,
        lists > 0 ? "\(lists) of \(kept) kept frames" : "\(Self.count(kept, "kept frame")) agree"),
      layer(
        "Pixels", !pictures.isEmpty,
        pictures.isEmpty
          ? "\(Self.count(kept, "picture")) agree"
          : "\(pictures.count) of \(kept) pictures" + (worst.map { ", worst by \($0)" } ?? "")),
    ]
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var events: [JSONValue] {
    result.events.map { event in
      let top = Int128(event.time.numerator) * Int128(result.rate.numerator)
      let bottom = Int128(event.time.denominator) * Int128(result.rate.denominator)
      return .array([.integer(Int(clamping: (top + bottom - 1) / bottom)), .string(event.name)])
    }
  }

  /// The ranges of frames in which any curve differs.
  private var bands: [JSONValue] {
    let ranges = (result.curves?.changed ?? []).flatMap(\.ranges).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    let joined = ranges.reduce(into: [ClosedRange<Int>]()) { result, range in
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return Self.pairs(joined)
  }

  private static func pairs(_ ranges: [ClosedRange<Int>]) -> [JSONValue] {
    ranges.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }
  }

  // MARK: Pictures

  private func files(_ frame: Int) -> Int {
    ReportFolder.Layer.allCases.reduce(0) { files, layer in
      let name = ReportFolder.picture(frame, layer, shot: result.folder, digits: result.digits)
      return folder.has(name) ? files | layer.bit : files
    }
  }

  private var size: JSONValue {
    let frames = result.pictures.map(\.frame) + recorded.map(\.frame)
    for frame in frames {
      for layer in ReportFolder.Layer.allCases {
        let name = ReportFolder.picture(frame, layer, shot: result.folder, digits: result.digits)
        if let size = folder.size(of: name) {
          return .array([.integer(size.width), .integer(size.height)])
        }
      }
    }
    return .array([.integer(1), .integer(1)])
  }

  /// An array a picture, so that thousands stay small: frame, verdict, files, words, then the
  /// numbers of a difference.
  private var pictures: [JSONValue] {
    guard !result.passes else { return [] }
    let compared = result.pictures.map { picture -> (Int, JSONValue) in
      var values: [JSONValue] = [
        .integer(picture.frame), .string(picture.verdict.rawValue), .integer(files(picture.frame)),
      ]
      if let difference = picture.difference, let worst = difference.worst,
        let box = difference.boundingBox
      {
        values += [.string(""), .integer(worst.level), .integer(difference.differingCount)]
        values += [difference.examinedCount, box.minX, box.minY, box.maxX, box.maxY].map {
          .integer($0)
        }
      } else {
        values.append(.string(picture.verdict == .match ? "" : picture.summary))
      }
      return (picture.frame, .array(values))
    }
    let new = recorded.map { picture -> (Int, JSONValue) in
      let values: [JSONValue] = [
        .integer(picture.frame), .string(Verdict.missing.rawValue), .integer(files(picture.frame)),
        .string("newly recorded"),
      ]
      return (picture.frame, .array(values))
    }
    return (compared + new).sorted { $0.0 < $1.0 }.map(\.1)
  }

  // MARK: Curves and lists

  private var curveValues: (shown: [JSONValue], hidden: Int) {
    guard !result.passes else { return ([], 0) }
    guard let comparison = result.curves, let expected = result.expectedCurves,
      let actual = result.actualCurves
    else { return ([], 0) }
    let differing = Set(comparison.changed.map(\.attribute))
    let agreeing = expected.attributes.filter {
      !differing.contains($0) && actual[$0] != nil && Self.moves(expected[$0] ?? [])
    }
    let limits = Self.largestCounts
    var shown = comparison.changed.prefix(limits.changed).map { change in
      curve(
        change.attribute, "changed", expected[change.attribute], actual[change.attribute],
        [
          ("first", .integer(change.frame)),
          (
            "largest",
            change.largestDeviation.map {
              .array([.number($0), .integer(change.largestFrame)])
            } ?? .null
          ),
          ("ranges", .array(Self.pairs(change.ranges))),
        ])
    }
    shown += comparison.missing.prefix(limits.other).map {
      curve($0, "missing", expected[$0], nil)
    }
    shown += comparison.new.prefix(limits.other).map { curve($0, "new", nil, actual[$0]) }
    shown += agreeing.prefix(limits.agreeing).map { curve($0, "same", expected[$0], nil) }
    let all =
      comparison.changed.count + comparison.missing.count + comparison.new.count + agreeing.count
    return (shown, all - shown.count)
  }

  private func curve(
    _ name: String, _ state: String, _ expected: [Double?]?, _ actual: [Double?]?,
    _ more: [(String, JSONValue)] = []
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name)), ("state", .string(state))]
    if let expected { members.append(("expected", Self.series(expected))) }
    if let actual { members.append(("actual", Self.series(actual))) }
    return .object(members + more)
  }

  private static func series(_ values: [Double?]) -> JSONValue {
    .array(values.map { .optional($0) })
  }

  private static func moves(_ values: [Double?]) -> Bool {
    values.contains { $0 != values.first }
  }

  private var lists: [JSONValue] {
    result.lists.prefix(50).map { list in
      .object([
        ("frame", .integer(list.frame)), ("node", .string(list.difference.node)),
        ("reason", .string(Self.shortened(list.difference.reason, 300))),
        ("expected", .optional(list.difference.expected.map { Self.shortened($0, 4000) })),
        ("actual", .optional(list.difference.actual.map { Self.shortened($0, 4000) })),
      ])
    }
  }

  private static func shortened(_ text: String, _ count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}
