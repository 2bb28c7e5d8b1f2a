import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct FillTests {
  @Test func halfRedOnClearIsPremultiplied() throws {
    let bitmap = try draw(
      2, 1, .fill(.rect(0, 0, 2, 1), ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(bitmap.pixels.map(\.hex) == ["80800000", "80800000"])
  }

  @Test func aWhiteEdgeOnClearStaysWhite() throws {
    let bitmap = try draw(24, 24, .fill(.circle(12, 12, 9.3), .white))
    let edges = bitmap.pixels.filter { 1...254 ~= $0.alpha }
    #expect(edges.count > 30)
    #expect(edges.allSatisfy { $0.red == $0.alpha && $0.green == $0.alpha && $0.blue == $0.alpha })
  }

  @Test func aCircleIsRound() throws {
    let bitmap = try draw(9, 9, .fill(.circle(4.5, 4.5, 4), .black))
    #expect(
      bitmap.sketch == """
        ..:+++:..
        .:*###*:.
        :*#####*:
        +#######+
        +#######+
        +#######+
        :*#####*:
        .:*###*:.
        ..:+++:..
        """)
  }

  @Test func aRingByTheEvenOddRule() throws {
    var path = Path.rect(0, 0, 5, 5)
    path.elements += Path.rect(1, 1, 3, 3).elements
    let ring = FillItem(path: path, paint: .solid(.black), evenOdd: true)
    #expect(
      try draw(5, 5, .fill(ring)).sketch == """
        #####
        #...#
        #...#
        #...#
        #####
        """)
    let full = FillItem(path: path, paint: .solid(.black))
    #expect(try draw(5, 5, .fill(full)).sketch.allSatisfy { $0 == "#" || $0 == "\n" })
  }

  @Test func withoutAntialiasingPixelsAreAllOrNothing() throws {
    var item = FillItem(path: .circle(6, 6, 4.7), paint: .solid(.black))
    item.antialiased = false
    #expect(try draw(12, 12, .fill(item)).pixels.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 })
  }

  @Test func componentsBeyondTheirRangeAreClamped() throws {
    let bitmap = try draw(
      1, 1, .fill(.rect(0, 0, 1, 1), ResolvedColor(red: 1.4, green: -0.3, blue: 0.5, opacity: 1.2)))
    #expect(bitmap.pixels[0].hex == "ffff0080")
  }

  @Test func aViewScaledToNothingIsNotDrawn() throws {
    let bitmap = try draw(
      4, 4,
      .fill(.rect(0, 0, 4, 4), .black, transform: CGAffineTransform(scaleX: 0, y: 1)),
      .fill(.rect(3, 3, 1, 1), .black))
    #expect(bitmap.sketch == "....\n....\n....\n...#")
  }

  @Test func scaleMapsPointsToPixels() throws {
    let bitmap = try draw(3, 2, scale: 2, .fill(.rect(1, 0.5, 1, 1), .black))
    #expect(bitmap.sketch == "......\n..##..\n..##..\n......")
  }

  @Test func theBackgroundIsTheSameWordAsAFill() throws {
    for color in [ResolvedColor(hex: 0x336699, opacity: 0.7), .white.multiplyingOpacity(by: 0.5)] {
      #expect(try draw(1, 1, background: color) == draw(1, 1, .fill(.rect(0, 0, 1, 1), color)))
    }
  }

  @Test func strokesAreCentredOnTheirPath() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 5, y: 2))
    }
    func stroke(_ style: StrokeStyle) -> DisplayItem {
      .stroke(StrokeItem(path: line, style: style, paint: .solid(.black)))
    }
    #expect(
      try draw(6, 4, stroke(StrokeStyle(lineWidth: 2))).sketch == "......\n.####.\n.####.\n......")
    #expect(
      try draw(6, 4, stroke(StrokeStyle(lineWidth: 2, lineCap: .square))).sketch
        == "......\n######\n######\n......")
    #expect(
      try draw(6, 4, stroke(StrokeStyle(lineWidth: 2, dash: [1, 1]))).sketch
        == "......\n.#.#..\n.#.#..\n......")
    // A hairline between two rows covers half of each.
    let hairline = try draw(6, 4, stroke(StrokeStyle(lineWidth: 1)))
    #expect(abs(hairline[2, 1].alpha - 128) <= 1 && abs(hairline[2, 2].alpha - 128) <= 1)
  }

  @Test func numbersThatAreNotFiniteAreRefused() {
    #expect(throws: RasterError.notFinite("filled path")) {
      try draw(4, 4, .fill(.rect(0, .nan, 1, 1), .black))
    }
    #expect(throws: RasterError.notFinite("filled path")) {
      try draw(
        4, 4,
        .fill(.rect(0, 0, 1, 1), .black, transform: CGAffineTransform(scaleX: .infinity, y: 1)))
    }
  }

  @Test func picturesArePaintedIntoTheirRectangle() throws {
    let checks = ImageSource(
      name: "checks",
      bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    func fill(_ paint: ImagePaint) -> DisplayItem {
      .fill(FillItem(path: .rect(0, 0, 8, 2), paint: .image(paint)))
    }
    let once = try draw(
      8, 2, fill(ImagePaint(image: checks, rect: CGRect(x: 2, y: 0, width: 2, height: 1))))
    #expect(once.sketch == "..##....\n........")
    #expect(once[2, 0].hex == "ffff0000" && once[3, 0].hex == "ff0000ff")
    let tiled = try draw(
      8, 2,
      fill(ImagePaint(image: checks, rect: CGRect(x: 0, y: 0, width: 2, height: 1), tiles: true)))
    #expect(tiled.pixels == (0..<16).map { $0 % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF })
  }
}
