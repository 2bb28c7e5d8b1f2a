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

  /// The frame of both copies, and what of the ground they cover where they are opaque.
  @Test(arguments: [
    (0, [10, 10, 40, 40], 1), (0.25, [57.5, 32.5, 50, 35], 0.8125),
    (0.5, [105, 55, 60, 30], 0.75), (0.75, [152.5, 77.5, 70, 25], 0.8125),
    (1, [200, 100, 80, 20], 1),
  ])
  func matchedViewsShareOneMovingFrame(_ p: Double, _ frame: [CGFloat], _ coverage: Double) {
    let matched = Matched(
      first: CGRect(x: 10, y: 10, width: 40, height: 40),
      second: CGRect(x: 200, y: 100, width: 80, height: 20))
    check(matched, p, frame, coverage)
  }

  @Test(arguments: [
    (0.3, [80, 20, 51, 69], 0.79), (0.5, [120, 20, 45, 75], 0.75), (1, [220, 20, 30, 90], 1),
  ])
  func matchedViewsMoveAboutTheirAnchor(_ p: Double, _ frame: [CGFloat], _ coverage: Double) {
    let matched = Matched(
      first: CGRect(x: 20, y: 20, width: 60, height: 60),
      second: CGRect(x: 220, y: 20, width: 30, height: 90), anchor: .bottom)
    check(matched, p, frame, coverage)
  }

  private func check(_ view: Matched, _ p: Double, _ frame: [CGFloat], _ coverage: Double) {
    let page = TestPage(view)
    page.tap("go", at: 1)
    let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let fills = page.items(at: 1 + p).compactMap { item -> (CGRect, Double)? in
      guard case .fill(let fill) = item, case .solid(let color) = fill.paint,
        abs(color.red - 1) < 0.01, color.green < 0.3
      else { return nil }
      return (fill.path.boundingRect.applying(fill.transform), color.opacity)
    }
    #expect(fills.filter { $0.1 > 0 }.allSatisfy { $0.0.isNear(rect, within: 1e-6) })
    let opacities = fills.map(\.1).filter { $0 > 0 }.sorted()
    let expected = p == 0 || p == 1 ? [1] : [min(p, 1 - p), max(p, 1 - p)]
    #expect(opacities.count == expected.count)
    for (opacity, expected) in zip(opacities, expected) { #expect(abs(opacity - expected) < 1e-6) }
    let ground = opacities.reduce(1.0) { $0 * (1 - $1) }
    #expect(abs(1 - ground - coverage) < 1e-6)
  }

  /// Who waits for the removal of a frame's or a rotation's spring waits until nothing of it is seen.
  @Test func framesAndRotationsAreRemovedOnceTheyAreStillToTheEye() {
    let page = TestPage(Turning())
    page.tap("move", at: 1)
    let start = CGRect(x: 0, y: 0, width: 20, height: 20)
    var frame = MotionState(start.animatableData, margin: .frame(pixelLength: 0.5))
    frame.set(start.offsetBy(dx: 100, dy: 0).animatableData, animation: .smooth, at: 1)
    #expect(abs((page.host.nextEventTime ?? 0) - frame.removalTime) < 1e-9)
    #expect(abs(page.host.restTime - frame.restTime) < 1e-9)
    page.tap("turn", at: 5)
    let anchor = UnitPoint.center.animatableData
    var turn = MotionState(AnimatablePair(Angle.zero.animatableData, anchor), margin: .rotation)
    turn.set(
      AnimatablePair(Angle.degrees(90).animatableData, anchor), animation: .smooth, at: 5)
    #expect(abs((page.host.nextEventTime ?? 0) - turn.removalTime) < 1e-9)
    #expect(turn.removalTime < turn.restTime && frame.removalTime < frame.restTime)
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
  let first: CGRect
  let second: CGRect
  var anchor = UnitPoint.center
  @State private var isSecond = false
  @Namespace private var shared

  private func pill(_ frame: CGRect) -> some View {
    Color.red.matchedGeometryEffect(id: "pill", in: shared, anchor: anchor)
      .frame(width: frame.width, height: frame.height)
      .padding(EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isSecond { pill(second) } else { pill(first) }
      Button("go") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
        .padding(.top, 300)
    }
  }
}

private struct Turning: View {
  @State private var isMoved = false
  @State private var isTurned = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .rotationEffect(.degrees(isTurned ? 90 : 0))
        .padding(.leading, isMoved ? 100 : 0)
      Button("move") {
        withAnimation(.smooth, completionCriteria: .removed) {
          isMoved = true
        } completion: {
        }
      }
      Button("turn") {
        withAnimation(.smooth, completionCriteria: .removed) {
          isTurned = true
        } completion: {
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
