import CapstanMotion
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesColorTests {
  private let appearances: [(ColorScheme, ColorSchemeContrast)] = [
    (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased),
  ]

  @Test(arguments: [
    (Color.red, "FF3B30 FF453A D70015 FF6961", "FF383C FF4245 E9152D FF6165"),
    (.orange, "FF9500 FF9F0A C93400 FFB340", "FF8D28 FF9230 C55300 FFA056"),
    (.yellow, "FFCC00 FFD60A B25000 FFD426", "FFCC00 FFD600 A16A00 FEDF43"),
    (.green, "34C759 30D158 248A3D 30DB5B", "34C759 30D158 008932 4AD968"),
    (.mint, "00C7BE 63E6E2 0C817B 66D4CF", "00C8B3 00DAC3 008575 54DFCB"),
    (.teal, "30B0C7 40C8E0 008299 5DE6FF", "00C3D0 00D2E0 008198 3BDDEC"),
    (.cyan, "32ADE6 64D2FF 0071A4 70D7FF", "00C0E8 3CD3FE 007EAE 6DD9FF"),
    (.blue, "007AFF 0A84FF 0040DD 409CFF", "0088FF 0091FF 1E6EF4 5CB8FF"),
    (.indigo, "5856D6 5E5CE6 3634A3 7D7AFF", "6155F5 6D7CFF 564ADE A7AAFF"),
    (.purple, "AF52DE BF5AF2 8944AB DA8FFF", "CB30E0 DB34F2 B02FC2 EA8DFF"),
    (.pink, "FF2D55 FF375F D30F45 FF6482", "FF2D55 FF375F E7124D FF8AC4"),
    (.brown, "A2845E AC8E68 7F6545 B59469", "AC7F5E B78A66 956D51 DBA679"),
    (.gray, "8E8E93 8E8E93 6C6C70 AEAEB2", "8E8E93 8E8E93 6C6C70 AEAEB2"),
  ])
  func huesOfBothEras(color: Color, iOS18: String, iOS26: String) {
    #expect(hex(color, era: .iOS18) == iOS18)
    #expect(hex(color, era: .iOS26) == iOS26)
  }

  @Test(arguments: [
    (SystemColor.gray2, "AEAEB2 636366 8E8E93 7C7C80"),
    (.gray3, "C7C7CC 48484A AEAEB2 545456"), (.gray4, "D1D1D6 3A3A3C BCBCC0 444446"),
    (.gray5, "E5E5EA 2C2C2E D8D8DC 363638"), (.gray6, "F2F2F7 1C1C1E EBEBF0 242426"),
    (.label, "000000 FFFFFF 000000 FFFFFF"),
    (.secondaryLabel, "3C3C43@0.6 EBEBF5@0.6 3C3C43@0.8 EBEBF5@0.7"),
    (.tertiaryLabel, "3C3C43@0.3 EBEBF5@0.3 3C3C43@0.7 EBEBF5@0.55"),
    (.quaternaryLabel, "3C3C43@0.18 EBEBF5@0.16 3C3C43@0.55 EBEBF5@0.4"),
    (.quinary, "000000@0.05 FFFFFF@0.05 000000@0.0814 FFFFFF@0.0814"),
    (.placeholderText, "3C3C43@0.3 EBEBF5@0.3 3C3C43@0.38 EBEBF5@0.38"),
    (.link, "007AFF 0984FF 007AFF 0984FF"),
    (.systemFill, "787880@0.2 787880@0.36 787880@0.28 787880@0.44"),
    (.secondarySystemFill, "787880@0.16 787880@0.32 787880@0.24 787880@0.4"),
    (.tertiarySystemFill, "767680@0.12 767680@0.24 767680@0.2 767680@0.32"),
    (.quaternarySystemFill, "747480@0.08 767680@0.18 747480@0.16 767680@0.26"),
    (.separator, "3C3C43@0.29 545458@0.6 3C3C43@0.37 545458@0.68"),
    (.opaqueSeparator, "C6C6C8 38383A C6C6C8 38383A"),
    (.systemBackground, "FFFFFF 000000 FFFFFF 000000"),
    (.secondarySystemBackground, "F2F2F7 1C1C1E EBEBF0 242426"),
    (.tertiarySystemBackground, "FFFFFF 2C2C2E FFFFFF 363638"),
    (.systemGroupedBackground, "F2F2F7 000000 EBEBF0 000000"),
    (.secondarySystemGroupedBackground, "FFFFFF 1C1C1E FFFFFF 242426"),
    (.tertiarySystemGroupedBackground, "F2F2F7 2C2C2E EBEBF0 363638"),
  ])
  func labelsFillsAndBackgrounds(color: SystemColor, expected: String) {
    #expect(hex(Color(color), era: .iOS18) == expected)
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    let plain = SystemColor.systemBackground.resolved(scheme: .dark, isElevated: true)
    let increased = SystemColor.tertiarySystemGroupedBackground.resolved(
      scheme: .dark, contrast: .increased, isElevated: true)
    #expect(plain.hexDescription == "#1C1C1EFF")
    #expect(increased.hexDescription == "#444446FF")
    #expect(SystemColor.systemBackground.resolved(scheme: .light, isElevated: true) == .white)
  }

  @Test func theAccentIsTheErasBlueUnlessChanged() {
    var context = StyleContext()
    #expect(Color.accentColor.resolvedColor(in: context).hexDescription == "#007AFFFF")
    context.era = .iOS26
    context.colorScheme = .dark
    #expect(Color.accentColor.resolvedColor(in: context).hexDescription == "#0091FFFF")
    context.accent = .pink
    #expect(Color.accentColor.resolvedColor(in: context).hexDescription == "#FF375FFF")
  }

  @Test(arguments: [
    (Color(.sRGB, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04), "#0305080A"),
    (Color(.sRGB, white: 0.6, opacity: 0.6), "#99999999"),
    (Color(.sRGBLinear, white: 0.3, opacity: 0.3), "#9595954D"),
    (Color(.sRGBLinear, white: 0.6, opacity: 0.6), "#CBCBCB99"),
    (Color(.displayP3, white: 0.3, opacity: 0.3), "#4D4C4C4D"),
    (Color(.displayP3, white: 0.6, opacity: 0.6), "#99999999"),
    (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000FF"),
    (Color(hue: 1 / 3, saturation: 1, brightness: 0.5), "#008000FF"),
    (Color(hue: 0.75, saturation: 0.5, brightness: 1), "#BF80FFFF"),
    (Color(hue: 1, saturation: 0, brightness: 1), "#FFFFFFFF"),
  ])
  func componentsInEverySpace(color: Color, expected: String) throws {
    let description = color.resolve(in: EnvironmentValues()).description
    let levels = zip(bytes(description), bytes(expected)).map { abs($0 - $1) }
    #expect(description.count == expected.count && levels.allSatisfy { $0 <= 1 })
  }

  @Test func displayP3RedLiesOutsideSRGB() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(abs(red.linearRed - 1.2249) < 1e-5)
    #expect(abs(red.linearGreen + 0.042) < 1e-5)
    #expect(abs(red.linearBlue + 0.0197) < 1e-5)
    #expect(abs(red.red - 1.0930507) < 1e-5)
    #expect(abs(red.green + 0.22658291) < 1e-5)
    #expect(abs(red.blue + 0.15040612) < 1e-5)
  }

  @Test func opacityMultiplies() {
    let context = StyleContext()
    let faded = Color.secondary.opacity(0.5).opacity(0.5)
    #expect(abs(faded.resolvedColor(in: context).opacity - 0.15) < 1e-12)
  }

  @Test func mixingRunsInOklab() {
    let context = StyleContext()
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let middle = red.mix(with: blue, by: 0.5).resolvedColor(in: context)
    #expect(abs(middle.red * 255 - 140.362) < 0.6)
    #expect(abs(middle.green * 255 - 83.033) < 0.6)
    #expect(abs(middle.blue * 255 - 162.308) < 0.6)
    let device = red.mix(with: blue, by: 0.25, in: .device).resolvedColor(in: context)
    #expect(device == ResolvedColor(red: 0.75, green: 0, blue: 0.25))
  }

  @Test func resolvedColorsSurviveCoding() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func descriptionsNameTheColor() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary)" == "primary")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }

  private func hex(_ color: Color, era: PlatformEra) -> String {
    appearances.map { scheme, contrast in
      var context = StyleContext()
      (context.colorScheme, context.contrast, context.era) = (scheme, contrast, era)
      let color = color.resolvedColor(in: context)
      let components = color.hexDescription.dropFirst().prefix(6)
      return color.opacity == 1 ? "\(components)" : "\(components)@\(color.opacity)"
    }.joined(separator: " ")
  }

  private func bytes(_ description: String) -> [Int] {
    let digits = Array(description.dropFirst())
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      Int(String(digits[$0...($0 + 1)]), radix: 16) ?? -1
    }
  }
}
