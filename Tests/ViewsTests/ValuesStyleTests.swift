import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesStyleTests {
  @Test func defaultForegroundsAreTheLabelColors() {
    let context = StyleContext()
    let levels: [HierarchicalShapeStyle] = [
      .primary, .secondary, .tertiary, .quaternary, .quinary,
    ]
    #expect(
      levels.map { describe($0, in: context) } == [
        "#000000 1.0", "#3C3C43 0.6", "#3C3C43 0.3", "#3C3C43 0.18", "#000000 0.05",
      ])
    #expect(describe(ForegroundStyle(), in: context) == "#000000 1.0")
  }

  @Test func anExplicitForegroundOnlyFades() {
    let context = foreground([AnyShapeStyle(Color.red)])
    let levels: [HierarchicalShapeStyle] = [
      .primary, .secondary, .tertiary, .quaternary, .quinary,
    ]
    #expect(
      levels.map { describe($0, in: context) } == [
        "#FF3B30 1.0", "#FF3B30 0.5", "#FF3B30 0.25", "#FF3B30 0.18", "#FF3B30 0.18",
      ])
  }

  @Test func severalForegroundsAreTheFirstLevels() {
    let context = foreground([AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)])
    #expect(describe(HierarchicalShapeStyle.primary, in: context) == "#FF3B30 1.0")
    #expect(describe(HierarchicalShapeStyle.secondary, in: context) == "#007AFF 1.0")
    #expect(describe(HierarchicalShapeStyle.tertiary, in: context) == "#007AFF 0.5")
  }

  @Test func aHierarchicalForegroundRefersToTheOneAround() {
    var context = foreground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(describe(ForegroundStyle(), in: context) == "#3C3C43 0.6")
    #expect(describe(HierarchicalShapeStyle.secondary, in: context) == "#3C3C43 0.3")
    context = foreground([AnyShapeStyle(Color.red)])
    context.foreground = ForegroundStyles(
      [AnyShapeStyle(HierarchicalShapeStyle.secondary)], outer: context.foreground)
    #expect(describe(ForegroundStyle(), in: context) == "#FF3B30 0.5")
    #expect(describe(HierarchicalShapeStyle.secondary, in: context) == "#FF3B30 0.25")
  }

  @Test func levelsOfAStyleOfItsOwn() {
    let context = StyleContext()
    #expect(describe(Color.blue.secondary, in: context) == "#007AFF 0.5")
    #expect(describe(Color.blue.tertiary.secondary, in: context) == "#007AFF 0.18")
    #expect(describe(AnyShapeStyle(.blue).quaternary, in: context) == "#007AFF 0.18")
    #expect(describe(FillShapeStyle(), in: context) == "#787880 0.2")
    #expect(describe(FillShapeStyle().tertiary, in: context) == "#767680 0.12")
    #expect(describe(BackgroundStyle().secondary, in: context) == "#F2F2F7 1.0")
  }

  @Test func tintsAccentsAndOtherRoles() {
    var context = StyleContext()
    #expect(describe(TintShapeStyle(), in: context) == "#007AFF 1.0")
    context.accent = .pink
    #expect(describe(TintShapeStyle(), in: context) == "#FF2D55 1.0")
    context.tint = AnyShapeStyle(.indigo)
    #expect(describe(TintShapeStyle(), in: context) == "#5856D6 1.0")
    #expect(describe(TintShapeStyle().opacity(0.18), in: context) == "#5856D6 0.18")
    #expect(describe(SeparatorShapeStyle(), in: context) == "#3C3C43 0.29")
    #expect(describe(PlaceholderTextShapeStyle(), in: context) == "#3C3C43 0.3")
    #expect(describe(LinkShapeStyle(), in: context) == "#007AFF 1.0")
    #expect(describe(BackgroundStyle(), in: context) == "#FFFFFF 1.0")
    context.background = AnyShapeStyle(.yellow)
    #expect(describe(BackgroundStyle(), in: context) == "#FFCC00 1.0")
  }

  /// A tint that refers to the tint must not ask for ever.
  @Test func aTintOfTheTintIsTheAccent() {
    var context = StyleContext()
    context.tint = AnyShapeStyle(TintShapeStyle())
    #expect(describe(TintShapeStyle(), in: context) == "#007AFF 1.0")
  }

  @Test func authorsStylesResolveInTheirEnvironment() {
    #expect(describe(Warning(), in: StyleContext()) == "#FF9500 0.5")
    #expect(describe(Warning().opacity(0.5), in: StyleContext()) == "#FF9500 0.25")
  }

  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color.orange.opacity(0.5)
    }
  }

  @Test func foregroundsOnDarkMaterialAreVibrant() {
    var context = StyleContext()
    (context.colorScheme, context.isOnMaterial) = (.dark, true)
    let vibrant = HierarchicalShapeStyle.secondary._resolved(in: context)
    #expect(vibrant.blendMode == .plusLighter)
    #expect(vibrant.color == ResolvedColor(hex: 0x999999))
    #expect(ForegroundStyle()._resolved(in: context).color == .white)
    #expect(Color.secondary._resolved(in: context).blendMode == .normal)
    context.reduceTransparency = true
    #expect(HierarchicalShapeStyle.secondary._resolved(in: context).blendMode == .normal)
  }

  @Test func shadowsBlendModesAndOpacityAddToAStyle() {
    let style = Color.red.shadow(.drop(radius: 3, y: 2)).shadow(.inner(radius: 1))
      .blendMode(.multiply)
    let resolved = style._resolved(in: StyleContext())
    #expect(resolved.blendMode == .multiply)
    #expect(resolved.shadows.map(\.kind) == [.drop, .inner])
    #expect(resolved.shadows.map(\.color.opacity) == [0.33, 0.55])
    #expect(resolved.shadows[0].offset == CGSize(width: 0, height: 2))
    #expect(resolved.shadows[0].radius == 3)
  }

  @Test func stylesCompareWhereTheyCan() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(HierarchicalShapeStyle.primary))
    #expect(AnyShapeStyle(Warning()) != AnyShapeStyle(Warning()))
  }

  private func foreground(_ styles: [AnyShapeStyle]) -> StyleContext {
    var context = StyleContext()
    context.foreground = ForegroundStyles(styles, outer: nil)
    return context
  }

  private func describe(_ style: some ShapeStyle, in context: StyleContext) -> String {
    guard let color = style._resolved(in: context).color else { return "no color" }
    let opacity = (color.opacity * 10000).rounded() / 10000
    return "\(color.hexDescription.prefix(7)) \(opacity)"
  }
}
