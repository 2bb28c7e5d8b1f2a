/// Compares dumps of display lists line by line, numbers as numbers.
public enum DisplayListDump {
  /// The first place at which two dumps differ.
  public struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The node's way from the root, as kinds and indices among siblings: `list > 2 group > 0 fill`.
    public var node: String
    /// Counted from 1.
    public var line: Int
    /// The line that was expected, without indentation; nil if the actual dump is longer.
    public var expected: String?
    /// The line that was found, without indentation; nil if the actual dump is shorter.
    public var actual: String?
    /// What differs, in words.
    public var reason: String

    /// The node, the reason and both lines.
    public var description: String {
      """
      \(node): \(reason)
        expected \(expected ?? "no such node")
        actual   \(actual ?? "no such node")
      """
    }
  }

  /// Returns the first difference between two dumps, or nil if they agree.
  ///
  /// Two numbers agree if they differ by at most `tolerance`; everything else agrees only if it is
  /// equal. Quoted text never counts as a number.
  public static func difference(
    expected: String, actual: String, tolerance: Double = 1e-5
  ) -> Difference? {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: true)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: true)
    for index in 0..<max(expectedLines.count, actualLines.count) {
      let wanted = index < expectedLines.count ? expectedLines[index] : nil
      let found = index < actualLines.count ? actualLines[index] : nil
      guard let reason = reason(expected: wanted, actual: found, tolerance: tolerance) else {
        continue
      }
      let way = way(to: index, in: found == nil ? expectedLines : actualLines)
      return Difference(
        node: way, line: index + 1, expected: wanted.map(trimmed), actual: found.map(trimmed),
        reason: reason)
    }
    return nil
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }

  /// Why two lines differ; nil if they agree.
  private static func reason(
    expected: Substring?, actual: Substring?, tolerance: Double
  ) -> String? {
    guard let expected else { return "a node too many" }
    guard let actual else { return "a node is missing" }
    if expected == actual { return nil }
    if indentation(expected) != indentation(actual) { return "the tree has another shape" }
    let (wanted, found) = (words(expected), words(actual))
    for (index, (a, b)) in zip(wanted, found).enumerated() where a != b {
      let word = index == 0 ? "the kind of node" : "word \(index + 1)"
      guard let x = number(a), let y = number(b) else { return "\(word) is \(b), expected \(a)" }
      // Printed decimals are not exact in binary: a billionth more absorbs that, nothing else.
      if abs(x - y) > tolerance * (1 + 1e-9) + abs(x) * 1e-15 {
        return "\(word) is \(b), expected \(a) (off by \(DumpNumber.text(abs(x - y))))"
      }
    }
    if wanted.count == found.count { return nil }
    return "\(found.count) words, expected \(wanted.count)"
  }

  private static func number(_ word: Substring) -> Double? {
    guard let first = word.utf8.first, first == 0x2D || (0x30...0x39).contains(first) else {
      return nil
    }
    return Double(word)
  }

  /// Splits a line at spaces and brackets; quoted text is one word.
  private static func words(_ line: Substring) -> [Substring] {
    var result: [Substring] = []
    var start: Substring.Index?
    var quoted = false
    var escaped = false
    for index in line.indices {
      let character = line[index]
      if quoted {
        quoted = escaped || character != "\""
        escaped = !escaped && character == "\\"
      } else if " ()[]{},".contains(character) {
        if let begin = start { result.append(line[begin..<index]) }
        start = nil
        if character != " " { result.append(line[index...index]) }
        continue
      } else {
        quoted = character == "\""
      }
      if start == nil { start = index }
    }
    if let begin = start { result.append(line[begin...]) }
    return result
  }

  private static func indentation(_ line: Substring) -> Int {
    line.prefix { $0 == " " }.count / 2
  }

  /// The kinds and sibling indices of a line and the lines above it that hold it.
  private static func way(to target: Int, in lines: [Substring]) -> String {
    var names: [String] = []
    var counts: [Int] = []
    for line in lines[...target] {
      let depth = indentation(line)
      names.removeLast(max(names.count - depth, 0))
      counts.removeLast(max(counts.count - depth - 1, 0))
      if counts.count <= depth {
        counts += Array(repeating: 0, count: depth + 1 - counts.count)
      } else {
        counts[depth] += 1
      }
      let kind = words(line).first ?? ""
      names.append(depth == 0 ? String(kind) : "\(counts[depth]) \(kind)")
    }
    return names.joined(separator: " > ")
  }
}
