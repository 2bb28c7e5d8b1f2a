import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct GlassTests {
  private let page = CGRect(x: 0, y: 0, width: 160, height: 90)
  private let frame = CGRect(x: 20, y: 15, width: 120, height: 60)

  private func glass(_ recipe: GlassRecipe, _ background: ResolvedColor, _ items: DisplayItem...)
    throws -> Bitmap
  {
    let path = Path.roundedRect(frame.minX, frame.minY, frame.width, frame.height, 30)
    let item = BackdropItem(path: path, rect: frame, style: .glass(recipe))
    return try Renderer(size: page.size, scale: 1).bitmap(
      of: DisplayList(
        size: page.size, background: background, items: items + [.backdrop(item)]))
  }

  @Test func regularGlassOverWhiteAndBlack() throws {
    let light = try glass(.regular(.light, shorterSide: 60), .white)
    #expect(abs(light[80, 45].red - 253) <= 1 && light[80, 45].alpha == 255)
    let dark = try glass(.regular(.dark, shorterSide: 60), .black)
    #expect(abs(dark[80, 45].red - 19) <= 1)
  }

  @Test func theLensReadsInwardsNearTheRim() throws {
    // A black band outside the middle: at the rim the lens shows the white middle instead.
    var recipe = GlassRecipe.clear(.light, shorterSide: 60)
    (recipe.lumaBlack, recipe.lumaWhite, recipe.chroma, recipe.rimAmount) = (0, 1, 1, 0)
    let band = DisplayItem.fill(.rect(20, 15, 120, 3), .black)
    let bent = try glass(recipe, .white, band)
    #expect(bent[80, 16].red > 240)
    recipe.lensAmount = 0
    let straight = try glass(recipe, .white, band)
    #expect(straight[80, 16].red < 40)
    // Beyond the lens nothing is moved.
    #expect(bent[80, 45] == straight[80, 45])
  }

  @Test func theRimIsLitFromTwoOppositeCorners() throws {
    let bitmap = try glass(.regular(.dark, shorterSide: 60), .black)
    // On the rim, where the normal points to the top left, the bottom right, and across.
    let (topLeft, bottomRight) = (bitmap[28, 24].red, bitmap[131, 65].red)
    let across = bitmap[131, 24].red
    #expect(topLeft > 40 && bottomRight > 40 && across < 30)
    #expect(abs(topLeft - bottomRight) <= 4)
  }

  @Test func tintIsPaintedOver() throws {
    let tint = ResolvedColor.blue.multiplyingOpacity(by: 0.5)
    let plain = try glass(.regular(.light, shorterSide: 60), .white)
    let tinted = try glass(.regular(.light, shorterSide: 60, tint: tint), .white)
    #expect(abs(tinted[80, 45].red - plain[80, 45].red / 2) <= 1)
    #expect(tinted[80, 45].blue >= 253)
  }

  @Test func aTintIsDarkerOverDarkPlaces() throws {
    let recipe = GlassRecipe.regular(.light, shorterSide: 60, tint: .blue)
    let (over, under) = (try glass(recipe, .white), try glass(recipe, .black))
    #expect(over[80, 45].blue >= 253)
    #expect(abs(Double(under[80, 45].blue) - 0.72 * 255) <= 1.5)
  }

  @Test func outsideTheOutlineThePageIsUntouched() throws {
    let bitmap = try glass(.regular(.dark, shorterSide: 60), .white)
    #expect(bitmap[20, 15].hex == "ffffffff" && bitmap[5, 45].hex == "ffffffff")
  }

  @Test func hardEdgesBeneathTheLensStaySmooth() throws {
    // Beside hard edges refined cells reach beyond white and black, which must not wrap around.
    let stripes = stride(from: 20.0, to: 140, by: 24).map {
      DisplayItem.fill(.rect($0, 0, 12, 90), .white)
    }
    let path = Path.roundedRect(frame.minX, frame.minY, frame.width, frame.height, 30)
    let item = BackdropItem(
      path: path, rect: frame, style: .glass(.clear(.light, shorterSide: 60)))
    let bitmap = try Renderer(size: page.size, scale: 3).bitmap(
      of: DisplayList(size: page.size, background: .black, items: stripes + [.backdrop(item)]))
    // An edge blurred over a point climbs by at most 0.42 of its height in a point.
    for y in [54, 72, 90, 210] {
      for x in 160..<320 {
        let step = abs(bitmap[x + 1, y].green - bitmap[x, y].green)
        #expect(step < 60, "\(step) at \(x), \(y)")
      }
    }
  }
}
