import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

/// Widths against San Francisco's, as read from layer trees and snapshots of iOS, in points.
///
/// Inter is another typeface, and one tracking rule serves all strings, so a rest stays; it is
/// stated per string in whole thirds of a point, as the boxes are.
@Suite struct WidthTests {
  /// A string, San Francisco's width, and by how many thirds of a point ours is wider.
  typealias Case = (text: String, width: CGFloat, rest: CGFloat)

  @Test(
    arguments: [
      ("Region", 52.667, 0), ("Cancel", 52.667, 0), ("Save", 37, 1), ("United States", 103.333, 0),
      ("Restore from iCloud", 151.333, -2), ("Backup to iCloud", 129.667, -2),
      ("Movies in state", 114, 2), ("Export my data", 115, 3), ("Archived state size", 143.667, 1),
      ("Reset application data", 168.667, 0), ("Always show original title", 190, 2),
      ("Hello, world!", 94.667, -3), ("Toggle", 51.333, 1), ("Stepper: 2", 79.333, -1),
      ("Time:", 42.333, -1), ("Color:", 45.667, -2), ("5:06 PM", 64.667, -3),
      ("35 Mb", 49.333, 0), ("0", 10.333, 0), ("10", 18, -1), ("12", 17.333, 0),
      ("30", 20.667, 0), ("Start Navigation", 121.667, 4),
    ] as [Case])
  func regularAt17(_ text: String, _ width: CGFloat, _ rest: CGFloat) throws {
    try expect(text, FontRequest(size: 17), width, rest)
  }

  @Test(
    arguments: [
      ("REGION PREFERENCES", 142.333, -2), ("APP DATA", 61, 0), ("DEBUG INFO", 78.667, -1),
      ("None of those action are working yet ;)", 235, -1),
    ] as [Case])
  func regularAt13(_ text: String, _ width: CGFloat, _ rest: CGFloat) throws {
    try expect(text, FontRequest(size: 13), width, rest)
  }

  @Test func headings() throws {
    try expect("Settings", FontRequest(size: 17, weight: 600), 66.667, 0)
    try expect("Settings", FontRequest(size: 34, weight: 700), 133, -2)
  }

  /// The string that an open re-implementation publishes to all its digits.
  @Test func thePublishedString() throws {
    let ours = try exactWidth("This is a test string")
    // Calibrated on 22 other strings, this one comes out 1.2 % wide.
    #expect(abs(ours / 144.093 - 1) < 0.012, "\(ours)")
  }

  /// The boldest file of the rounded face is a bold; tracking makes up for the system's wider black.
  @Test func blackRoundedAt34() throws {
    let font = FontRequest(family: .rounded, size: 34, weight: 900)
    try expect("Hello World", font, 195.333, 0)
    let bold = try exactWidth("Hello World", FontRequest(family: .rounded, size: 34, weight: 700))
    #expect(bold < 191)
  }

  /// Digits in bold at 10 pt run 5 to 7 % narrow: the rule is fitted to letters.
  @Test(
    arguments: [("80%", 24.667, -5), ("30%", 24.333, -4), ("50%", 24.333, -4), ("10%", 23, -5)]
      as [Case])
  func boldAt10(_ text: String, _ width: CGFloat, _ rest: CGFloat) throws {
    try expect(text, FontRequest(size: 10, weight: 700), width, rest)
  }

  @Test func designsAndNamedFontsGetNoTracking() throws {
    for family: FontRequest.Family in [.rounded, .serif, .monospaced, .named("Inter")] {
      let small = try exactWidth("Settings", FontRequest(family: family, size: 10))
      let large = try exactWidth("Settings", FontRequest(family: family, size: 40))
      #expect(isNear(small * 4, large), "\(family)")
    }
  }

  @Test func monospacedDigitsAreEquallyWide() throws {
    let font = FontRequest(size: 17, monospacedDigits: true)
    #expect(try exactWidth("1111", font) == exactWidth("8888", font))
    #expect(
      try exactWidth("1111", FontRequest(size: 17)) < exactWidth("8888", FontRequest(size: 17)))
  }

  @Test func trackingCountsAfterEveryCharacterAndKerningBetween() throws {
    let plain = try exactWidth("abcd")
    let tracked = try exactWidth("abcd") { $0.spans[0].tracking = 2 }
    let kerned = try exactWidth("abcd") { $0.spans[0].kerning = 2 }
    #expect(isNear(tracked, plain + 8))
    #expect(isNear(kerned, plain + 6))
  }

  private func expect(
    _ text: String, _ font: FontRequest, _ width: CGFloat, _ rest: CGFloat
  ) throws {
    let ours = try set(text, font).size.width
    #expect(isNear(ours, width + rest / 3), "\(text): \(ours), San Francisco \(width)")
  }

  /// The width before it is rounded to pixels, to a thousandth.
  private func exactWidth(
    _ text: String, _ font: FontRequest = FontRequest(size: 17),
    change: (inout StyledText) -> Void = { _ in }
  ) throws -> CGFloat {
    try set(text, font) {
      $0.pixelsPerPoint = 10_000
      change(&$0)
    }.size.width
  }
}
