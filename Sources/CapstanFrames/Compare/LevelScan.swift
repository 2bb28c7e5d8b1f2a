internal import CapstanSceneGraph
internal import Glibc

/// The pass over two pictures that finds the pixels whose channels differ by more than a limit.
///
/// Equal stretches are skipped by the C library's comparison; the rest goes two pixels at a time,
/// eight channels in two 64-bit words of four 16-bit lanes each.
enum LevelScan {
  /// Calls `visit` for each pixel beyond the limit, row by row, with its largest difference;
  /// returns how many others differ.
  static func scan(
    _ expected: Bitmap, _ actual: Bitmap, limit: Int, visit: (_ x: Int, _ y: Int, Int) -> Void
  ) -> Int {
    let width = expected.width
    var tolerated = 0
    unsafe expected.pixels.withUnsafeBufferPointer { first in
      unsafe actual.pixels.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return }
        let count = expected.pixels.count
        for start in stride(from: 0, to: count, by: blockSize) {
          let end = min(count, start + blockSize)
          if unsafe memcmp(first + start, second + start, (end - start) * 4) == 0 { continue }
          unsafe scanBlock(first, second, start..<end, limit, &tolerated) { index, level in
            visit(index % width, index / width, level)
          }
        }
      }
    }
    return tolerated
  }

  /// The largest difference of two words' channels.
  static func level(_ first: UInt32, _ second: UInt32) -> Int {
    var result: Int32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let difference =
        Int32(bitPattern: first &>> shift & 255) &- Int32(bitPattern: second &>> shift & 255)
      result = max(result, abs(difference))
    }
    return Int(result)
  }

  private static let blockSize = 1024
  private static let lanes: UInt64 = 0x0001_0001_0001_0001

  @unsafe
  private static func scanBlock(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ range: Range<Int>,
    _ limit: Int, _ tolerated: inout Int, visit: (Int, Int) -> Void
  ) {
    let pairs = Pairs(limit: UInt64(limit))
    var index = range.lowerBound
    while index &+ 1 < range.upperBound {
      let a = unsafe UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self)
      let b = unsafe UnsafeRawPointer(second + index).loadUnaligned(as: UInt64.self)
      if a != b {
        if pairs.areWithinLimit(a, b) {
          let bits = a ^ b
          tolerated &+= (bits & 0xFFFF_FFFF != 0 ? 1 : 0) &+ (bits &>> 32 != 0 ? 1 : 0)
        } else {
          unsafe visitOne(first, second, index, limit, &tolerated, visit)
          unsafe visitOne(first, second, index &+ 1, limit, &tolerated, visit)
        }
      }
      index &+= 2
    }
    if index < range.upperBound {
      unsafe visitOne(first, second, index, limit, &tolerated, visit)
    }
  }

  @unsafe
  private static func visitOne(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ index: Int, _ limit: Int,
    _ tolerated: inout Int, _ visit: (Int, Int) -> Void
  ) {
    let (a, b) = unsafe (first[index], second[index])
    if a == b { return }
    let level = level(a, b)
    if level > limit { visit(index, level) } else { tolerated += 1 }
  }

  /// The test of eight channels at once.
  private struct Pairs {
    private let bias: UInt64
    private let upper: UInt64
    private let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    private let sign = LevelScan.lanes &* 0x8000
    private let lower = LevelScan.lanes &* 0x100

    init(limit: UInt64) {
      bias = LevelScan.lanes &* (0x100 &+ limit)
      upper = LevelScan.lanes &* (0x8100 &+ 2 &* limit)
    }

    @inline(__always)
    func areWithinLimit(_ a: UInt64, _ b: UInt64) -> Bool {
      let even = test(a & mask, b & mask)
      let odd = test(a &>> 8 & mask, b &>> 8 & mask)
      return even & odd & sign == sign
    }

    /// Leaves a lane's top bit set if its difference is within the limit: with 256 + limit added
    /// a good lane lies from 256 to 256 + 2 · limit, and no lane borrows from its neighbour.
    @inline(__always)
    private func test(_ a: UInt64, _ b: UInt64) -> UInt64 {
      let shifted = a &+ bias &- b
      return ((shifted | sign) &- lower) & (upper &- shifted)
    }
  }
}
