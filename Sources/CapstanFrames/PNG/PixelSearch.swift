private import CPixels

/// Goes through rows of pixels and finds, for each place, what repeats there.
///
/// Whole pixels are compared, not bytes, and a repetition begins and ends in one row. Candidates are
/// the pixel to the left (a run), the places that lie as far back as those of the last repetition and
/// of the longest in the rows above, and the last place with the same two pixels. Rows of a gradient
/// are shifts of rows above, which is what a row's start is searched for.
@safe
struct PixelSearch {
  /// How many places `places` has.
  static let placeCount = 1 << hashBits
  /// The most rows and columns; a place is told in 16 bits each way, and `nowhere` is none.
  static let longestSide = 65_535
  /// A place that has not been met.
  static let nowhere = UInt32.max

  /// Tables twice and four times as large find 0.1 % more in bands of a screen (measured).
  private static let hashBits = 12
  /// A repetition of so many pixels is taken without a look at the other candidates.
  private static let ample = 8
  /// Beyond this distance, one pixel's own bytes are shorter.
  private static let singlePixelReach = 2_000
  /// How far from a row's start its first change of colour is looked for, and how far that may have
  /// moved in the rows above.
  private static let startReach = (edge: 128, shift: 64)

  /// How far back something is repeated from.
  private struct Source: Equatable {
    var rows: Int
    var columns: Int

    static let none = Source(rows: .max >> 1, columns: 0)
  }

  private struct Repetition {
    var count = 0
    var source = Source.none
  }

  private let pixels: ScanlinePixels
  /// The row and column at which a pair of pixels was met last, by the pair's hash.
  private let places: UnsafeMutablePointer<UInt32>
  private(set) var sink: TokenSink
  private var last = Source.none
  /// Those of the longest repetitions of the rows above, the latest first.
  private var favorites = (Source.none, Source.none)
  private var longest = Repetition()

  /// Begins a search; `places` are all `nowhere`.
  @unsafe
  init(_ pixels: ScanlinePixels, places: UnsafeMutablePointer<UInt32>, sink: TokenSink) {
    unsafe (self.pixels, self.places, self.sink) = (pixels, places, sink)
    if pixels.rowLength <= DeflateAlphabet.longestDistance { last = Source(rows: 1, columns: 0) }
  }

  /// Hands everything to the sink.
  mutating func run() {
    // Each of the two is compiled for its own number of bytes.
    switch pixels.format {
    case .rgb: run(.rgb)
    case .rgba: run(.rgba)
    }
  }

  @inline(__always)
  private mutating func run(_ format: ScanlineFormat) {
    for y in 0..<pixels.rows {
      sink.addFilter()
      longest = Repetition()
      var x = 0
      while x < pixels.width {
        let found = best(x, y, format)
        let distance = distance(found.source, format)
        if found.count > 1 || found.count == 1 && distance <= Self.singlePixelReach {
          sink.add(count: found.count, distance: distance, format)
          x &+= found.count
        } else {
          sink.add(unsafe pixels.words[y &* pixels.width &+ x], format)
          x &+= 1
        }
      }
      if longest.count > 0, longest.source != favorites.0 {
        favorites = (longest.source, favorites.0)
      }
    }
  }

  @inline(__always)
  private func distance(_ source: Source, _ format: ScanlineFormat) -> Int {
    source.rows &* (1 &+ pixels.width &* format.bytesPerPixel)
      &+ source.columns &* format.bytesPerPixel
  }

  /// The best of the candidates at a place.
  @inline(__always)
  private mutating func best(_ x: Int, _ y: Int, _ format: ScanlineFormat) -> Repetition {
    let here = unsafe pixels.words + (y &* pixels.width &+ x)
    let left = pixels.width &- x
    let earlier = unsafe remember(here, x, y, left: left)
    var best = Repetition()
    // The distance of a run takes the fewest bits.
    if x > 0 {
      if unsafe here[-1] == here[0] {
        let count =
          unsafe left > 1 && here[0] != here[1] ? 1 : 1 &+ cpixels_common(here, here + 1, left &- 1)
        best = Repetition(count: count, source: Source(rows: 0, columns: 1))
        if count >= Self.ample { return best }
      }
    } else if left > Self.ample, unsafe here[0] == here[1],
      unsafe cpixels_common(here, here + 1, Self.ample) == Self.ample
    {
      return best
    }
    if isAmple(last, x, y, &best) { return best }
    if isAmple(favorites.0, x, y, &best) { return best }
    if isAmple(favorites.1, x, y, &best) { return best }
    if x == 0, y > 0, let source = shift(of: y, format), isAmple(source, x, y, &best) {
      return best
    }
    guard earlier != Self.nowhere else { return best }
    let source = Source(rows: y &- Int(earlier >> 16), columns: x &- Int(earlier & 0xFFFF))
    if distance(source, format) <= DeflateAlphabet.longestDistance {
      _ = isAmple(source, x, y, &best)
    }
    return best
  }

