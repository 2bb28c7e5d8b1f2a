import CapstanSceneGraph
import Foundation
import Testing

/// Places that are no numbers are found later; nothing that is made of them on the way may trap.
@Suite struct NonFiniteBoundsTests {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func groupsCanBeMadeOfThem(_ odd: CGFloat) {
    let far = CGAffineTransform(translationX: odd, y: 0)
    let item = DisplayItem.fill(FillItem(path: circle, paint: .solid(.black), transform: far))
    let clip = GroupEffect.clip(circle, evenOdd: false, antialiased: true, transform: far)
    for effect in [
      clip, .mask([item]), .blur(radius: odd, opaque: false),
      .shadow(color: .black, radius: odd, offset: CGSize(width: odd, height: 0)),
    ] {
      let outer = GroupItem(effect: clip, items: [.group(GroupItem(effect: effect, items: [item]))])
      let inner = GroupItem(
        effect: effect, items: [.fill(FillItem(path: circle, paint: .solid(.black)))])
      _ = [DisplayItem.group(outer), .group(inner)].bounds
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func curvesCanBeFlattened(_ odd: CGFloat) {
    let path = circle.applying(CGAffineTransform(scaleX: odd, y: 1))
    #expect(path.flattened(tolerance: 0.1).subpaths.count == 1)
  }
}
