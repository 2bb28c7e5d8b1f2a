/// Lines of text sorted by their first word, looked up without being parsed as a whole.
///
/// Finding a line takes a number of steps that grows with the logarithm of the text's length, and
/// start-up costs nothing.
struct SortedTable: Sendable {
  private let text: String

  /// Creates a table from lines in ascending order of their bytes; each word occurs once.
  init(_ text: String) {
    self.text = text
  }

  /// All first words, in order.
  var words: [String] {
    text.split(separator: "\n").map { line in String(line.prefix { $0 != " " }) }
  }

  /// Returns what follows a first word on its line, or nil if there is no such line.
  func line(for word: String) -> Substring? {
    let bytes = text.utf8
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      let middle = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
      let start = startOfLine(around: middle, notBefore: low)
      let end = bytes[middle...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let space = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      switch Self.order(of: word.utf8, bytes[start..<space]) {
      case 0: return text[space..<end].dropFirst()
      case ..<0: high = start
      default: low = end == bytes.endIndex ? end : bytes.index(after: end)
      }
    }
    return nil
  }

  private func startOfLine(around index: String.Index, notBefore low: String.Index) -> String.Index
  {
    let bytes = text.utf8
    guard let newline = bytes[low..<index].lastIndex(of: UInt8(ascii: "\n")) else { return low }
    return bytes.index(after: newline)
  }

  /// Negative if the first comes before the second in order of bytes, 0 if they are equal.
  private static func order(
    of first: String.UTF8View, _ second: Substring.UTF8View
  ) -> Int {
    if first.elementsEqual(second) { return 0 }
    return first.lexicographicallyPrecedes(second) ? -1 : 1
  }
}
