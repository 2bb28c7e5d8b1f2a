import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Sizes and places by the platform's rules.
@MainActor struct LayoutTests {
  private func frames<V: View>(
    _ view: V, width: CGFloat = 400, environment: EnvironmentValues = EnvironmentValues()
  ) -> (red: CGRect, blue: CGRect) {
    let page = TestPage(
      view, size: CGSize(width: width, height: 400), environment: environment)
    return (
      page.frame(.systemRed, at: 0) ?? .null, page.frame(.systemBlue, at: 0) ?? .null
    )
  }

  private var red: some View { Color.red.frame(width: 20, height: 20) }
  private var blue: some View { Color.blue.frame(width: 20, height: 20) }

  @Test func neighboursStandEightApart() {
    let (a, b) = frames(
      HStack {
        red; blue
      }.fixedSize())
    #expect(b.minX - a.maxX == 8)
  }

  @Test func aSpacerHasNoGapsAndGivesWay() {
    let (a, b) = frames(
      HStack {
        red; Spacer(); blue
      }.frame(width: 48))
    #expect(b.minX - a.maxX == 8)
    let (c, d) = frames(
      HStack {
        Color.red; Spacer(); Color.blue
      }.frame(width: 318))
    #expect(c.width == 155 && d.width == 155)
  }

