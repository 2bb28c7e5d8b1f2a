import CapstanAssets
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

/// Which file of an image set is shown on which page.
@Suite struct ImageSetTests {
  private let fixture = AssetFixture()

  /// A set with three scales, each also dark; the colour tells which one it is.
  private func writeHome() throws {
    var entries: [String] = []
    for scale in 1...3 {
      let (light, dark) = (UInt32(scale), UInt32(0x10 + scale))
      try fixture.write("A.xcassets/home.imageset/l\(scale).png", color: light, side: 8 * scale)
      try fixture.write("A.xcassets/home.imageset/d\(scale).png", color: dark, side: 8 * scale)
      entries.append(
        "{\"idiom\":\"universal\",\"filename\":\"l\(scale).png\",\"scale\":\"\(scale)x\"}")
      entries.append(
        """
        {"idiom":"universal","filename":"d\(scale).png","scale":"\(scale)x",
         "appearances":[{"appearance":"luminosity","value":"dark"}]}
        """)
    }
    try fixture.write(
      "A.xcassets/home.imageset/Contents.json",
      "{\"images\":[\(entries.joined(separator: ","))],\"info\":{\"version\":1}}")
  }

  private func pixel(_ picture: AssetPicture?) -> UInt32? {
    guard case .pixels(let source, _)? = picture?.content else { return nil }
    return source.bitmap.pixels.first.map { $0 & 0xFF_FFFF }
  }

  @Test(arguments: [1, 2, 3]) func takesThePagesScale(scale: Int) throws {
    try writeHome()
    let picture = try fixture.library().picture(
      named: "home", AssetTraits(displayScale: CGFloat(scale)))
    #expect(pixel(picture) == UInt32(scale))
    #expect(picture?.content.size == CGSize(width: 8, height: 8))
  }

  @Test func takesTheDarkEntry() throws {
    try writeHome()
    let picture = try fixture.library().picture(
      named: "home", AssetTraits(colorScheme: .dark, displayScale: 2))
    #expect(pixel(picture) == 0x12)
  }

  @Test func aDarkPageTakesTheLightEntryWhereNoOtherIsThere() throws {
    try fixture.write("A.xcassets/x.imageset/x.png", color: 7, side: 4)
    try fixture.write(
      "A.xcassets/x.imageset/Contents.json",
      "{\"images\":[{\"filename\":\"x.png\",\"idiom\":\"universal\"},{\"idiom\":\"universal\"}]}")
    let picture = try fixture.library().picture(named: "x", AssetTraits(colorScheme: .dark))
    #expect(pixel(picture) == 7)
    #expect(picture?.content.size == CGSize(width: 4, height: 4))
  }

  @Test func theNearestLargerScaleStandsIn() throws {
    try fixture.write("home@2x.png", color: 2, side: 16)
    try fixture.write("home.png", color: 1, side: 8)
    let library = try fixture.library()
    #expect(pixel(library.picture(named: "home", AssetTraits(displayScale: 3))) == 2)
    #expect(pixel(library.picture(named: "home", AssetTraits(displayScale: 1.5))) == 2)
    #expect(pixel(library.picture(named: "home", AssetTraits(displayScale: 1))) == 1)
  }

