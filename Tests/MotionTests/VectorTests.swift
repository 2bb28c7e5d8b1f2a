import CapstanMotion
import Foundation
import Testing

/// Values as vectors, and the units in which they animate.
@Suite struct VectorTests {
  @Test func anAngleCounts128AUnitOfRadians() {
    #expect(isClose(Angle.degrees(180).animatableData, 402.1238596594935, 1e-5))
    var angle = Angle.zero
    angle.animatableData = 128
    #expect(angle == .radians(1))
  }

  @Test func anglesAreNumbers() {
    #expect(isClose(Angle.degrees(90).radians, .pi / 2, 1e-15))
    #expect(isClose((Angle.degrees(30) * 2 - .degrees(10) / 2).degrees, 55, 1e-12))
    #expect(-Angle.degrees(3) < .zero)
    var angle = Angle(degrees: 10)
    angle += .degrees(20)
    angle *= 3
    angle -= .degrees(45)
    angle /= 9
    angle.degrees += 1
    #expect(isClose(angle.degrees, 6, 1e-12))
    #expect(Angle() == Angle.zero)
  }

  @Test func geometryIsItsNumbers() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let data = rect.animatableData
    #expect(data.magnitudeSquared == 30)
    rect.animatableData = data + data
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var point = CGPoint(x: 3, y: 4)
    #expect(point.animatableData.magnitudeSquared == 25)
    point.animatableData.scale(by: 2)
    #expect(point == CGPoint(x: 6, y: 8))
  }

  @Test func pairsActOnBothMembers() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)))
    pair -= AnimatablePair(1, AnimatablePair(1, 1))
    pair += .zero
    #expect(pair == AnimatablePair(1, AnimatablePair(3, 5)))
    #expect(pair.magnitudeSquared == 35)
  }

  @Test func vectorsOfDifferentLengthAddAsIfPadded() {
    let (short, long) = (AnimatableVector([1, 2]), AnimatableVector([10, 20, 30]))
    #expect(short + long == AnimatableVector([11, 22, 30]))
    #expect(short - long == AnimatableVector([-9, -18, -30]))
    #expect(long - short == AnimatableVector([9, 18, 30]))
    #expect(AnimatableVector.zero + long == long)
    #expect(long[2] == 30)
    #expect(long[3] == 0)
    var scaled = long
    scaled.scale(by: 0.5)
    #expect(scaled == AnimatableVector([5, 10, 15]))
    #expect(scaled.magnitudeSquared == 350)
    #expect(long.count == 3)
  }

  struct Wave: Animatable {
    var phase: Angle
    var height: CGFloat
    var name = "wave"

    var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
      get { AnimatablePair(phase.animatableData, height) }
      set { (phase.animatableData, height) = (newValue.first, newValue.second) }
    }
  }

  struct Still: Animatable {
    var name = "still"
  }

  @Test func typesOfOnesOwn() {
    let spring = Spring.smooth
    let value = spring.value(
      fromValue: Wave(phase: .zero, height: 0), toValue: Wave(phase: .degrees(90), height: 10),
      initialVelocity: Wave(phase: .zero, height: 0), time: 10)
    #expect(isClose(value.phase.degrees, 90, 1e-9))
    #expect(isClose(Double(value.height), 10, 1e-9))
    #expect(Still().animatableData == EmptyAnimatableData())
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
  }
}