  @Test func aLineBelowWordsIsAsLongAsTheWordsWhereTheStackIsFree() {
    let (a, b) = frames(
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 20)
        Color.blue.frame(height: 2)
      }.fixedSize())
    #expect(a.width == 60 && b.width == 60 && b.height == 2)
    let (c, d) = frames(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 40)
        Color.blue.frame(width: 20).frame(maxHeight: .infinity)
      }.fixedSize(horizontal: false, vertical: true))
    #expect(c.height == 40 && d.height == 40)
  }

  @Test func aRowOfEndlessViewsTakesWhatIsLeft() {
    let (a, b) = frames(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 400)
          Color.clear.frame(width: 400)
        }
        Color.blue.frame(height: 40)
      })
    #expect(a.height == 360 && b.height == 40)
  }

  @Test func flexibleViewsShareWhatRigidOnesLeave() {
    let (a, b) = frames(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: .infinity)
        Color.blue.frame(width: 300)
      })
    #expect(a.width == 100 && b.width == 300)
  }

  @Test func priorityIsServedFirst() {
    let (a, b) = frames(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1)
      })
    #expect(a.width == 30 && b.width == 370)
  }

  @Test func fillingFramesGrowWithRigidContent() {
    let (a, _) = frames(
      Color.clear.overlay {
        HStack(spacing: 0) { Color.red.frame(width: 60).frame(maxWidth: .infinity) }
          .frame(width: 40)
      })
    #expect(a.width == 60)
  }

  @Test func depthStacksPlaceTheirViewsAtTheirOwnSize() {
    let (a, b) = frames(
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 60)
        Color.blue.frame(width: 10, height: 10)
      }.fixedSize())
    #expect(b.maxX == a.maxX && b.maxY == a.maxY)
    let (c, d) = frames(
      ZStack {
        Color.red.frame(width: 100, height: 60)
        Color.blue
      }.fixedSize())
    #expect(c == d)
  }

  @Test func guidesMoveViews() {
    let (a, b) = frames(
      VStack(alignment: .leading, spacing: 0) {
        red.alignmentGuide(.leading) { _ in 10 }
        blue
      })
    #expect(b.minX - a.minX == 10)
  }

  @Test func baselinesMeet() {
    let page = TestPage(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.system(size: 34))
        Text("b").font(.system(size: 17))
      })
    let ends = page.items(at: 0).compactMap { item -> CGFloat? in
      guard case .glyphs(let run) = item else { return nil }
      return run.glyphs[0].position.y + run.transform.ty
    }
    #expect(ends.count == 2 && ends[0] == ends[1])
  }

  @Test func rightToLeftMirrorsEveryFrame() {
    var mirrored = EnvironmentValues()
    mirrored.layoutDirection = .rightToLeft
    let view = HStack(spacing: 3) {
      red.padding(.leading, 7)
      blue.offset(x: 5)
      Spacer()
    }.padding(.trailing, 11)
    let (a, b) = frames(view)
    let (c, d) = frames(view, environment: mirrored)
    #expect(a.minX == 400 - c.maxX)
    #expect(b.minX == 400 - d.maxX)
  }

  @Test func textWrapsAndTruncatesInItsSpace() {
    let page = TestPage(Text("aaaa bbbb").font(.system(size: 20)).frame(width: 55))
    let lines = Set(
      page.items(at: 0).compactMap { item -> CGFloat? in
        if case .glyphs(let run) = item { return run.glyphs[0].position.y }
        return nil
      })
    #expect(lines.count == 2)
  }

  @Test func backgroundsReachUnderTheUnsafeEdges() {
    let page = TestPage(
      Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(page.frame(.systemBlue, at: 0) == CGRect(x: 0, y: 50, width: 400, height: 320))
  }

  @Test func aspectRatiosFitAndFill() {
    let fit = frames(Color.red.aspectRatio(2, contentMode: .fit)).red
    #expect(fit.size == CGSize(width: 400, height: 200))
    let fill = frames(Color.red.aspectRatio(2, contentMode: .fill)).red
    #expect(fill.size == CGSize(width: 800, height: 400))
  }

  @Test func readersKnowTheirPlace() {
    let page = TestPage(
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Color.red.frame(width: proxy.size.width / 2, height: frame.minY)
      }
      .padding(EdgeInsets(top: 30, leading: 100, bottom: 0, trailing: 0)))
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 100, y: 30, width: 150, height: 30))
  }

  @Test func preferencesTravelUp() {
    let page = TestPage(Measuring())
    #expect(page.frame(.systemBlue, at: 0)?.width == 120)
  }

  @Test func anchorsAreReadInTheReadersCoordinates() {
    let page = TestPage(
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        Spacer()
      }
      .padding(.leading, 25)
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Color.blue.frame(width: rect.width, height: 5).offset(x: rect.minX, y: rect.maxY)
          }
        }
      })
    let (a, b) = (page.frame(.systemRed, at: 0), page.frame(.systemBlue, at: 0))
    #expect(b?.minX == a?.minX && b?.minY == a?.maxY && b?.width == 40)
  }

  @Test func layoutsOfOnesOwnPlaceTheirViews() {
    let (a, b) = frames(
      Diagonal(step: 15) {
        red; blue
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(a.origin == .zero && b.origin == CGPoint(x: 15, y: 15))
  }

  @Test func layoutsOfOnesOwnAnimateTheirData() {
    let page = TestPage(Stepping())
    page.tap("go", at: 1)
    #expect(page.frame(.systemBlue, at: 1.5)?.minX == 25)
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Measuring: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 120, height: 10)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
      Color.blue.frame(width: width, height: 10)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Diagonal: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let last = step * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: last + 20, height: last + 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      let offset = step * CGFloat(index)
      view.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
    }
  }
}

private struct Stepping: View {
  @State private var step: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading) {
      Diagonal(step: step) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      Button("go") { withAnimation(.linear(duration: 1)) { step = 40 } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Views that take all there is, one above the other.
@MainActor struct EndlessLayerTests {
  @Test func severalOfThemAreAsFlexibleAsOne() {
    let page = TestPage(
      VStack(spacing: 0) {
        ZStack {
          Color.red
          Color.clear
        }
        Color.green.frame(height: 50)
      })
    #expect(page.frame(.systemRed, at: 0) == CGRect(x: 0, y: 0, width: 400, height: 350))
    #expect(page.frame(.systemGreen, at: 0)?.minY == 350.0)
  }
}
