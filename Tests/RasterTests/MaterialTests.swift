import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct MaterialTests {
  /// Shows the blurred backdrop itself.
  private func plainBlur(_ radius: CGFloat) -> BackdropStyle {
    .material(
      MaterialRecipe(
        name: "blur", radius: radius, saturation: 1, brightness: 0, amount: 0, curve: SIMD4()))
  }

  private func backdrop(_ rect: CGRect, _ style: BackdropStyle, path: Path? = nil) -> DisplayItem {
    .backdrop(BackdropItem(path: path ?? rect.asPath, rect: rect, style: style))
  }

  private static let recipes: [@Sendable (BackdropAppearance) -> MaterialRecipe] = [
    MaterialRecipe.ultraThin, MaterialRecipe.thin, MaterialRecipe.regular, MaterialRecipe.thick,
    MaterialRecipe.bar,
  ]

  @Test(arguments: materialVectors.indices, BackdropAppearance.allCases)
  func flatBackdrops(index: Int, appearance: BackdropAppearance) throws {
    let vector = materialVectors[index]
    let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let expected = appearance == .light ? vector.light : vector.dark
    for (recipe, levels) in zip(Self.recipes, expected) {
      let material = recipe(appearance)
      let bitmap = try draw(
        8, 8, background: ResolvedColor(hex: vector.backdrop), backdrop(frame, .material(material)))
      let word = bitmap[4, 4]
      for (value, level) in zip([word.red, word.green, word.blue], levels) {
        #expect(
          abs(Double(value) - level) <= 3,
          "\(material.name) over \(vector.backdrop.hex): \(word.hex)")
      }
      #expect(Set(bitmap.pixels).count == 1, "a flat backdrop stays flat up to the border")
    }
  }

  /// Black and white bars, discs and a coloured edge: as hard as backdrops get.
  private var pageItems: [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(.rect(0, 0, 100, 90), ResolvedColor(hex: 0xFFCC00)),
      .fill(.circle(70, 30, 22), .blue), .fill(.rect(40, 40, 90, 12), .black),
    ]
    for x in stride(from: 0, to: 160, by: 26) {
      items.append(.fill(.rect(CGFloat(x), 60, 13, 30), .white))
    }
    return items
  }

  /// A Gaussian that knows only what lies in a rectangle, with weights that sum to 1 there.
  private func reference(_ page: Bitmap, rect: CGRect, sigma: Double) -> ReferencePicture {
    var picture = ReferencePicture(page)
    func share(_ pixel: Int, _ low: CGFloat, _ high: CGFloat) -> Double {
      max(0, min(high, CGFloat(pixel + 1)) - max(low, CGFloat(pixel)))
    }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        picture.values[y * picture.width + x] *=
          share(x, rect.minX, rect.maxX) * share(y, rect.minY, rect.maxY)
      }
    }
    var blurred = picture.blurred(sigma: sigma)
    blurred.values = blurred.values.map { $0 * (255 / max($0.w, 1e-9)) }
    return blurred
  }

  @Test(
    arguments: [
      (4, CGRect(x: 30, y: 20, width: 90, height: 60)),
      (12, CGRect(x: 30, y: 20, width: 90, height: 60)),
      (24, CGRect(x: 21, y: 13, width: 103, height: 67)),
      (40, CGRect(x: 30, y: 20, width: 96, height: 64)),
      (12, CGRect(x: 60, y: 30, width: 140, height: 100)),
      (12, CGRect(x: -40, y: -30, width: 120, height: 100)),
    ] as [(CGFloat, CGRect)])
  func withinOneLevelOfAGaussianInsideItsRectangle(radius: CGFloat, rect: CGRect) throws {
    let size = CGSize(width: 150, height: 100)
    let renderer = try Renderer(size: size, scale: 1)
    let base = DisplayList(size: size, background: .white, items: pageItems)
    let page = try renderer.bitmap(of: base)
    var list = base
    list.items.append(backdrop(rect, plainBlur(radius)))
    let actual = try renderer.bitmap(of: list)
    let expected = reference(page, rect: rect, sigma: Double(radius) * GaussianBlur.sigmaPerRadius)
    let inside = (
      x: max(0, Int(rect.minX))..<min(150, Int(rect.maxX)),
      y: max(0, Int(rect.minY))..<min(100, Int(rect.maxY))
    )
    let worst = expected.worstDifference(to: actual, in: inside)
    #expect(worst.levels <= 1, "\(worst)")
    // Outside nothing has changed.
    if rect.minX > 1 { #expect(actual[0, 0] == page[0, 0] && actual[149, 99] == page[149, 99]) }
  }

  @Test func aDarkPageBorderLeavesNoDarkEdge() throws {
    // The bar hangs over the lower edge of a white page on which nothing else is.
    let bar = CGRect(x: 10, y: 70, width: 80, height: 60)
    let bitmap = try draw(
      100, 100, background: .white, backdrop(bar, .material(.ultraThin(.light))))
    for y in 70..<100 { #expect(bitmap[50, y].hex == "fff5f5f5") }
  }

  @Test func cornersCutOffByTheOutlineStillCount() throws {
    // Red only where the capsule does not cover: its light comes in all the same.
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    let red = DisplayItem.fill(.rect(0, 0, 5, 5), .red)
    let blur = plainBlur(6)
    let capsule = try draw(
      60, 30, background: .white, red,
      backdrop(rect, blur, path: .roundedRect(0, 0, 60, 30, 15)))
    let square = try draw(60, 30, background: .white, red, backdrop(rect, blur))
    #expect(capsule[6, 8] == square[6, 8] && capsule[6, 8].green < 250)
    #expect(capsule[0, 0].hex == "ffff0000")
  }

  @Test func stripesUnderAMaterialLoseTheirContrast() throws {
    var items: [DisplayItem] = []
    for x in stride(from: 0, to: 200, by: 20) {
      items.append(.fill(.rect(CGFloat(x), 0, 10, 60), .black))
    }
    let rect = CGRect(x: 10, y: 10, width: 180, height: 40)
    let list = DisplayList(
      size: CGSize(width: 200, height: 60), background: .white,
      items: items + [
        backdrop(rect, .material(.regular(.light)), path: .roundedRect(10, 10, 180, 40, 20))
      ])
    let bitmap = try Renderer(size: list.size, scale: 1).bitmap(of: list)
    let row = (40..<160).map { bitmap[$0, 30].green }
    #expect((row.max() ?? 0) - (row.min() ?? 0) < 51)
  }

  @Test func aMaterialSeesThroughEnclosingGroups() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let material = backdrop(frame, plainBlur(2))
    let clip = GroupEffect.clip(
      .circle(10, 10, 9), evenOdd: false, antialiased: true, transform: .identity)
    let clipped = try draw(20, 20, background: .green, .group(clip, frame, material))
    #expect(clipped[10, 10].hex == "ff00ff00" && clipped[0, 0].hex == "ff00ff00")
    // Red in the same group lies beneath the material; half of it shows, as the group is faded.
    let faded = try draw(
      20, 20, background: .white,
      .group(.opacity(0.5), frame, .fill(frame.asPath, .red), material))
    // Half red over white is what lies beneath, and half of that over the page again.
    #expect(faded[10, 10].distance(to: 0xFFFF_BFBF) <= 2, "\(faded[10, 10].hex)")
  }

  @Test func aMaterialCastsAtFullAlphaAndDoesNotSeeItsShadow() throws {
    let bar = CGRect(x: 30, y: 30, width: 60, height: 30)
    let page = CGRect(x: 0, y: 0, width: 120, height: 90)
    func shadowed(_ item: DisplayItem) throws -> Bitmap {
      try draw(
        120, 90, background: .white,
        .group(
          .shadow(
            color: .black.multiplyingOpacity(by: 0.5), radius: 8,
            offset: CGSize(width: 0, height: 5)), page, item))
    }
    let material = try shadowed(backdrop(bar, .material(.ultraThin(.light))))
    let solid = try shadowed(.fill(bar.asPath, .white))
    for (x, y) in [(60, 65), (25, 45), (95, 50), (60, 25), (60, 75)] {
      #expect(material[x, y].distance(to: solid[x, y]) <= 1)
      #expect(material[x, y].red < 255)
    }
    for y in 30..<60 { #expect(material[60, y].hex == "fff5f5f5") }
  }

  @Test func lessOpacityFadesToTheUntouchedPage() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var item = BackdropItem(path: frame.asPath, rect: frame, style: .material(.thick(.dark)))
    item.opacity = 0.5
    let half = try draw(10, 10, background: .white, .backdrop(item))
    item.opacity = 1
    let full = try draw(10, 10, background: .white, .backdrop(item))
    #expect(abs(half[5, 5].red - (255 + full[5, 5].red) / 2) <= 1)
    item.opacity = 0
    #expect(try draw(10, 10, background: .white, .backdrop(item))[5, 5].hex == "ffffffff")
  }

  @Test func aTransparentPageCountsAsTheRecipesOwnGround() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      try draw(10, 10, backdrop(frame, .material(.ultraThin(.light))))[5, 5].hex == "fff5f5f5")
    #expect(try draw(10, 10, backdrop(frame, .material(.thick(.dark))))[5, 5].red <= 36)
  }

  @Test func aTurnedMaterialStaysInsideItsImage() throws {
    let rect = CGRect(x: -15, y: -15, width: 30, height: 30)
    let turn = CGAffineTransform(rotationAngle: .pi / 4).concatenating(
      CGAffineTransform(translationX: 30, y: 30))
    // Black everywhere except under the turned square and a pixel around it.
    let white = FillItem(
      path: rect.insetBy(dx: -1, dy: -1).asPath, paint: .solid(.white), transform: turn)
    let item = BackdropItem(
      path: rect.asPath, rect: rect, style: plainBlur(5), transform: turn)
    let bitmap = try draw(60, 60, background: .black, .fill(white), .backdrop(item))
    for offset in -19...19 { #expect(bitmap[30 + offset, 30].red >= 253) }
  }
}
