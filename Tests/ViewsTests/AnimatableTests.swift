import CapstanMotion
import CapstanSceneGraph
import Foundation
import SwiftUI
import Testing

/// What follows its data in time: views, shapes, modifiers, effects and layouts.
@MainActor struct AnimatableTests {
  nonisolated static let parts: [(Double, Double)] = [
    (1, 0), (1.25, 0.25), (1.5, 0.5), (1.9, 0.9), (2, 1),
  ]

  private func page<V: View>(_ content: @escaping (Bool) -> V) -> TestPage {
    let page = TestPage(Switching(content: content))
    page.tap("go", at: 1)
    return page
  }

  @Test(arguments: parts) func viewsEvaluateTheirBodies(time: Double, part: Double) {
    let page = page { Counter(value: $0 ? 200 : 0) }
    #expect(page.words(at: time) == "\(Int((200 * part).rounded()))go")
  }

  @Test(arguments: parts) func shapesDrawTheirPaths(time: Double, part: Double) {
    let page = page { on in
      Bar(width: on ? 80 : 20, height: on ? 10 : 30).fill(.red).frame(width: 100, height: 40)
    }
    let frame = page.frame(.systemRed, at: time) ?? .zero
    #expect(abs(frame.width - (20 + 60 * part)) < 1e-9)
    #expect(abs(frame.height - (30 - 20 * part)) < 1e-9)
  }

  @Test(arguments: parts) func modifiersEvaluateTheirBodies(time: Double, part: Double) {
    for page in [
      page { on in Color.red.frame(width: 20, height: 20).modifier(Lift(y: on ? 40 : 0)) },
      page { on in Color.red.frame(width: 20, height: 20).modifier(OldLift(y: on ? 40 : 0)) },
      page { on in Color.red.frame(width: 20, height: 20).modifier(Push(y: on ? 40 : 0)) },
    ] {
      #expect(abs((page.frame(.systemRed, at: time)?.minY ?? 0) - 40 * part) < 1e-9)
    }
  }

  @Test(arguments: parts) func layoutsPlaceTheirViews(time: Double, part: Double) {
    let page = page { on in
      Stairs(step: on ? 30 : 10) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(page.frame(.systemRed, at: time)?.minX == 0)
    let frame = page.frame(.systemBlue, at: time) ?? .zero
    #expect(abs(frame.minX - (10 + 20 * part)) < 1e-9)
  }

  /// A way of one's own: half of it at once, the rest at an even pace.
  @Test func customAnimationsMoveViews() {
    let page = TestPage(
      Switching(animation: Animation(HalfAtOnce())) { on in
        Color.red.frame(width: 20, height: 20).offset(y: on ? 40 : 0)
      })
    page.tap("go", at: 1)
    for (time, y) in [(1.0, 20.0), (1.5, 30), (2.5, 40)] {
      #expect(abs((page.frame(.systemRed, at: time)?.minY ?? 0) - y) < 1e-9)
    }
    #expect(abs(page.host.restTime - 2) < 0.005)
  }
}

private struct Switching<Content: View>: View {
  var animation = Animation.linear(duration: 1)
  let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content(isOn)
      Button("go") { withAnimation(animation) { isOn = true } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Counter: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Bar: Shape {
  var width: CGFloat
  var height: Double

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

private struct Lift: ViewModifier, Animatable {
  var y: CGFloat

  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func body(content: Content) -> some View { content.offset(y: y) }
}

private struct OldLift: AnimatableModifier {
  var y: CGFloat

  nonisolated var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func body(content: Content) -> some View { content.offset(y: y) }
}

private struct Push: GeometryEffect {
  var y: CGFloat

  var animatableData: CGFloat {
    get { y }
    set { y = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 0, y: y))
  }
}

private struct Stairs: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let offset = step * CGFloat(index)
      view.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct HalfAtOnce: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time >= 1 ? nil : value.scaled(by: 0.5 + time / 2)
  }
}
