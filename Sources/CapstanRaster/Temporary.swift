import CapstanSceneGraph
import Foundation
extension Renderer {
  func draw(_ item: BackdropItem, on layer: Layer) throws(RasterError) {
    throw .notFinite("backdrop: not drawn yet")
  }
  func drawBlurred(
    _ group: GroupItem, radius: CGFloat, opaque: Bool, region: PixelRect, on layer: Layer
  ) throws(RasterError) { throw .notFinite("blur: not drawn yet") }
  func drawShadowed(
    _ group: GroupItem, color: ResolvedColor, radius: CGFloat, offset: CGSize, region: PixelRect,
    on layer: Layer
  ) throws(RasterError) { throw .notFinite("shadow: not drawn yet") }
  func drawProjected(
    _ group: GroupItem, projection: ProjectionTransform, region: PixelRect, on layer: Layer
  ) throws(RasterError) { throw .notFinite("projection: not drawn yet") }
}
