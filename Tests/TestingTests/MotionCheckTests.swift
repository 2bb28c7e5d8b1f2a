import CapstanFrames
import CapstanGoldens
import CapstanStage
import Foundation
import SwiftUI
import Testing

@testable import CapstanTesting

@MainActor @Suite struct MotionCheckTests {
  private let folder = NSTemporaryDirectory() + "capstan-motion-" + UUID().uuidString

  private func check(_ response: Double = 0.4, mode: RecordMode = .never) -> MotionCheck {
    MotionCheck(
      make: { AnyView(SlidingBar(response: response)) },
      script: Script([.tap("Search", at: 0.1)]), page: .page(width: 160, height: 60),
      name: "bar", group: "MotionCheckTests", folder: folder, mode: mode)
  }

  @Test func aChangedSpringFailsInTheCurves() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = try await check().outcome().run
    #expect(missing.results.map(\.verdict) == [.missing])
    let recorded = try await check(mode: .missing).outcome().run
    #expect(!recorded.passes && recorded.results[0].recording == .new)
    for _ in 0..<2 { #expect(try await check().outcome().run.passes) }
    let changed = try await check(0.5).outcome()
    #expect(changed.run.results.map(\.verdict) == [.curves])
    let text = FailureText().text(changed.run.results[0])
    #expect(text.contains("motion changed"), "\(text)")
    let picture = try #require(try changed.sink.file(of: "bar"))
    #expect(try PNGDecoder.picture(from: picture.bytes.span).bitmap.width > 160)
  }

  @Test func aMatrixHasAGoldenForEachCombination() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var check = check(mode: .all)
    check.matrix = .full
    let run = try await check.outcome().run
    #expect(
      run.results.map(\.name) == [
        "bar", "bar-reduced", "bar-rtl", "bar-rtl-reduced", "bar-dark", "bar-dark-reduced",
        "bar-dark-rtl", "bar-dark-rtl-reduced",
      ])
  }

  @Test func aLineClaimsItsGolden() {
    let path = "/nowhere/" + UUID().uuidString
    #expect(GoldenClaims.claim(path, by: "A.swift:1:1") == nil)
    #expect(GoldenClaims.claim(path, by: "A.swift:1:1") == nil)
    #expect(GoldenClaims.claim(path, by: "A.swift:9:1") == "A.swift:1:1")
  }

  @Test func placesNameTheirGoldens() {
    let place = TestPlace(
      fileID: "BarTests/BarTests.swift", filePath: "/a/Tests/BarTests.swift", line: 3, column: 5,
      function: "settles(in:)")
    #expect(place.file == "BarTests" && place.test == "settles")
    #expect(place.goldens == "/a/Tests/MotionGoldens/BarTests")
  }

  @Test func anAssertionFailsAtItsLine() async {
    await withKnownIssue {
      await assertMotion(
        of: SlidingBar(), script: [], named: "absent", page: .page(width: 8, height: 8))
    } matching: { issue in
      issue.sourceLocation?.line == #line - 3
        && issue.comments.contains { $0.rawValue.contains("there is no golden") }
    }
  }
}