  /// Takes a source if more repeats from there than so far; returns whether it is ample.
  @inline(__always)
  private mutating func isAmple(
    _ source: Source, _ x: Int, _ y: Int, _ best: inout Repetition
  ) -> Bool {
    let count = count(source, x, y)
    // Another distance takes about as many bits as one more pixel.
    guard count > (best.count == 0 ? 0 : best.count &+ 1) else { return false }
    best = Repetition(count: count, source: source)
    last = source
    if count > longest.count { longest = best }
    return count >= Self.ample
  }

  /// How many pixels from a place on repeat those at a source.
  @inline(__always)
  private func count(_ source: Source, _ x: Int, _ y: Int) -> Int {
    let (width, column, row) = (pixels.width, x &- source.columns, y &- source.rows)
    guard row >= 0, column >= 0, column < width else { return 0 }
    let (there, here) = unsafe (
      pixels.words + (row &* width &+ column), pixels.words + (y &* width &+ x)
    )
    guard unsafe there[0] == here[0] else { return 0 }
    let most = width &- max(x, column)
    if most > 1, unsafe there[1] != here[1] { return 1 }
    return unsafe cpixels_common(there, here, most)
  }

  /// Notes where two pixels stand and returns where they stood before.
  @inline(__always)
  private func remember(_ here: UnsafePointer<UInt32>, _ x: Int, _ y: Int, left: Int) -> UInt32 {
    guard left >= 2 else { return Self.nowhere }
    let pair = unsafe UnsafeRawPointer(here).loadUnaligned(as: UInt64.self)
    // The golden ratio of 2 to the power of 64, as in Fibonacci hashing.
    let hash = (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.hashBits)
    let entry = unsafe places + Int(truncatingIfNeeded: hash)
    defer { unsafe entry.pointee = UInt32(truncatingIfNeeded: y &<< 16 | x) }
    return unsafe entry.pointee
  }

  /// Where the row above begins of which this one is a shift for longest.
  ///
  /// The first change of colour tells how far a row is shifted. One that is shifted the other way
  /// repeats later than from the row's start; it is kept for there.
  private mutating func shift(of y: Int, _ format: ScanlineFormat) -> Source? {
    let (width, row) = unsafe (pixels.width, pixels.words + y &* pixels.width)
    let reach = min(width, Self.startReach.edge)
    guard let edge = (1..<reach).first(where: { unsafe row[$0] != row[0] }) else { return nil }
    var best = Repetition()
    // Rows further up lie beyond deflate's reach, however far they are shifted.
    let farthest = DeflateAlphabet.longestDistance + Self.startReach.shift * format.bytesPerPixel
    let most = min(y, farthest / pixels.rowLength)
    guard most > 0 else { return nil }
    for back in 1...most {
      let above = unsafe row - back &* width
      let range = max(edge - Self.startReach.shift, 1)..<min(edge + Self.startReach.shift, width)
      let place = range.first {
        unsafe above[$0] == row[edge] && above[$0 &- 1] == row[edge &- 1]
      }
      guard let place else { continue }
      let source = Source(rows: back, columns: edge &- place)
      guard distance(source, format) <= DeflateAlphabet.longestDistance else { break }
      let count = count(source, max(source.columns, 0), y)
      if count > best.count { best = Repetition(count: count, source: source) }
    }
    guard best.count > 0 else { return nil }
    if best.source.columns > 0, best.source != favorites.0 {
      favorites = (best.source, favorites.0)
    }
    return best.source
  }
}
