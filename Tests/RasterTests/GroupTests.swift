import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct GroupTests {
  private let page = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func opacityFadesThePictureNotItsParts() throws {
    let items: [DisplayItem] = [
      .fill(.rect(0, 0, 2, 1), .red), .fill(.rect(1, 0, 2, 1), .blue),
    ]
    let group = DisplayItem.group(
      GroupItem(
        effect: .opacity(0.5), bounds: CGRect(x: 0, y: 0, width: 3, height: 1), items: items))
    let bitmap = try draw(3, 1, group)
    #expect(bitmap.pixels.map(\.hex) == ["80800000", "80000080", "80000080"])
  }

  @Test func opacityOfOneLeafEqualsThatOfItsPicture() throws {
    let leaf = DisplayItem.fill(.circle(10, 10, 7), .red)
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let direct = try draw(20, 20, .group(.opacity(0.4), frame, leaf))
    let picture = try draw(
      20, 20, .group(.opacity(0.4), frame, leaf, .fill(.rect(30, 30, 1, 1), .red)))
    #expect(direct.worstDifference(to: picture).levels <= 1)
  }

  @Test func aClipKeepsWhatIsInside() throws {
    let clip = GroupEffect.clip(
      .rect(1, 1, 2, 2), evenOdd: false, antialiased: true, transform: .identity)
    let bitmap = try draw(
      4, 4,
      .group(clip, CGRect(x: 0, y: 0, width: 4, height: 4), .fill(.rect(0, 0, 4, 4), .black)))
    #expect(bitmap.sketch == "....\n.##.\n.##.\n....")
  }

  @Test func aClipShowsNoSeams() throws {
    // Black under white, both clipped by one circle: no black may come through at the rim.
    let clip = GroupEffect.clip(
      .circle(20, 20, 15.4), evenOdd: false, antialiased: true, transform: .identity)
    let bitmap = try draw(
      40, 40, background: .white,
      .group(clip, page, .fill(page.asPath, .black), .fill(page.asPath, .white)))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func boundsDoNotChangePixels() throws {
    func scene(_ bounds: CGRect) throws -> Bitmap {
      let content: DisplayItem = .fill(.circle(20, 20, 6.3), .red)
      let second: DisplayItem = .fill(
        .circle(22, 21, 5), ResolvedColor(hex: 0x00FF00, opacity: 0.5))
      return try draw(
        40, 40, background: .white,
        .group(.opacity(0.6), bounds, content, second),
        .group(.blend(.multiply), bounds, content, second),
        .group(.filter(.hueRotation(1)), bounds, second))
    }
    let tight = try scene(CGRect(x: 13.2, y: 13.2, width: 14, height: 14))
    #expect(try tight == scene(page))
    #expect(try tight == scene(CGRect(x: -500, y: -500, width: 2000, height: 2000)))
  }

  @Test func aMaskKeepsContentByAlpha() throws {
    let mask = GroupEffect.mask([
      .fill(.rect(0, 0, 1, 1), .red),
      .fill(.rect(1, 0, 1, 1), ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5)),
    ])
    let bitmap = try draw(
      3, 1, .group(mask, CGRect(x: 0, y: 0, width: 3, height: 1), .fill(.rect(0, 0, 3, 1), .white)))
    #expect(bitmap.pixels.map(\.hex) == ["ffffffff", "80808080", "00000000"])
  }

  @Test(
    arguments: [
      (BlendMode.normal, 0xFF80_4020), (.multiply, 0xFF40_100C), (.screen, 0xFFC0_7074),
      (.darken, 0xFF80_4020), (.lighten, 0xFF80_4060), (.difference, 0xFF00_0040),
      (.plusLighter, 0xFFFF_8080), (.plusDarker, 0xFF01_0000), (.destinationOver, 0xFF80_4060),
      (.destinationOut, 0), (.sourceAtop, 0xFF80_4020), (.exclusion, 0xFF7F_6068),
    ] as [(BlendMode, UInt32)])
  func blendModesOfOpaqueColours(mode: BlendMode, expected: UInt32) throws {
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let bitmap = try draw(
      1, 1, background: ResolvedColor(hex: 0x804060),
      .group(.blend(mode), frame, .fill(frame.asPath, ResolvedColor(hex: 0x804020))))
    #expect(bitmap.pixels[0].distance(to: expected) <= 1, "\(bitmap.pixels[0].hex)")
  }

  @Test(arguments: BlendMode.allCases)
  func nothingIsBlendedOutsideThePicture(mode: BlendMode) throws {
    let bitmap = try draw(
      4, 4, background: ResolvedColor(hex: 0x336699, opacity: 0.7),
      .group(
        .blend(mode), CGRect(x: 0, y: 0, width: 4, height: 4),
        .fill(.rect(1, 1, 1, 1), .white)))
    let page = try draw(1, 1, background: ResolvedColor(hex: 0x336699, opacity: 0.7))[0, 0]
    #expect([bitmap[0, 0], bitmap[3, 0], bitmap[0, 3], bitmap[3, 3]].allSatisfy { $0 == page })
  }

  @Test func aCompositingGroupIsolatesBlending() throws {
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let inner = DisplayItem.group(.blend(.multiply), frame, .fill(frame.asPath, .red))
    let open = try draw(1, 1, background: .black, inner)
    let isolated = try draw(1, 1, background: .black, .group(.opacity(1), frame, inner))
    #expect(open.pixels[0].hex == "ff000000" && isolated.pixels[0].hex == "ffff0000")
  }

  @Test(
    arguments: [
      (ColorFilter.brightness(0.2), 0xFFB3_7353), (.brightness(0), 0xFF80_4020),
      (.contrast(0), 0xFF80_8080), (.saturation(1), 0xFF80_4020), (.grayscale(1), 0xFF4B_4B4B),
      (.saturation(0), 0xFF4B_4B4B), (.colorInvert, 0xFF7F_BFDF),
      (.colorMultiply(.red), 0xFF80_0000), (.hueRotation(0), 0xFF80_4020),
      (.luminanceToAlpha, 0x4B00_0000),
    ] as [(ColorFilter, UInt32)])
  func filtersOfAnOpaqueColour(filter: ColorFilter, expected: UInt32) throws {
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let bitmap = try draw(
      1, 1, .group(.filter(filter), frame, .fill(frame.asPath, ResolvedColor(hex: 0x804020))))
    #expect(bitmap.pixels[0].distance(to: expected) <= 1, "\(bitmap.pixels[0].hex)")
  }
}

extension CGRect {
  /// The rectangle as a path.
  var asPath: Path { .rect(minX, minY, width, height) }
}
