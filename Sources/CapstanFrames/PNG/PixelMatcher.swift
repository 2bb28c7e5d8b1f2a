/// What repeats in rows of pixels, in deflate's terms.
struct PixelMatcher: Sendable {
  /// What was found; `tokenCount` of these hold.
  private(set) var tokens: [DeflateToken] = []
  private(set) var tokenCount = 0
  /// How often each of deflate's symbols comes: bytes, the block's end and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
  private(set) var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
  private var places = [UInt32](repeating: 0, count: PixelSearch.placeCount)

  /// Replaces what was found by what repeats in these rows, whose sides are below 65,536.
  mutating func match(_ pixels: ScanlinePixels) {
    precondition(
      max(pixels.width, pixels.rows) <= PixelSearch.longestSide,
      "A place is told in 16 bits each way.")
    let capacity = pixels.rows * (1 + pixels.width * (pixels.format == .rgb ? 1 : 2))
    if tokens.count < capacity { tokens = Array(repeating: DeflateToken(0), count: capacity) }
    Self.fill(&literals, with: 0)
    Self.fill(&distances, with: 0)
    Self.fill(&places, with: PixelSearch.nowhere)
    unsafe tokens.withUnsafeMutableBufferPointer { tokens in
      unsafe literals.withUnsafeMutableBufferPointer { literals in
        unsafe distances.withUnsafeMutableBufferPointer { distances in
          unsafe places.withUnsafeMutableBufferPointer { places in
            let start = unsafe tokens.baseAddress.unsafelyUnwrapped
            let sink = unsafe TokenSink(
              start, literals: literals.baseAddress.unsafelyUnwrapped,
              distances: distances.baseAddress.unsafelyUnwrapped)
            var search = unsafe PixelSearch(
              pixels, places: places.baseAddress.unsafelyUnwrapped, sink: sink)
            search.run()
            tokenCount = unsafe search.sink.next - start
          }
        }
      }
    }
    literals[DeflateAlphabet.endOfBlock] = 1
  }

  private static func fill(_ numbers: inout [UInt32], with value: UInt32) {
    for index in numbers.indices { numbers[index] = value }
  }
}
