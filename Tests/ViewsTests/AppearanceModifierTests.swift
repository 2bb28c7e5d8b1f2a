import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// What modifiers of colour, tint, scheme and text size do to the views inside them.
@MainActor @Suite struct AppearanceModifierTests {
  private func colors(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [String] {
    var environment = EnvironmentValues()
    change(&environment)
    return TestPage(view, environment: environment).items(at: 0).compactMap { item in
      guard case .fill(let fill) = item, case .solid(let color) = fill.paint else { return nil }
      let opacity = (color.opacity * 100).rounded() / 100
      return opacity == 1
        ? "\(color.hexDescription.prefix(7))" : "\(color.hexDescription.prefix(7))@\(opacity)"
    }
  }

  @Test func levelsFollowTheForegroundStyles() {
    let shapes = VStack {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    #expect(colors(shapes) == ["#000000", "#3C3C43@0.6", "#3C3C43@0.3"])
    #expect(
      colors(shapes.foregroundStyle(.red)) == ["#FF3B30", "#FF3B30@0.5", "#FF3B30@0.25"])
    #expect(
      colors(shapes.foregroundStyle(.red, .blue)) == ["#FF3B30", "#007AFF", "#007AFF@0.5"])
    #expect(
      colors(shapes.foregroundStyle(.red, .blue, .green))
        == ["#FF3B30", "#007AFF", "#34C759"])
    #expect(colors(shapes.foregroundColor(.red)) == ["#FF3B30", "#FF3B30@0.5", "#FF3B30@0.25"])
  }

  @Test func tintAndAccent() {
    let shapes = HStack {
      Rectangle().fill(.tint)
      Rectangle().fill(Color.accentColor)
    }
    #expect(colors(shapes) == ["#007AFF", "#007AFF"])
    #expect(colors(shapes.tint(.pink)) == ["#FF2D55", "#007AFF"])
    #expect(colors(shapes.accentColor(.pink)) == ["#FF2D55", "#FF2D55"])
    #expect(colors(shapes) { $0.platformEra = .iOS26 } == ["#0088FF", "#0088FF"])
  }

  @Test func schemesOfASubtree() {
    let shapes = HStack {
      Rectangle().fill(.red)
      Rectangle().fill(.red).environment(\.colorScheme, .dark)
      Rectangle().fill(.red).colorScheme(.dark)
      Rectangle().fill(.red).environment(\.colorScheme, .light)
    }
    #expect(colors(shapes) == ["#FF3B30", "#FF453A", "#FF453A", "#FF3B30"])
    #expect(
      colors(shapes) { $0.colorScheme = .dark } == ["#FF453A", "#FF453A", "#FF453A", "#FF3B30"])
    #expect(
      colors(Rectangle().fill(.red)) { $0.colorSchemeContrast = .increased } == ["#D70015"])
  }

  @Test func aPreferredSchemeIsThatOfThePage() {
    let page = TestPage(
      ZStack {
        Rectangle().fill(.red)
        Color.clear.preferredColorScheme(.dark)
      })
    #expect(page.frame(ResolvedColor(hex: 0xFF453A), at: 0) != nil)
  }

  private struct Bar: View {
    @ScaledMetric private var side = 20.0
    @ScaledMetric(relativeTo: .largeTitle) private var wide = 34.0

    var body: some View {
      Rectangle().fill(.red).frame(width: wide, height: side)
    }
  }

  /// Sizes in whole pixels of a page at two to the point.
  @Test(arguments: [
    (DynamicTypeSize.large, CGSize(width: 34, height: 20)),
    (.xSmall, CGSize(width: 31, height: 16.5)), (.accessibility5, CGSize(width: 60, height: 62.5)),
  ]) func metricsScaleWithTheText(size: DynamicTypeSize, expected: CGSize) throws {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.displayScale = 2
    let page = TestPage(Bar(), environment: environment)
    #expect(try #require(page.frame(.systemRed, at: 0)).size == expected)
  }

  @Test func textSizesAreLimitedByRanges() throws {
    func side(_ view: some View, _ size: DynamicTypeSize) throws -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      environment.displayScale = 2
      return try #require(
        TestPage(view, environment: environment).frame(.systemRed, at: 0)
      ).width
    }
    #expect(try side(Bar().dynamicTypeSize(...DynamicTypeSize.large), .accessibility5) == 34)
    #expect(try side(Bar().dynamicTypeSize(DynamicTypeSize.xSmall...), .large) == 34)
    #expect(try side(Bar().dynamicTypeSize(.accessibility1 ... .accessibility3), .large) == 44)
    #expect(try side(Bar().dynamicTypeSize(.xSmall), .accessibility5) == 31)
  }
}
