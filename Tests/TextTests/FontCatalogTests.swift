import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct FontCatalogTests {
  @Test func allDeclaredFilesAreThereAndKnown() {
    let problems = FontCatalog().problems()
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func aMissingFileNamesItsPackage() throws {
    let problems = FontCatalog(folder: "/nowhere").problems()
    #expect(problems.count == FontCatalog().files.count)
    let emoji = try #require(problems.map(\.description).first { $0.contains("NotoColorEmoji") })
    #expect(
      emoji == "font truetype/noto/NotoColorEmoji.ttf is missing; "
        + "the package fonts-noto-color-emoji brings it")
  }

  @Test func anotherVersionIsADifference() throws {
    let folder = try copyOfInter()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(
      to: folder.appendingPathComponent("opentype/inter/Inter-Bold.otf"))
    let differing = FontCatalog(folder: folder.path).problems().filter {
      if case .differs = $0 { true } else { false }
    }
    #expect(differing.count == 1)
    #expect(differing.first?.description.contains("Inter-Bold.otf is another version") == true)
  }

  @Test func anEngineWithoutTheSystemFontIsRefused() {
    let error = #expect(throws: TextError.self) {
      try PangoTextEngine(catalog: FontCatalog(folder: "/nowhere"))
    }
    #expect(
      error?.description == "font /nowhere/opentype/inter/Inter-Black.otf and 35 more is missing; "
        + "the package fonts-inter brings it")
  }

  @Test func aBrokenSystemFontIsRefused() throws {
    let folder = try copyOfInter()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("opentype/inter/Inter-Regular.otf")
    try Data("no font".utf8).write(to: path)
    #expect(throws: TextError.unusableFont(path: path.path, reason: "fontconfig cannot read it")) {
      try PangoTextEngine(catalog: FontCatalog(folder: folder.path))
    }
  }

  @Test func withoutOptionalFontsTheSystemFontSpeaksUp() throws {
    let folder = try copyOfInter()
    defer { try? FileManager.default.removeItem(at: folder) }
    let engine = try PangoTextEngine(catalog: FontCatalog(folder: folder.path))
    let arabic = engine.layout(
      .init(spans: [.init(text: "aس", font: .init(size: 17))]), width: nil)
    #expect(arabic.missing == ["س"])
    let serif = engine.layout(
      .init(spans: [.init(text: "a", font: .init(family: .serif, size: 17))]), width: nil)
    #expect(serif.missingFamilies == ["Noto Serif"])
    #expect(serif.runs.map(\.face.name) == ["Inter-Regular"])
  }

  @Test func librariesSayTheirVersions() {
    #expect(TextLibraries.versions.map(\.name) == ["pango", "harfbuzz", "fontconfig", "freetype"])
    #expect(TextLibraries.versions.allSatisfy { $0.version.split(separator: ".").count == 3 })
  }

  /// A fonts folder with the system font alone.
  private func copyOfInter() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inter = folder.appendingPathComponent("opentype/inter")
    try FileManager.default.createDirectory(at: inter, withIntermediateDirectories: true)
    let catalog = FontCatalog()
    for file in catalog.files where file.package == "fonts-inter" {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.copyItem(
        atPath: "\(catalog.folder)/\(file.path)", toPath: target.path)
    }
    return folder
  }
}
