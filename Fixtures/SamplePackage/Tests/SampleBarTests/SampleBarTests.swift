#if canImport(CapstanTesting)
  import CapstanTesting
  import Foundation
  import SampleBar
  import Testing
  import XCTest

  /// The spring of the bar; the environment can change it, to see the tests fail.
  private let response = ProcessInfo.processInfo.environment["SAMPLE_RESPONSE"].flatMap(Double.init)

  @MainActor @Suite struct SampleBarTests {
    @Test func pillFollows() async {
      await assertMotion(
        of: SampleBar(response: response ?? 0.4),
        script: [.tap("Search", at: 0.2), .tap("Profile", at: 0.4)],
        page: .page(width: 300, height: 80))
    }

    @Test func everySetting() async {
      await assertMotion(
        of: SampleBar(response: response ?? 0.4), script: [.tap("Profile", at: 0.1)],
        matrix: .full, page: .page(width: 300, height: 80), pixels: .count(2))
    }
  }

  final class SampleBarXCTests: XCTestCase {
    @MainActor func testPillFollows() async {
      await assertMotion(
        of: SampleBar(response: response ?? 0.4), script: [.tap("Search", at: 0.2)],
        page: .page(width: 300, height: 80))
    }
  }
#endif
