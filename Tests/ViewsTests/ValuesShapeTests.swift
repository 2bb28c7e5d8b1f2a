import CapstanMotion
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

  @Test func simpleShapesFillTheirFrame() {
    #expect(Rectangle().path(in: rect) == Path(rect))
    #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
    let middle = CGRect(x: 30, y: 20, width: 40, height: 40)
    #expect(Circle().path(in: rect) == Path(ellipseIn: middle))
  }

  @Test func cornersAreContinuousUnlessCircular() {
    #expect(
      RoundedRectangle(cornerRadius: 8).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 8, style: .continuous))
    #expect(
      RoundedRectangle(cornerRadius: 8, style: .circular).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 8, style: .circular))
    #expect(
      Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 20, style: .continuous))
    #expect(
      Capsule(style: .circular).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
  }

  @Test func radiiAreAtMostHalfTheShortSide() {
    #expect(
      RoundedRectangle(cornerRadius: 500).path(in: rect)
        == RoundedRectangle(cornerRadius: 20).path(in: rect))
  }

  @Test func insetsShrinkFrameAndRadius() {
    let inside = rect.insetBy(dx: 3, dy: 3)
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect)
        == RoundedRectangle(cornerRadius: 5).path(in: inside))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 1).inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 5).path(in: inside))
    #expect(Capsule().inset(by: 3).path(in: rect) == Capsule().path(in: inside))
    #expect(Circle().inset(by: 3).path(in: rect) == Circle().path(in: inside))
    #expect(Rectangle().inset(by: 3).path(in: rect) == Path(inside))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 2)
    #expect(
      uneven.inset(by: 3).path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 7).path(in: inside))
  }

  @Test func tooLargeAnInsetLeavesTheMiddle() {
    let bounds = Rectangle().inset(by: 100).path(in: rect).boundingRect
    #expect(bounds.width == 0 && bounds.height == 0)
  }

  @Test func sizes() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(Rectangle().sizeThatFits(proposal) == CGSize(width: 30, height: 10))
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 30, height: 30))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: nil, height: nil))
        == CGSize(width: 10, height: 10))
  }

  @Test func transformsMoveTheOutline() {
    let path = Path(rect)
    #expect(Rectangle().offset(x: 5, y: -5).path(in: rect) == path.offsetBy(dx: 5, dy: -5))
    let half = Rectangle().scale(0.5).path(in: rect).boundingRect
    #expect(half == CGRect(x: 30, y: 30, width: 40, height: 20))
    let corner = Rectangle().scale(x: 2, y: 1, anchor: .topLeading).path(in: rect).boundingRect
    #expect(corner == CGRect(x: 10, y: 20, width: 160, height: 40))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 30) < 1e-9 && abs(turned.minY - 0) < 1e-9)
    #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 80) < 1e-9)
    let sized = Rectangle().size(width: 7, height: 8).path(in: rect).boundingRect
    #expect(sized == CGRect(x: 10, y: 20, width: 7, height: 8))
  }

  @Test func trimsAndStrokes() {
    let trimmed = Rectangle().trim(from: 0, to: 0.25).path(in: rect)
    #expect(abs(trimmed.length - 60) < 1e-9)
    let stroked = Rectangle().stroke(lineWidth: 4).path(in: rect).boundingRect
    #expect(stroked == rect.insetBy(dx: -2, dy: -2))
    #expect(_StrokedShape<Circle>.role == .stroke)
  }

  @Test func pathsAreShapesThatIgnoreTheFrame() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: rect) == path)
  }

  @Test func arcsTakeAngles() {
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    let bounds = arc.boundingRect
    #expect(abs(bounds.minX - 10) < 1e-6 && abs(bounds.maxX - 15) < 1e-6)
    #expect(abs(bounds.minY - 10) < 1e-6 && abs(bounds.maxY - 15) < 1e-6)
    var relative = Path()
    relative.addRelativeArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, delta: .degrees(90))
    #expect(relative == arc)
  }

  private struct Notch: Shape {
    var depth: CGFloat
    var animatableData: CGFloat {
      get { depth }
      set { depth = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: depth, height: rect.height))
    }
  }

  @Test func ownShapesMirrorInARightToLeftLayout() {
    let notch = Notch(depth: 10)
    let right = CGRect(x: 80, y: 20, width: 10, height: 40)
    #expect(notch.path(in: rect, layoutDirection: .rightToLeft).boundingRect == right)
    #expect(notch.path(in: rect, layoutDirection: .leftToRight) == notch.path(in: rect))
    #expect(
      Rectangle().path(in: rect, layoutDirection: .rightToLeft) == Rectangle().path(in: rect))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 10)
    #expect(
      uneven.path(in: rect, layoutDirection: .rightToLeft).contains(CGPoint(x: 11, y: 21)))
    #expect(!uneven.path(in: rect).contains(CGPoint(x: 11, y: 21)))
  }

  @Test func everyNumberOfAShapeAnimates() {
    #expect(
      mixed(RoundedRectangle(cornerRadius: 4), RoundedRectangle(cornerRadius: 8))
        .cornerSize == CGSize(width: 6, height: 6))
    let trim = mixed(
      _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.5),
      _TrimmedShape(shape: Circle(), startFraction: 0.5, endFraction: 1))
    #expect((trim.startFraction, trim.endFraction) == (0.25, 0.75))
    let rotation = mixed(
      Circle().rotation(.degrees(0), anchor: .leading),
      Circle().rotation(.degrees(90), anchor: .trailing))
    #expect(abs(rotation.angle.degrees - 45) < 1e-9)
    #expect(rotation.anchor == .center)
    let stroke = mixed(
      _StrokedShape(shape: Notch(depth: 1), style: StrokeStyle(lineWidth: 1, dash: [2, 4])),
      _StrokedShape(shape: Notch(depth: 3), style: StrokeStyle(lineWidth: 3, dash: [4, 8])))
    #expect(stroke.shape.depth == 2)
    #expect(stroke.style == StrokeStyle(lineWidth: 2, dash: [3, 6]))
    let radii = mixed(
      UnevenRoundedRectangle(topLeadingRadius: 2), UnevenRoundedRectangle(topTrailingRadius: 4))
    #expect(radii.cornerRadii == RectangleCornerRadii(topLeading: 1, topTrailing: 2))
  }

  @Test func aShapeOfAnyTypeAnimatesAsTheOneInside() {
    let middle = mixed(AnyShape(Notch(depth: 2)), AnyShape(Notch(depth: 6)))
    #expect(middle.path(in: rect) == Notch(depth: 4).path(in: rect))
    let other = mixed(AnyShape(Circle()), AnyShape(Notch(depth: 6)))
    #expect(other.path(in: rect) == Notch(depth: 6).path(in: rect))
    #expect(AnyShape(AnyShape(Circle())).path(in: rect) == Circle().path(in: rect))
  }

  private func mixed<S: Shape>(_ a: S, _ b: S) -> S {
    var residual = a.animatableData - b.animatableData
    residual.scale(by: 0.5)
    var shape = b
    shape.animatableData = b.animatableData + residual
    return shape
  }
}