  @Test func anEntryForOneDirectionIsMirroredInTheOther() throws {
    try fixture.write("A.xcassets/back.imageset/x.png", color: 1, side: 4)
    try fixture.write(
      "A.xcassets/back.imageset/Contents.json",
      """
      {"images":[{"filename":"x.png","idiom":"universal","language-direction":"left-to-right"}]}
      """)
    let library = try fixture.library()
    #expect(library.picture(named: "back", AssetTraits())?.isMirrored == false)
    #expect(
      library.picture(named: "back", AssetTraits(layoutDirection: .rightToLeft))?.isMirrored
        == true)
  }

  @Test(arguments: [("template", Image.TemplateRenderingMode.template), ("original", .original)])
  func theSetSaysHowItIsDrawn(intent: String, mode: Image.TemplateRenderingMode) throws {
    try fixture.write("A.xcassets/x.imageset/x.png", color: 7, side: 4)
    try fixture.write(
      "A.xcassets/x.imageset/Contents.json",
      """
      {"images":[{"filename":"x.png","idiom":"universal"}],
       "properties":{"template-rendering-intent":"\(intent)","preserves-vector-representation":true}}
      """)
    #expect(try fixture.library().picture(named: "x", AssetTraits())?.renderingMode == mode)
  }

  @Test func groupsGiveNamespacesOnlyWhereTheySaySo() throws {
    for group in ["Icons", "Plain"] {
      try fixture.write("A.xcassets/\(group)/\(group).imageset/x.png", color: 7, side: 4)
      try fixture.write(
        "A.xcassets/\(group)/\(group).imageset/Contents.json",
        "{\"images\":[{\"filename\":\"x.png\"}]}")
    }
    try fixture.write(
      "A.xcassets/Icons/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    #expect(try fixture.library().imageNames == ["Icons/Icons", "Plain"])
  }

  @Test func besideAListingOnlyTheSameFolderIsSearched() throws {
    try fixture.write("near.png", color: 7, side: 4)
    try fixture.write("deep/far.png", color: 7, side: 4)
    try fixture.write("A.xcassets/in.imageset/Contents.json", "{}")
    #expect(try fixture.library(isDeep: false).imageNames == ["in", "near"])
    #expect(try fixture.library().imageNames == ["far", "in", "near"])
  }

  @Test func aMissingPictureIsNil() throws {
    #expect(try fixture.library().picture(named: "nowhere", AssetTraits()) == nil)
  }

  @Test func aDamagedPictureIsAFailureWithItsFile() throws {
    try fixture.write("bad.png", "no picture at all")
    let library = try fixture.library()
    _ = library.picture(named: "bad", AssetTraits())
    #expect(library.failures == ["\(fixture.path)/bad.png: not a PNG file"])
  }

  @Test func damagedJSONIsAFailureWithItsFile() throws {
    try fixture.write("A.xcassets/x.imageset/Contents.json", "{\"images\":[}")
    let library = try fixture.library()
    _ = library.picture(named: "x", AssetTraits())
    #expect(library.failures.count == 1)
    #expect(
      library.failures.first?.hasPrefix(
        "\(fixture.path)/A.xcassets/x.imageset/Contents.json: no valid JSON") == true)
  }

  @Test func aFileThatIsNotThereIsAFailure() throws {
    try fixture.write(
      "A.xcassets/x.imageset/Contents.json", "{\"images\":[{\"filename\":\"x.png\"}]}")
    let library = try fixture.library()
    _ = library.picture(named: "x", AssetTraits())
    #expect(
      library.failures
        == ["\(fixture.path)/A.xcassets/x.imageset/x.png: the file is not there"])
  }

  @Test(arguments: [("pdf", "PDF", "SVG"), ("jpg", "JPEG", "PNG"), ("heic", "HEIF", "PNG")])
  func otherKindsAreNamed(suffix: String, kind: String, instead: String) throws {
    try fixture.write("x.\(suffix)", "anything")
    let library = try fixture.library()
    #expect(library.picture(named: "x", AssetTraits()) != nil)
    #expect(
      library.notices == [
        "x.\(suffix) is a \(kind) file, which is not read; a placeholder is drawn"
          + " (export it as \(instead))"
      ])
    #expect(library.failures.isEmpty)
  }

  @Test func theFingerprintFollowsTheFilesThatWereRead() throws {
    try fixture.write("a.png", color: 1, side: 4)
    try fixture.write("b.png", color: 2, side: 4)
    let first = try fixture.library()
    #expect(first.fingerprint.isEmpty)
    _ = first.picture(named: "a", AssetTraits())
    try fixture.write("b.png", color: 3, side: 4)
    let second = try fixture.library()
    _ = second.picture(named: "a", AssetTraits())
    #expect(first.fingerprint == second.fingerprint)
    try fixture.write("a.png", color: 4, side: 4)
    let third = try fixture.library()
    _ = third.picture(named: "a", AssetTraits())
    #expect(first.fingerprint != third.fingerprint)
  }
}
