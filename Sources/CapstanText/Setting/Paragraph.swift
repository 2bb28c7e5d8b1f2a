import CapstanSceneGraph

/// The characters between two line ends of the author's, and which span each belongs to.
struct Paragraph {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar begins in `utf8`, and where the last one ends.
  private(set) var byteOffsets = [0]
  private(set) var utf8: [UInt8] = []
  /// The span each scalar belongs to.
  private(set) var spans: [Int] = []
  /// Whether a scalar begins a character as readers see it (a grapheme cluster).
  private(set) var startsCharacter: [Bool] = []
  /// The span that gives the line its height if there is no character.
  private(set) var emptySpan: Int

  init(emptySpan: Int) {
    self.emptySpan = emptySpan
  }

  /// Appends a scalar.
  mutating func append(_ scalar: Unicode.Scalar, span: Int, startsCharacter isStart: Bool) {
    scalars.append(scalar)
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    byteOffsets.append(utf8.count)
    spans.append(span)
    startsCharacter.append(isStart)
  }

  /// The characters of a range of scalars.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The scalar that holds a byte.
  func scalarIndex(ofByte offset: Int) -> Int {
    var (low, high) = (0, scalars.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if byteOffsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Splits a text at its line ends; a line end at the end of the text begins an empty paragraph.
  static func paragraphs(of text: StyledText) -> [Paragraph] {
    var spanOfScalar: [Int] = []
    for (index, span) in text.spans.enumerated() {
      spanOfScalar.append(contentsOf: repeatElement(index, count: span.text.unicodeScalars.count))
    }
    var paragraphs = [Paragraph(emptySpan: 0)]
    var position = 0
    for character in text.spans.map(\.text).joined() {
      let scalars = character.unicodeScalars
      if character.isNewline {
        paragraphs.append(Paragraph(emptySpan: spanOfScalar[position]))
      } else {
        for (offset, scalar) in scalars.enumerated() {
          paragraphs[paragraphs.count - 1].append(
            scalar, span: spanOfScalar[position + offset], startsCharacter: offset == 0)
        }
      }
      position += scalars.count
    }
    return paragraphs
  }
}
