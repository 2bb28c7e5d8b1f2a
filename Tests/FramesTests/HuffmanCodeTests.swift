import Testing

@testable import CapstanFrames

struct HuffmanCodeTests {
  /// How many words of `limit` bits begin with a word of the code; all 2^limit for a complete one.
  private func kraftSum(_ code: HuffmanCode, limit: Int) -> Int {
    code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (limit - Int($1)) }
  }

  private func weight(_ lengths: [UInt8], _ frequencies: [UInt32]) -> Int {
    zip(lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// The least weight of a prefix code, by joining the two lightest trees over and over.
  private func leastWeight(_ frequencies: [UInt32]) -> Int {
    var trees = frequencies.filter { $0 > 0 }.map(Int.init).sorted()
    var sum = 0
    while trees.count > 1 {
      let joined = trees.removeFirst() + trees.removeFirst()
      sum += joined
      trees.insert(joined, at: trees.firstIndex { $0 >= joined } ?? trees.endIndex)
    }
    return sum
  }

  @Test func findsTheLeastWeight() {
    var numbers = SeededGenerator(state: 7)
    for count in [2, 3, 4, 5, 19, 30, 100, 286] {
      for spread in [2, 4, 100, 60_000] {
        let frequencies = (0..<count).map { _ in UInt32(numbers.next() % UInt64(spread)) }
        guard frequencies.count(where: { $0 > 0 }) >= 2 else { continue }
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(weight(code.lengths, frequencies) == leastWeight(frequencies))
        #expect(kraftSum(code, limit: 15) == 1 << 15, "\(count) symbols up to \(spread)")
        #expect(zip(code.lengths, frequencies).allSatisfy { ($0 > 0) == ($1 > 0) })
      }
    }
  }

  @Test(arguments: [7, 9, 15]) func keepsWordsWithinALimit(limit: Int) {
    // Fibonacci's numbers make the deepest trees.
    var frequencies: [UInt32] = [1, 1]
    for _ in 0..<28 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    #expect(code.lengths.max() == UInt8(limit))
    #expect(kraftSum(code, limit: limit) == 1 << limit)
    // What comes more often never has the longer word.
    #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func wordsAreCanonical() {
    // The example of RFC 1951, 3.2.2: A to H of lengths 3, 3, 3, 3, 3, 2, 4, 4.
    let code = HuffmanCode(frequencies: [8, 8, 8, 8, 8, 20, 3, 3], limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let words = code.words.map { word in
      (0..<word >> 16).map { word >> $0 & 1 == 1 ? "1" : "0" }.joined()
    }
    #expect(words == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func tellsTwoSymbolsApart() {
    let code = HuffmanCode(frequencies: [0, 5, 0, 1_000_000], limit: 7)
    #expect(code.lengths == [0, 1, 0, 1])
  }
}
