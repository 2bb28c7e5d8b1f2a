import CapstanMotion
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

@Suite struct ValuesGeometryTests {
  @Test func edgeSetsHoldTheirSides() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
    #expect(Edge.Set(Axis.Set.vertical) == [.top, .bottom])
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set.all.contains(.trailing))
  }

  @Test func insetsFollowTheLayoutDirection() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(
      rect.inset(by: insets, in: .rightToLeft) == CGRect(x: 4, y: 1, width: 94, height: 46))
    #expect(insets.on(.vertical) == EdgeInsets(top: 1, leading: 0, bottom: 3, trailing: 0))
    #expect(insets.adding(insets).horizontal == 12)
    #expect(EdgeInsets(8, edges: [.top]).vertical == 8)
  }

  @Test func guidesDefaultToTheirPlaceInTheView() {
    #expect(Alignment.center.horizontal == .center)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(HorizontalAlignment.center.key != VerticalAlignment.center.key)
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func coordinateSpacesAreToldApart() {
    #expect(CoordinateSpace.named("bar") == .named("bar"))
    #expect(CoordinateSpace.named("bar") != .named("page"))
    #expect(NamedCoordinateSpace.named("bar").coordinateSpace == .named("bar"))
    #expect(CoordinateSpace.local.isLocal && CoordinateSpace.global.isGlobal)
    #expect(
      NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace
        != NamedCoordinateSpace.scrollView.coordinateSpace)
  }

  @Test func pointsAndInsetsAnimateAsNumbers() {
    #expect(UnitPoint.trailing.animatableData == AnimatablePair(128, 64))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var radii = RectangleCornerRadii(topLeading: 1, bottomTrailing: 3)
    radii.animatableData.scale(by: 2)
    #expect(radii == RectangleCornerRadii(topLeading: 2, bottomTrailing: 6))
  }

  @Test func traitsAreASet() {
    let traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.contains(.isSelected) && !traits.contains(.isHeader))
    #expect(traits.subtracting(.isButton) == .isSelected)
  }
}
