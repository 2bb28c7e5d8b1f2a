import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesFontTests {
  /// Size and leading in points from xSmall to accessibility5, as published.
  @Test(arguments: [
    (
      Font.TextStyle.largeTitle,
      "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"
    ),
    (
      Font.TextStyle.title,
      "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"
    ),
    (
      Font.TextStyle.title2,
      "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"
    ),
    (
      Font.TextStyle.title3,
      "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"
    ),
    (
      Font.TextStyle.headline,
      "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"
    ),
    (
      Font.TextStyle.body,
      "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"
    ),
    (
      Font.TextStyle.callout,
      "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"
    ),
    (
      Font.TextStyle.subheadline,
      "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"
    ),
    (
      Font.TextStyle.footnote,
      "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"
    ),
    (
      Font.TextStyle.caption,
      "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"
    ),
    (
      Font.TextStyle.caption2,
      "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"
    ),
  ])
  func textStylesAtTwelveSizes(style: Font.TextStyle, figures: String) {
    let resolved = DynamicTypeSize.allCases.map { size -> String in
      let font = resolve(.system(style), at: size)
      return "\(Int(font.request.size))/\(Int(font.leading ?? 0))"
    }
    #expect(resolved.joined(separator: " ") == figures)
  }

  @Test func everyStyleIsListed() {
    #expect(Font.TextStyle.allCases.count == 11)
    #expect(DynamicTypeSize.allCases.count == 12)
  }

  @Test(arguments: [
    (Font.largeTitle, 400, 700), (.title, 400, 700), (.title2, 400, 700), (.title3, 400, 600),
    (.headline, 600, 600), (.body, 400, 600), (.callout, 400, 600), (.subheadline, 400, 600),
    (.footnote, 400, 600), (.caption, 400, 600), (.caption2, 400, 600),
    (.system(size: 20), 400, 700), (.system(size: 20, weight: .black), 900, 900),
    (.custom("Inter", size: 20), 400, 700),
  ])
  func weightsAndBoldForms(font: Font, regular: Int, bold: Int) {
    #expect(resolve(font).request.weight == regular)
    #expect(resolve(font.bold()).request.weight == bold)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300),
    (.regular, 0, 400), (.medium, 0.23, 500), (.semibold, 0.3, 600), (.bold, 0.4, 700),
    (.heavy, 0.56, 800), (.black, 0.62, 900),
  ])
  func weightScales(weight: Font.Weight, trait: Double, file: Int) {
    #expect(Double(weight.value) == trait)
    #expect(weight.fileWeight == file)
    #expect(resolve(.body.weight(weight)).request.weight == file)
    #expect(resolve(.system(.body, weight: weight)).request.weight == file)
  }

  @Test func designsAreFamilies() {
    #expect(resolve(.system(size: 10, design: .rounded)).request.family == .rounded)
    #expect(resolve(.system(.title, design: .serif)).request.family == .serif)
    #expect(resolve(.body.monospaced()).request.family == .monospaced)
    #expect(resolve(.custom("Menlo", size: 12)).request.family == .named("Menlo"))
    #expect(resolve(.system(size: 10, weight: .bold, design: .default)).request.family == .system)
  }

  @Test func fixedSizesStayAndHaveNoLeading() {
    let font = resolve(.system(size: 22, weight: .medium), at: .accessibility5)
    #expect(font.request == FontRequest(size: 22, weight: 500))
    #expect(font.leading == nil)
    #expect(resolve(.custom("X", fixedSize: 13), at: .accessibility5).request.size == 13)
  }

  /// Custom fonts scale with their style and round to whole points.
  @Test func customFontsFollowTheReader() {
    #expect(resolve(.custom("X", size: 20), at: .xxxLarge).request.size == 27)
    #expect(
      resolve(.custom("X", size: 20, relativeTo: .largeTitle), at: .xxxLarge).request.size == 24)
    #expect(resolve(.custom("X", size: 20), at: .large).request.size == 20)
  }

  @Test func traitsAddUp() {
    let font = resolve(
      .title3.weight(.semibold).italic().monospacedDigit().smallCaps().width(.condensed))
    #expect(font.request.size == 20)
    #expect(font.request.weight == 600)
    #expect(font.request.italic && font.request.monospacedDigits && font.request.smallCaps)
    #expect(font.request.width < 100)
    #expect(resolve(.body.leading(.tight)).leading == 20)
    #expect(resolve(.body.leading(.loose)).leading == 24)
  }

  @Test func boldTextMakesEverythingHeavier() {
    var context = StyleContext()
    context.legibilityWeight = .bold
    #expect(Font.body.resolved(in: context).request.weight == 600)
    #expect(Font.system(size: 9, weight: .black).resolved(in: context).request.weight == 900)
  }

  /// A length scales by the style's size over its default size, to the nearest pixel, ties away
  /// from zero.
  @Test func scaledMetrics() {
    let cases: [(style: Font.TextStyle, size: DynamicTypeSize, value: CGFloat, pixels: CGFloat)] = [
      (.title3, .large, 26, 78), (.title3, .xSmall, 26, 66), (.title3, .accessibility5, 26, 215),
      (.title3, .accessibility5, -26, -215), (.body, .xLarge, 10, 34), (.body, .small, 10, 26),
      (.caption2, .accessibility3, 1, 8),
    ]
    for (style, size, value, pixels) in cases {
      #expect(style.scaled(value, for: size, displayScale: 3) == pixels / 3)
    }
  }

  @Test func sizesCompareAndHaveNames() {
    #expect(DynamicTypeSize.large < .accessibility1)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize(name: "accessibility3") == .accessibility3)
    #expect(DynamicTypeSize(name: "huge") == nil)
  }

  private func resolve(_ font: Font, at size: DynamicTypeSize = .large) -> ResolvedFont {
    var context = StyleContext()
    context.dynamicTypeSize = size
    return font.resolved(in: context)
  }
}
