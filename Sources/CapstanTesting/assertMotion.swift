public import CapstanFrames
public import CapstanGoldens
public import CapstanStage
public import CapstanViews
import Foundation
import Testing
import XCTest

/// Asserts that a view moves, looks and is laid out as it was recorded.
///
/// The view is mounted on a page, the script's events happen at their exact times, and every
/// animated value of every frame, the display lists and the pictures of chosen frames are compared
/// with the golden. It lies beside the test file, in `MotionGoldens/<File>/<test>`, and its name
/// never depends on how often or in which order tests run.
///
///     @Test func indicatorFollows() async {
///       await assertMotion(of: Bar(), script: [.tap("Search", at: 0.3), .tap("Home", at: 1)])
///     }
///
/// Recording is asked for by `GOLDEN_RECORD=missing|failed|all` in the environment, never happens
/// where `CI` is set, and fails the test, so that somebody looks at it.
///
/// The view is made anew for each combination of the matrix; without a script the tour plays, in
/// which each item is tapped in turn. `name` tells several goldens of one test apart. The default
/// page is a phone's at one pixel to the point, which keeps goldens small. Its `assetFolder` and
/// `symbolFolder` name where the author's own pictures, colours and symbols are.
@MainActor public func assertMotion<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content, script: [Script.Event]? = nil,
  named name: String? = nil, matrix: MotionMatrix = .usual, page: StageSettings = .motionPage,
  rate: FrameRate = FrameRate(60), pixels: PixelSelection = .standard,
  rule: ComparisonRule = ComparisonRule(), fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let environment = ProcessInfo.processInfo.environment
  let wanted = environment[RecordMode.variable].flatMap { RecordMode(rawValue: $0) } ?? .never
  var check = MotionCheck(
    make: { AnyView(view()) }, script: script.map { Script($0) }, page: page,
    name: ([place.test] + [name].compactMap(\.self)).joined(separator: "-"), group: place.file,
    folder: place.goldens)
  (check.matrix, check.rate, check.selection, check.rule) = (matrix, rate, pixels, rule)
  check.mode = RecordMode.effective(wanted, environment: environment)
  if let owner = GoldenClaims.claim("\(check.folder)/\(check.name)", by: place.text) {
    return place.fail(
      "the golden \(check.name) belongs to \(owner) already; tell them apart with `named:`")
  }
  do {
    let outcome = try await check.outcome()
    let text = FailureText(acceptCommand: { _ in
      "\(RecordMode.variable)=failed swift test --filter \(place.file)"
    })
    if let notice = outcome.run.environmentNotice, !outcome.run.passes {
      place.fail("notice: \(notice)")
    }
    for result in outcome.run.results where !result.passes {
      place.fail(text.text(result), picture: try outcome.sink.file(of: result.folder))
    }
  } catch {
    place.fail("the motion cannot be checked: \(error)")
  }
}

extension StageSettings {
  /// A phone's page at one pixel to the point.
  public static var motionPage: StageSettings {
    var settings = StageSettings()
    settings.scale = 1
    return settings
  }

  /// A page of a size in points, without safe area.
  public static func page(width: Double, height: Double, scale: Double = 1) -> StageSettings {
    var settings = StageSettings()
    settings.size = CGSize(width: width, height: height)
    (settings.scale, settings.safeArea) = (scale, SafeArea())
    return settings
  }
}

/// A line of a test, and how a failure is told there.
struct TestPlace {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int
  let function: String

  /// The test file's name without extension.
  var file: String { URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent }

  /// The test's name without its parameters.
  var test: String { String(function.prefix { $0 != "(" }) }

  /// Where the test file's goldens lie.
  var goldens: String {
    URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().path + "/MotionGoldens/\(file)"
  }

  /// The place for messages.
  var text: String { "\(fileID):\(line):\(column)" }

  /// Fails the test that runs, in whichever framework it is.
  func fail(_ message: String, picture: (name: String, bytes: [UInt8])? = nil) {
    guard Test.current != nil else {
      return XCTFail(message, file: filePath, line: UInt(line))
    }
    let location = SourceLocation(
      fileID: fileID, filePath: "\(filePath)", line: line, column: column)
    if let picture {
      Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
