import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// What a glass casts around it.
@MainActor struct GlassShadowTests {
  private func items(_ glass: Glass, opacity: Double = 1) -> [DisplayItem] {
    TestPage(Spacer().frame(width: 200, height: 48).glassEffect(glass).opacity(opacity))
      .host.displayList(at: 0).items
  }

  private func shadow(in items: [DisplayItem]) -> (
    window: Path, toPage: CGAffineTransform, radius: CGFloat, caster: FillItem
  )? {
    guard case .group(let outer) = items.first, case .group(let inner) = outer.items.first,
      case .clip(let window, true, _, let toPage) = outer.effect,
      case .blur(let radius, false) = inner.effect, case .fill(let caster) = inner.items.first
    else { return nil }
    return (window, toPage, radius, caster)
  }

  @Test(arguments: [Glass.regular, .clear]) func glassCastsAShadowAroundItself(_ glass: Glass) {
    let items = items(glass)
    #expect(items.count == 2)
    guard let shadow = shadow(in: items), case .backdrop(let backdrop) = items.last else {
      Issue.record("There is no shadow below the glass.")
      return
    }
    #expect(shadow.radius == 24)
    #expect(shadow.caster.paint == .solid(.black.multiplyingOpacity(by: 0.125)))
    #expect(shadow.caster.path == backdrop.path)
    #expect(
      shadow.caster.transform == backdrop.transform.concatenating(.init(translationX: 0, y: 8)))
    #expect(shadow.toPage == backdrop.transform)
    // Seen all around, and not through the glass.
    #expect(!shadow.window.contains(CGPoint(x: 100, y: 24), eoFill: true))
    for place in [(100, -60), (100, 110), (-60, 24), (260, 24)] {
      #expect(shadow.window.contains(CGPoint(x: place.0, y: place.1), eoFill: true))
    }
  }

  @Test func theShadowFadesWithTheGlass() {
    let caster = shadow(in: items(.regular, opacity: 0.5))?.caster
    #expect(caster?.paint == .solid(.black.multiplyingOpacity(by: 0.0625)))
    #expect(items(.identity).isEmpty)
  }

  /// A symbol's own space is an em; its shadows are in points all the same.
  @Test func shadowsInsideASymbolAreInPoints() {
    let style = Color.red.shadow(.inner(color: .black, radius: 4, x: 3, y: 2))
    let heart = Image(systemName: "heart.fill").font(.system(size: 80)).foregroundStyle(style)
    let items = TestPage(heart).host.displayList(at: 0).items
    guard case .fill(let fill) = items.first, case .group(let window) = items.last,
      case .clip(let outline, false, _, let toPage) = window.effect,
      case .group(let soft) = window.items.first, case .blur(let radius, false) = soft.effect,
      case .fill(let caster) = soft.items.first
    else {
      Issue.record("There is no shadow in the symbol.")
      return
    }
    #expect(outline == fill.path && toPage == fill.transform && radius == 4 && caster.evenOdd)
    let moved = fill.transform.concatenating(CGAffineTransform(translationX: 3, y: 2))
    #expect(caster.transform == moved)
    // Room for the shadow on every side: 2.8 radii, the offsets and a point.
    let reach = caster.path.boundingRect.applying(fill.transform)
    let ink = fill.path.boundingRect.applying(fill.transform)
    #expect(abs(ink.minX - reach.minX - 17.2) < 1e-6 && abs(reach.maxY - ink.maxY - 17.2) < 1e-6)
  }
}
