import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// A view that is drawn by a closure: places, state, words, symbols.
@MainActor struct CanvasTests {
  private func page<V: View>(_ view: V) -> TestPage {
    TestPage(view, size: CGSize(width: 200, height: 100))
  }

  @Test func whatHasNoPlaceIsToldAndNotDrawn() {
    let page = page(
      ZStack {
        Rectangle().fill(.blue).frame(width: 20, height: 20)
        Rectangle().fill(.red).frame(width: 20, height: 20).scaleEffect(.nan)
        Rectangle().fill(.red).frame(width: 20, height: 20).position(x: .nan, y: 0)
        RoundedRectangle(cornerRadius: .nan).fill(.red).opacity(0.5)
        Path { $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 0)) }.stroke(.red)
      })
    #expect(page.frame(.systemBlue, at: 0) == CGRect(x: 90, y: 40, width: 20, height: 20))
    #expect(page.items(at: 0).isFinite)
    #expect(page.host.diagnostics.notices.contains(.withoutPlace))
  }

  @Test func outlinesStandInTheViewsOwnCoordinates() {
    let page = page(
      Canvas { context, size in
        #expect(size == CGSize(width: 120, height: 60))
        context.fill(Path(CGRect(x: 10, y: 5, width: 20, height: 30)), with: .color(.red))
        context.stroke(
          Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
      }
      .frame(width: 120, height: 60))
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 50, y: 25, width: 20, height: 30))
    let strokes = page.items(at: 0).compactMap { item -> CGFloat? in
      if case .stroke(let stroke) = item { return stroke.style.lineWidth }
      return nil
    }
    #expect(strokes == [2])
  }

  @Test func aCopyKeepsItsStateToItself() {
    let page = page(
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 100, y: 0)
        copy.scaleBy(x: 2, y: 2)
        copy.opacity = 0.5
        copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.green))
      })
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(page.frame(.systemGreen, at: 0) == CGRect(x: 0, y: 0, width: 10, height: 10))
    let opacities = page.host.displayList(at: 0).items.flatMap(\.groupOpacities)
    #expect(opacities == [0.5])
  }

  @Test func wordsAndViewsAreDrawnByTheirAnchors() {
    let page = page(
      Canvas { context, size in
        context.draw(Text(verbatim: "mid"), at: CGPoint(x: size.width / 2, y: 50))
        if let dot = context.resolveSymbol(id: "dot") {
          context.draw(dot, at: CGPoint(x: 30, y: 40))
        }
        let measured = context.resolve(Text(verbatim: "four")).measure(in: size)
        #expect(measured.width == 34)
      } symbols: {
        Color.red.frame(width: 8, height: 8).tag("dot")
      })
    #expect(page.words(at: 0) == "mid")
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 26, y: 36, width: 8, height: 8))
  }

  @Test func layersAndLimitsAreGroups() {
    let page = page(
      Canvas { context, _ in
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
        context.addFilter(.blur(radius: 3))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
          layer.fill(Path(CGRect(x: 9, y: 0, width: 10, height: 10)), with: .color(.green))
        }
      })
    let items = page.host.displayList(at: 0).items
    guard case .group(let outer)? = items.first, case .clip = outer.effect,
      case .group(let inner)? = outer.items.first, case .blur(let radius, _) = inner.effect
    else {
      Issue.record("The layer is blurred inside of its limit.")
      return
    }
    #expect(radius == 3)
    #expect(inner.items.count == 2)
  }

  @Test func filtersThatAreAddedLaterWorkFirst() {
    // The usual way to let drops run together: blurred first, then cut at half the opacity.
    let page = page(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.blur(radius: 10))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black))
        }
      })
    var effects: [String] = []
    func visit(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        switch group.effect {
        case .filter(.alphaThreshold(let min, let max, _)): effects.append("\(min)...\(max)")
        case .blur: effects.append("blur")
        default: break
        }
        visit(group.items)
      }
    }
    visit(page.host.displayList(at: 0).items)
    #expect(effects == ["0.5...1.0", "blur"])
    #expect(page.host.diagnostics.notices.isEmpty)
  }
}

extension DisplayItem {
  fileprivate var groupOpacities: [Double] {
    guard case .group(let group) = self else { return [] }
    let inner = group.items.flatMap(\.groupOpacities)
    if case .opacity(let opacity) = group.effect { return [opacity] + inner }
    return inner
  }
}
