import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct SVGDocumentTests {
  private func areas(_ body: String, _ attributes: String = "") throws -> [SVGDocument.Area] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\" \(attributes)>\(body)</svg>"
    return try SVGDocument(Data(text.utf8)).areas()
  }

  private func box(_ body: String) throws -> CGRect {
    try areas(body).reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  @Test(
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", CGRect(x: 1, y: 2, width: 3, height: 4)),
      ("<rect width='8' height='4' rx='2'/>", CGRect(x: 0, y: 0, width: 8, height: 4)),
      ("<circle cx='5' cy='6' r='2'/>", CGRect(x: 3, y: 4, width: 4, height: 4)),
      ("<ellipse cx='5' cy='6' rx='2' ry='1'/>", CGRect(x: 3, y: 5, width: 4, height: 2)),
      ("<polygon points='0,0 4,0 4,3'/>", CGRect(x: 0, y: 0, width: 4, height: 3)),
      ("<polyline points='0 0 4 0 4 3'/>", CGRect(x: 0, y: 0, width: 4, height: 3)),
      (
        "<line x1='1' y1='2' x2='5' y2='2' fill='none' stroke='#000' stroke-width='2'/>",
        CGRect(x: 1, y: 1, width: 4, height: 2)
      ),
      ("<path d='M1 1h2v2z'/>", CGRect(x: 1, y: 1, width: 2, height: 2)),
      (
        "<g transform='translate(2,3) scale(2)'><rect width='1' height='2'/></g>",
        CGRect(x: 2, y: 3, width: 2, height: 4)
      ),
      (
        "<g transform='matrix(0 1 -1 0 4 0)'><rect width='2' height='1'/></g>",
        CGRect(x: 3, y: 0, width: 1, height: 2)
      ),
      (
        "<rect width='2' height='2' transform='rotate(180 2 2)'/>",
        CGRect(x: 2, y: 2, width: 2, height: 2)
      ),
      (
        "<defs><rect id='a' width='2' height='2'/></defs><use href='#a' x='3'/>",
        CGRect(x: 3, y: 0, width: 2, height: 2)
      ),
    ])
  func shapes(body: String, expected: CGRect) throws {
    let found = try box(body)
    #expect(abs(found.minX - expected.minX) < 1e-9 && abs(found.minY - expected.minY) < 1e-9)
    #expect(abs(found.width - expected.width) < 1e-9 && abs(found.height - expected.height) < 1e-9)
  }

  @Test func paintDecidesWhatCounts() throws {
    #expect(try areas("<rect width='2' height='2' fill='none'/>").isEmpty)
    #expect(try areas("<rect width='2' height='2' display='none'/>").isEmpty)
    #expect(try areas("<rect width='2' height='2' style='fill:none;stroke:red'/>").count == 1)
    #expect(try areas("<rect width='2' height='2' stroke='red'/>").count == 2)
    #expect(try areas("<path d='M0 0h1v1z' fill-rule='evenodd'/>")[0].evenOdd)
    #expect(
      try areas("<rect width='2' height='2'/>", "fill='none' stroke='currentColor'").count == 1)
  }

  @Test func styleSheetsNameClasses() throws {
    let sheet =
      "<style><![CDATA[ .a, .b { fill: none; stroke: #000; stroke-width: 2px } ]]></style>"
    let found = try areas(sheet + "<rect class='b' x='1' y='1' width='2' height='2'/>")
    #expect(found.map(\.path.boundingRect) == [CGRect(x: 0, y: 0, width: 4, height: 4)])
  }

  @Test func markupIsReadLeniently() throws {
    let text = """
      <?xml version="1.0"?><!-- a > comment -->
      <!DOCTYPE svg PUBLIC "x" "y" [ <!ENTITY z "1"> ]>
      <svg:svg xmlns:svg='s' width="24px" height="12">
        <svg:title>A &amp; B &#65;</svg:title><svg:path d='M0 0h&#49;v1z'/>
      </svg:svg>
      """
    let document = try SVGDocument(Data(text.utf8))
    #expect(document.viewBox == CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(document.root.children[0].text == "A & B A")
    #expect(try document.areas().count == 1)
  }

  @Test(
    arguments: [
      ("", "an element was expected"), ("<p/>", "the root element is <p>, not <svg>"),
      ("<svg>", "<svg> is never closed"), ("<svg><g></svg>", "</svg> closes <g>"),
      ("<svg a=b/>", "a quoted value was expected"), ("<svg a='", "a quoted value is never closed"),
    ])
  func damagedMarkupIsRefused(text: String, reason: String) {
    let error = #expect(throws: SVGError.self) { try SVGDocument(Data(text.utf8)) }
    #expect(error?.reason == reason)
  }

  @Test(
    arguments: [
      ("<path d='M0 0 q'/>", "path data at byte 6: expected a number"),
      ("<rect width='wide' height='1'/>", "rect width=\"wide\" is no number"),
      ("<polygon points='1 2 3'/>", "points=\"1 2 3\" are no points"),
      ("<g transform='spin(3)'/>", "transform=\"spin(3)\" is no transform"),
    ])
  func damagedShapesAreRefused(body: String, reason: String) {
    let error = #expect(throws: SVGError.self) { try areas(body) }
    #expect(error?.reason == reason)
  }
}
