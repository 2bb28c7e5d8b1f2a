import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// Frames follow their layout; layout runs once, at the final values.
@MainActor struct FrameMotionTests {
  @Test func framesAreInterpolatedFromOldToNew() {
    let page = TestPage(Widening())
    page.tap("go", at: 1)
    let expected = CGRect(x: 0, y: 0, width: 200, height: 20)
    #expect(page.frame(.systemRed, at: 1.5)?.isNear(expected) == true)
  }

  @Test func neighboursFollowASpacing() {
    let page = TestPage(Spacing())
    page.tap("go", at: 1)
    #expect(page.frame(.systemRed, at: 1.5)?.minX == 0)
    #expect(page.frame(.systemBlue, at: 1.5)?.minX == 30)
    #expect(page.frame(.systemBlue, at: 3)?.minX == 40)
  }

  @Test func matchedViewsShareOneMovingFrame() {
    let page = TestPage(Matched())
    page.tap("go", at: 1)
    for (time, p) in [(1.0, 0.0), (1.25, 0.25), (1.5, 0.5), (1.99, 0.99)] {
      // From 10, 10, 40 by 40 to 200, 100, 80 by 20; both copies in one frame.
      let rect = CGRect(
        x: 10 + 190 * p, y: 10 + 90 * p, width: 40 + 40 * p, height: 40 - 20 * p)
      let fills = page.items(at: time).compactMap { item -> (CGRect, Double)? in
        guard case .fill(let fill) = item, case .solid(let color) = fill.paint,
          abs(color.red - 1) < 0.01, color.green < 0.3
        else { return nil }
        return (fill.path.boundingRect.applying(fill.transform), color.opacity)
      }
      #expect(fills.allSatisfy { $0.0.isNear(rect, within: 1e-6) }, "at \(time)")
      let opacities = fills.map(\.1).sorted()
      #expect(abs((opacities.last ?? 0) - max(p, 1 - p)) < 1e-9)
    }
    #expect(page.frame(.systemRed, at: 2) == CGRect(x: 200, y: 100, width: 80, height: 20))
  }

  @Test(arguments: [
    (UnitPoint.center, CGPoint(x: 130, y: 65)), (.bottomTrailing, CGPoint(x: 160, y: 80)),
  ])
  func followersKeepTheirSizeAndMeetTheAnchor(_ anchor: UnitPoint, _ origin: CGPoint) {
    let page = TestPage(Following(anchor: anchor))
    #expect(
      page.frame(.systemBlue, at: 0) == CGRect(x: origin.x, y: origin.y, width: 20, height: 10))
  }

  @Test func twoSourcesAreNoticed() {
    let page = TestPage(TwoSources())
    #expect(page.host.diagnostics.notices == [.duplicateMatchedSource("pill")])
  }

  @Test func colourChangesGoThroughOklab() {
    let page = TestPage(Recolouring())
    page.tap("go", at: 1)
    let (a, b) = (ResolvedColor.systemRed, ResolvedColor.systemBlue)
    for p in [0.25, 0.5, 0.75] {
      let expected = a.mixed(with: b, by: p, in: .perceptual)
      #expect(page.fills(expected, at: 1 + p).count == 1)
    }
  }
}

private struct Widening: View {
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: isWide ? 300 : 100, height: 20)
      Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Spacing: View {
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: isWide ? 20 : 0) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Matched: View {
  @State private var isSecond = false
  @Namespace private var shared

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isSecond {
        Color.red.matchedGeometryEffect(id: "pill", in: shared)
          .frame(width: 80, height: 20).padding(
            EdgeInsets(top: 100, leading: 200, bottom: 0, trailing: 0))
      } else {
        Color.red.matchedGeometryEffect(id: "pill", in: shared)
          .frame(width: 40, height: 40).padding(
            EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0))
      }
      Button("go") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
        .padding(.top, 300)
    }
  }
}

private struct Following: View {
  let anchor: UnitPoint
  @Namespace private var shared

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.red.frame(width: 80, height: 40)
        .matchedGeometryEffect(id: 1, in: shared, anchor: anchor)
        .padding(.leading, 100).padding(.top, 50)
      Color.blue.frame(width: 20, height: 10)
        .matchedGeometryEffect(id: 1, in: shared, anchor: anchor, isSource: false)
        .padding(.leading, 10).padding(.top, 20)
    }
  }
}

private struct TwoSources: View {
  @Namespace private var shared

  var body: some View {
    HStack {
      Color.red.matchedGeometryEffect(id: "pill", in: shared)
      Color.blue.matchedGeometryEffect(id: "pill", in: shared)
    }
  }
}

private struct Recolouring: View {
  @State private var isBlue = false

  var body: some View {
    VStack {
      Rectangle().fill(isBlue ? .blue : .red)
      Button("go") { withAnimation(.linear(duration: 1)) { isBlue.toggle() } }
    }
  }
}
