import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct SymbolFolderTests {
  private func withFolder<T>(
    _ files: [String: String], _ body: (URL) throws -> T
  ) throws -> T {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }

  /// A template with square glyphs: `size` wide at a weight, standing on the baseline at y 1126.
  private func template(_ symbols: String, size: String = "M", baseline: Double = 1126) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Guides">
      <line id="Baseline-\(size)" x1="263" x2="3036" y1="\(baseline)" y2="\(baseline)" style="fill:none"/>
      <path id="Capline-\(size)" d="M263 \(baseline - 70.459)H3036"/>
      <line id="left-margin-Regular-\(size)" x1="1390" x2="1390" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-\(size)" x1="1510" x2="1510" y1="1030" y2="1150"/>
    </g>
    <g id="Symbols">\(symbols)</g></svg>
    """
  }

  private func square(_ id: String, side: Double) -> String {
    """
    <g id="\(id)" transform="matrix(1 0 0 1 1400 1126)">
    <path class="monochrome-0 hierarchical-0:secondary" d="M0 \(-side)h\(side)v\(side)h\(-side)z"/></g>
    """
  }

  @Test func templatesArePlacedByTheirGuides() throws {
    let drawing = try withFolder(["my.symbol.svg": template(square("Regular-M", side: 100))]) {
      try #require(SymbolLibrary(folder: SymbolFolder($0)).symbol(named: "my.symbol", weight: 400))
    }
    // 100 units are 1 em; the left margin lies 10 units before the square.
    let ink = drawing.layers[0].path.boundingRect
    #expect(abs(ink.minX - 0.1) < 1e-4 && abs(ink.maxY) < 1e-4)
    #expect(abs(ink.width - 1) < 1e-4 && abs(ink.height - 1) < 1e-4)
    #expect(abs(drawing.bounds.width - 1.2) < 1e-4)
    #expect(drawing.layers[0].level == 1)
  }

  @Test func weightsBetweenMastersAreInterpolated() throws {
    let file = template(square("Regular-M", side: 100) + square("Black-M", side: 162))
    let widths = try withFolder(["a.svg": file]) { url in
      let folder = try SymbolFolder(url)
      return try [300, 400, 600, 900].map {
        try #require(folder.drawing(named: "a", weight: $0)).layers[0].path.boundingRect.width
      }
    }
    // Semibold stands at 0.30 of the 0.62 from regular to black.
    for (width, expected) in zip(widths, [1, 1, 1.3, 1.62]) {
      #expect(abs(width - expected) < 1e-3)
    }
  }

  @Test func smallMastersStandInForMediumOnes() throws {
    let file = template(square("Regular-S", side: 79), size: "S")
    let ink = try withFolder(["a.svg": file]) {
      try #require(SymbolFolder($0).drawing(named: "a", weight: 400)).layers[0].path.boundingRect
    }
    #expect(abs(ink.width - 1) < 1e-3)
  }

  @Test func plainIconsStandByTheirViewBox() throws {
    let icon = """
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">
      <circle cx="12" cy="12" r="9"/></svg>
      """
    let drawing = try withFolder(["house.svg": icon]) {
      try #require(SymbolLibrary(folder: SymbolFolder($0)).symbol(named: "house", weight: 700))
    }
    let ink = drawing.layers[0].path.boundingRect
    #expect(abs(ink.width - 1.17 * 20 / 24) < 1e-3, "the user's own house wins")
    #expect(abs(ink.midY + SystemFontMetrics.capHeight / 2) < 1e-6)
    #expect(abs(drawing.bounds.width - 1.17) < 1e-9)
  }

  @Test func damagedFilesAreNamed() throws {
    let files = [
      "a.svg": "<svg><path d='M0 0h1v1z'/></svg>", "b.svg": "<svg>\n<path d='M0'/></svg>",
    ]
    try withFolder(files) { url in
      let error = #expect(throws: SymbolFolder.ReadingError.self) { try SymbolFolder(url) }
      #expect(error?.path.hasSuffix("b.svg") == true)
      #expect(error?.reason == "path data at byte 2: expected a number")
    }
    try withFolder(["c.svg": template(square("Regular-M", side: 9), size: "L")]) { url in
      let error = #expect(throws: SymbolFolder.ReadingError.self) { try SymbolFolder(url) }
      #expect(error?.reason == "the guide Baseline-M is missing")
    }
  }

  @Test func aMissingFolderIsNamed() {
    let error = #expect(throws: SymbolFolder.ReadingError.self) {
      try SymbolFolder(URL(fileURLWithPath: "/no/such/folder"))
    }
    #expect(error?.path == "/no/such/folder")
  }

  @Test(arguments: [
    "M0 0 L1e300 1e300 Z", "M0 0 L-1e308 5 L1e308 5 Z",
  ])
  func outlinesBeyondAllBoundsAreRefused(_ data: String) {
    let svg = #"<svg viewBox="0 0 1e-200 1e-200"><path d="\#(data)"/></svg>"#
    #expect(throws: SymbolFolder.ReadingError.self) {
      try withFolder(["house.svg": svg]) { try SymbolFolder($0) }
    }
  }

  @Test func whatIsNoFileIsNamed() throws {
    try withFolder([:]) { folder in
      let path = folder.appendingPathComponent("house.svg")
      func reason() -> String? {
        do {
          _ = try SymbolFolder(folder)
          return nil
        } catch { return (error as? SymbolFolder.ReadingError)?.reason }
      }
      let files = FileManager.default
      try files.createDirectory(at: path, withIntermediateDirectories: true)
      #expect(reason() == "not a regular file")
      try files.removeItem(at: path)
      try files.createSymbolicLink(atPath: path.path, withDestinationPath: "nowhere")
      #expect(reason() == "no such file")
      try files.removeItem(at: path)
      try files.createSymbolicLink(atPath: path.path, withDestinationPath: "/dev/null")
      #expect(reason() == "not a regular file")
    }
  }
}
