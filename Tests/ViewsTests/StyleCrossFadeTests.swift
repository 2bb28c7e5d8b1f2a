import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Styles between which no colour leads fade over.
@MainActor struct StyleCrossFadeTests {
  private struct Lit: View {
    @State private var isLit = false

    var body: some View {
      VStack {
        Rectangle().fill(isLit ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
          .frame(width: 40, height: 40)
        Button("go") { withAnimation(.linear(duration: 1)) { isLit.toggle() } }
      }
      .background(.thinMaterial)
    }
  }

  private struct Frosted: View {
    @State private var isFrosted = false

    var body: some View {
      VStack {
        Rectangle().fill(isFrosted ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red))
          .frame(width: 40, height: 40)
        Button("go") { withAnimation(.linear(duration: 1)) { isFrosted.toggle() } }
      }
    }
  }

  private func dark(_ view: some View) -> TestPage {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return TestPage(view, environment: environment)
  }

  /// The opacities of all that is added to the backdrop, and of the dark scheme's red.
  private func shares(_ page: TestPage, at time: Double) -> (lit: Double?, red: Double?) {
    var result: (lit: Double?, red: Double?)
    for item in page.host.displayList(at: time).items {
      switch item {
      case .fill(let fill):
        if case .solid(let color) = fill.paint, color.red > 0.9, color.blue < 0.4 {
          result.red = color.opacity
        }
      case .group(let group):
        if group.effect == .blend(.plusLighter), case .fill(let fill) = group.items.first,
          case .solid(let color) = fill.paint, fill.path.boundingRect.width == 40
        {
          result.lit = (result.lit ?? 0) + color.opacity
        }
      default: break
      }
    }
    return result
  }

  @Test func aStyleThatLightsUpAMaterialFadesIntoAColor() {
    let page = dark(Lit())
    page.tap("go", at: 1)
    #expect(shares(page, at: 1) == (1, nil) || shares(page, at: 1) == (1, 0))
    for (time, red) in [(1.25, 0.25), (1.5, 0.5), (1.9, 0.9)] {
      let shares = shares(page, at: time)
      #expect(abs((shares.red ?? -1) - red) < 1e-9, "at \(time)")
      // The red is opaque: what it covers is not seen any more, and need not fade.
      #expect(shares.lit == 1, "at \(time)")
    }
    #expect(shares(page, at: 2) == (nil, 1))
    #expect(page.host.restTime == 2)
  }

  /// Turned back on the way, what is seen changes without a jump.
  @Test func aFadeThatIsTurnedBackDoesNotJump() {
    let page = dark(Lit())
    page.tap("go", at: 1)
    page.tap("go", at: 1.4)
    let (before, after) = (shares(page, at: 1.4 - 1e-9), shares(page, at: 1.4 + 1e-9))
    for shares in [before, after] {
      #expect(abs((shares.red ?? -1) - 0.4) < 1e-6)
      #expect(abs((shares.lit ?? -1) - 1) < 1e-6)
    }
    #expect(shares(page, at: 2.4) == (1, nil))
  }

  @Test func innerShadowsFadeWithTheirStyle() {
    struct Dented: View {
      @State private var isFrosted = false

      var body: some View {
        let dented = Color.red.shadow(.inner(color: .black, radius: 2))
        Rectangle().fill(isFrosted ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(dented))
          .frame(width: 40, height: 40)
        Button("go") { withAnimation(.linear(duration: 1)) { isFrosted.toggle() } }
      }
    }
    let page = TestPage(VStack { Dented() })
    page.tap("go", at: 1)
    let opacities = page.host.displayList(at: 1.25).items.compactMap { item -> Double? in
      guard case .group(let window) = item, case .clip = window.effect,
        case .group(let soft) = window.items.first, case .fill(let caster) = soft.items.first,
        case .solid(let color) = caster.paint
      else { return nil }
      return color.opacity
    }
    #expect(opacities.count == 1 && abs((opacities.first ?? 0) - 0.75) < 1e-9)
  }

  @Test func aColorFadesIntoAMaterial() {
    let page = TestPage(Frosted())
    page.tap("go", at: 1)
    let backdrops = page.host.displayList(at: 1.25).items.compactMap { item -> Double? in
      if case .backdrop(let backdrop) = item { return backdrop.opacity }
      return nil
    }
    #expect(backdrops == [0.25])
    #expect(abs((page.opacities(.systemRed, at: 1.25).first ?? 0) - 0.75) < 1e-9)
  }
}
