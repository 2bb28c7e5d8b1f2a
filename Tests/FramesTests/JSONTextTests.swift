import Foundation
import Testing

@testable import CapstanFrames

@Suite struct JSONTextTests {
  @Test(arguments: [
    "", "plain", "\"quoted\"", "back\\slash", "a\nb\r\tc", "\u{0}\u{1F}\u{7F}", "Müller 👩‍👩‍👧 é",
    "\u{2028}\u{2029}", "</script>",
  ])
  func aReaderGivesTheTextBack(_ text: String) throws {
    let literal = JSONText.quoted(text)
    #expect(try JSONDecoder().decode(String.self, from: Data(literal.utf8)) == text)
    #expect(!literal.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
  }
}
