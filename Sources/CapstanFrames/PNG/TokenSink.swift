/// Takes down tokens and counts their symbols.
@safe
struct TokenSink {
  private(set) var next: UnsafeMutablePointer<DeflateToken>
  private let literals: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>
  private let lengthSymbols = DeflateAlphabet.lengthSymbols
  private let distanceSymbols = DeflateAlphabet.distanceSymbols

  /// Begins at a place with room for all tokens; the counts are those of deflate's symbols.
  @unsafe
  init(
    _ start: UnsafeMutablePointer<DeflateToken>, literals: UnsafeMutablePointer<UInt32>,
    distances: UnsafeMutablePointer<UInt32>
  ) {
    unsafe (next, self.literals, self.distances) = (start, literals, distances)
  }

  /// Adds the byte 0 that stands before each row.
  @inline(__always)
  mutating func addFilter() {
    unsafe next[0] = DeflateToken(0)
    unsafe next += 1
    count(0)
  }

  /// Adds a pixel's bytes.
  @inline(__always)
  mutating func add(_ word: UInt32, _ format: ScanlineFormat) {
    switch format {
    case .rgb:
      let bytes = word.byteSwapped >> 8
      unsafe next[0] = DeflateToken(three: bytes)
      unsafe next += 1
      count(bytes & 0xFF)
      count(bytes >> 8 & 0xFF)
      count(bytes >> 16)
    case .rgba:
      unsafe next[0] = DeflateToken(two: word)
      unsafe next[1] = DeflateToken(two: word >> 16)
      unsafe next += 2
      for shift in stride(from: UInt32(0), to: 32, by: 8) { count(word >> shift & 0xFF) }
    }
  }

  /// Adds a repetition of pixels, in pieces of no more than deflate's longest.
  @inline(__always)
  mutating func add(count: Int, distance: Int, _ format: ScanlineFormat) {
    let reach = distance &- 1
    let symbol = Int(distanceSymbols[DeflateAlphabet.distanceIndex(reach)])
    let longest = DeflateAlphabet.lengths.upperBound / format.bytesPerPixel
    // Almost all repetitions are shorter; those of a whole row have a dozen pieces alike.
    if count >= longest {
      let pieces = count / longest
      add(DeflateToken(length: longest &* format.bytesPerPixel, reach: reach), symbol, pieces)
    }
    let rest = count % longest
    if rest > 0 {
      add(DeflateToken(length: rest &* format.bytesPerPixel, reach: reach), symbol, 1)
    }
  }

  @inline(__always)
  private mutating func add(_ token: DeflateToken, _ distanceSymbol: Int, _ times: Int) {
    for _ in 0..<times {
      unsafe next[0] = token
      unsafe next += 1
    }
    unsafe literals[Int(lengthSymbols[token.length])] &+= UInt32(truncatingIfNeeded: times)
    unsafe distances[distanceSymbol] &+= UInt32(truncatingIfNeeded: times)
  }

  @inline(__always)
  private func count(_ byte: UInt32) {
    unsafe literals[Int(byte)] &+= 1
  }
}
