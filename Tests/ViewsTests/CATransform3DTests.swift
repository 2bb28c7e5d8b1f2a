import Foundation
import SwiftUI
import Testing

/// Maps of space with Core Animation's names.
struct CATransform3DTests {
  @Test func whatIsAddedComesFirst() {
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    let plane = ProjectionTransform(map)
    #expect((plane.m11, plane.m22) == (2, 3))
    #expect((plane.m31, plane.m32) == (20, 60))
  }

  @Test func aTurnAboutTheAxisOfSightIsThatOfThePlane() {
    let plane = ProjectionTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let affine = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
    for path in [\ProjectionTransform.m11, \.m12, \.m21, \.m22, \.m33] {
      #expect(abs(plane[keyPath: path] - affine[keyPath: path]) < 1e-12)
    }
  }

  @Test func depthMakesPerspective() {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    let plane = ProjectionTransform(CATransform3DRotate(map, .pi / 4, 0, 1, 0))
    // A turn by 45° takes x to a depth of -x sin 45°, which 500 points away shrink.
    #expect(abs(plane.m13 - sin(.pi / 4) / 500) < 1e-12)
    #expect(abs(plane.m11 - cos(.pi / 4)) < 1e-12)
  }

  @Test func twoMapsDoOneAfterTheOther() {
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(5, 1, 1))
    #expect(moved.m41 == 5)
  }
}
