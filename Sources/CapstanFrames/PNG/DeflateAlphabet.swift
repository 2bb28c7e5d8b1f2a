/// Deflate's symbols for the lengths and distances of repetitions (RFC 1951, 3.2.5).
///
/// A symbol stands for a range of values; extra bits after it tell which.
enum DeflateAlphabet {
  /// Literal bytes, the end of a block and the symbols of lengths.
  static let literalCount = 286
  static let endOfBlock = 256
  static let distanceCount = 30
  static let lengths = 3...258
  static let longestDistance = 32_768

  /// The symbol of each length.
  static let lengthSymbols: [UInt16] = table { symbols, _ in symbols }
  /// The first length of the symbol of each length.
  static let lengthBases: [UInt16] = table { _, bases in bases }

  /// Where a distance less 1 stands in `distanceSymbols`.
  @inline(__always)
  static func distanceIndex(_ reach: Int) -> Int { reach < 256 ? reach : 256 &+ reach >> 7 }

  /// The symbols of distances less 1: of each below 256, then of each 128 from there on.
  static let distanceSymbols: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: 512)
    for symbol in 0..<distanceCount {
      let base = distanceBases[symbol]
      for value in stride(
        from: base, to: base + 1 << distanceExtraBits[symbol], by: base < 256 ? 1 : 128)
      {
        symbols[distanceIndex(value)] = UInt8(symbol)
      }
    }
    return symbols
  }()

  /// The least distance of each symbol, less 1.
  static let distanceBases: [Int] = (0..<distanceCount).map { symbol in
    symbol < 4 ? symbol : (2 + symbol & 1) << (symbol / 2 - 1)
  }

  static let distanceExtraBits: [Int] = (0..<distanceCount).map { $0 < 4 ? 0 : $0 / 2 - 1 }

  /// The extra bits of a length's symbol, 257 and up.
  static func lengthExtraBits(_ symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  private static func table(
    _ choose: (_ symbols: [UInt16], _ bases: [UInt16]) -> [UInt16]
  ) -> [UInt16] {
    var symbols = [UInt16](repeating: 0, count: lengths.upperBound + 1)
    var bases = symbols
    var length = lengths.lowerBound
    for symbol in UInt16(257)..<285 {
      let base = length
      for _ in 0..<1 << lengthExtraBits(Int(symbol)) where length < lengths.upperBound {
        (symbols[length], bases[length]) = (symbol, UInt16(base))
        length += 1
      }
    }
    (symbols[258], bases[258]) = (285, 258)
    return choose(symbols, bases)
  }
}
