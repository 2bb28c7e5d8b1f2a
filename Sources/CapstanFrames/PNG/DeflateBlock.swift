/// One deflate block with a code of its own (RFC 1951, 3.2.7), ready to be written.
struct DeflateBlock {
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let header: Header
  /// How many bits it takes.
  let bitCount: Int

  /// Chooses the codes for what was found.
  init(_ matcher: PixelMatcher) {
    literals = HuffmanCode(frequencies: matcher.literals, limit: 15)
    var used = matcher.distances
    // A code tells at least two symbols apart, used or not.
    for symbol in 0...1 where used.count(where: { $0 > 0 }) < 2 && used[symbol] == 0 {
      used[symbol] = 1
    }
    distances = HuffmanCode(frequencies: used, limit: 15)
    header = Header(literals: literals.lengths, distances: distances.lengths)
    var bits = header.bitCount
    for (symbol, count) in matcher.literals.enumerated() where count > 0 {
      let extra = symbol > DeflateAlphabet.endOfBlock ? DeflateAlphabet.lengthExtraBits(symbol) : 0
      bits += Int(count) * (Int(literals.lengths[symbol]) + extra)
    }
    for (symbol, count) in matcher.distances.enumerated() where count > 0 {
      bits +=
        Int(count) * (Int(distances.lengths[symbol]) + DeflateAlphabet.distanceExtraBits[symbol])
    }
    bitCount = bits
  }

  /// Writes the block, which is not the stream's last.
  func write(_ matcher: PixelMatcher, to writer: inout BitWriter) {
    header.write(to: &writer)
    let words = WordTables(
      literals: literals.words, lengths: lengthWords, distances: distances.words)
    for token in matcher.tokens[..<matcher.tokenCount] { words.write(token, to: &writer) }
    let end = literals.words[DeflateAlphabet.endOfBlock]
    writer.write(UInt64(end & 0xFFFF), count: Int(end >> 16))
  }

  /// For each length: the word of its symbol and the extra bits after it, and from bit 24 on how
  /// many bits these are together.
  private var lengthWords: [UInt32] {
    var result = [UInt32](repeating: 0, count: DeflateAlphabet.lengths.upperBound + 1)
    for length in DeflateAlphabet.lengths {
      let symbol = Int(DeflateAlphabet.lengthSymbols[length])
      let word = literals.words[symbol]
      let extra = UInt32(length - Int(DeflateAlphabet.lengthBases[length]))
      let count = word >> 16
      result[length] =
        word & 0xFFFF | extra << count
        | (count + UInt32(DeflateAlphabet.lengthExtraBits(symbol))) << 24
    }
    return result
  }

  /// The words of both codes, by what tokens hold.
  private struct WordTables {
    let literals: [UInt32]
    let lengths: [UInt32]
    let distances: [UInt32]
    private let symbols = DeflateAlphabet.distanceSymbols
    private let bases = DeflateAlphabet.distanceBases
    private let extraBits = DeflateAlphabet.distanceExtraBits

    init(literals: [UInt32], lengths: [UInt32], distances: [UInt32]) {
      (self.literals, self.lengths, self.distances) = (literals, lengths, distances)
    }

    @inline(__always)
    func write(_ token: DeflateToken, to writer: inout BitWriter) {
      if !token.isRepetition {
        var (bits, count): (UInt64, UInt64) = (0, 0)
        for index in 0..<token.literalCount {
          let word = literals[token.literal(index)]
          bits |= UInt64(word & 0xFFFF) &<< count
          count &+= UInt64(word >> 16)
        }
        writer.write(bits, count: Int(truncatingIfNeeded: count))
      } else {
        let reach = token.reach
        let length = lengths[token.length]
        let symbol = Int(symbols[DeflateAlphabet.distanceIndex(reach)])
        let distance = distances[symbol]
        let lengthCount = UInt64(length >> 24)
        let count = lengthCount &+ UInt64(distance >> 16)
        let extra = UInt64(truncatingIfNeeded: reach &- bases[symbol])
        writer.write(
          UInt64(length & 0xFF_FFFF) | UInt64(distance & 0xFFFF) &<< lengthCount
            | extra &<< count,
          count: Int(truncatingIfNeeded: count) &+ extraBits[symbol])
      }
    }
  }
}

extension DeflateBlock {
  /// The codes' lengths, themselves compressed.
  private struct Header {
    /// A length or, from 16 on, a repetition of it, with how often as extra bits.
    private typealias Step = (symbol: Int, extra: Int)

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func extraBits(_ symbol: Int) -> Int {
      switch symbol {
      case 16: 2
      case 17: 3
      case 18: 7
      default: 0
      }
    }

    private let counts: (literals: Int, distances: Int, lengths: Int)
    private let steps: [Step]
    private let code: HuffmanCode

    init(literals: [UInt8], distances: [UInt8]) {
      func used(_ lengths: [UInt8], atLeast least: Int) -> Int {
        max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
      }
      let (literalCount, distanceCount) = (
        used(literals, atLeast: 257), used(distances, atLeast: 1)
      )
      steps = Self.steps(Array(literals[..<literalCount] + distances[..<distanceCount]))
      var frequencies = [UInt32](repeating: 0, count: Self.order.count)
      for step in steps { frequencies[step.symbol] += 1 }
      code = HuffmanCode(frequencies: frequencies, limit: 7)
      let lengths = code.lengths
      counts = (
        literalCount, distanceCount,
        max(4, (Self.order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
      )
    }

    /// Lengths in runs: 3 to 6 more of the same, 3 to 10 or 11 to 138 zeros.
    private static func steps(_ lengths: [UInt8]) -> [Step] {
      var steps: [Step] = []
      steps.reserveCapacity(lengths.count)
      var index = 0
      while index < lengths.count {
        let (first, start) = (lengths[index], index)
        while index < lengths.count, lengths[index] == first { index += 1 }
        var run = index - start
        if first > 0 {
          steps.append((Int(first), 0))
          run -= 1
        }
        while run >= 3 {
          let (symbol, least, most) =
            first > 0 ? (16, 3, 6) : run > 10 ? (18, 11, 138) : (17, 3, 10)
          let count = min(run, most)
          steps.append((symbol, count - least))
          run -= count
        }
        for _ in 0..<run { steps.append((Int(first), 0)) }
      }
      return steps
    }

    var bitCount: Int {
      steps.reduce(3 + 5 + 5 + 4 + 3 * counts.lengths) {
        $0 + Int(code.lengths[$1.symbol]) + Self.extraBits($1.symbol)
      }
    }

    func write(to writer: inout BitWriter) {
      // Not the last block; kind 2, codes of its own.
      writer.write(0b100, count: 3)
      writer.write(UInt64(counts.literals - 257), count: 5)
      writer.write(UInt64(counts.distances - 1), count: 5)
      writer.write(UInt64(counts.lengths - 4), count: 4)
      for symbol in Self.order[..<counts.lengths] {
        writer.write(UInt64(code.lengths[symbol]), count: 3)
      }
      for step in steps {
        let word = code.words[step.symbol]
        writer.write(UInt64(word & 0xFFFF), count: Int(word >> 16))
        writer.write(UInt64(step.extra), count: Self.extraBits(step.symbol))
      }
    }
  }
}
