import Foundation

/// Memory that is used again from item to item and from frame to frame.
///
/// Belongs to one renderer, hence to one task at a time.
@safe final class BlockPool {
  let checks: StatusChecks
  /// The size of all blocks, in use and free.
  private(set) var bytesHeld = 0
  private var free: [(base: UnsafeMutableRawPointer, byteCount: Int)] = unsafe []
  /// More free blocks than this are given back to the system, the smallest first.
  private static let most = 24

  init(checks: StatusChecks) {
    self.checks = checks
  }

  deinit {
    unsafe free.forEach { unsafe Foundation.free($0.base) }
  }

  /// Returns a block of at least that size, and not many times as large, with whatever it held
  /// before.
  func block(byteCount: Int) throws(RasterError) -> Block {
    try checks.checkAllocation(of: byteCount)
    let size = Self.roundedUp(byteCount)
    var best: Int?
    for index in unsafe free.indices where unsafe free[index].byteCount >= byteCount {
      // Of several the one freed last: the processor's cache may still hold it.
      if let found = best, unsafe free[found].byteCount < free[index].byteCount { continue }
      best = index
    }
    if let best, unsafe free[best].byteCount <= 4 * size {
      let taken = unsafe free.remove(at: best)
      return unsafe Block(base: taken.base, byteCount: taken.byteCount, pool: self)
    }
    guard let base = unsafe Self.allocate(size) else { throw .outOfMemory(bytes: byteCount) }
    bytesHeld += size
    return unsafe Block(base: base, byteCount: size, pool: self)
  }

  /// The size of the block that is made where so many bytes are asked for.
  ///
  /// A few sizes fit more requests. Small ones stay small: an icon's coverage is kept by the hundred.
  private static func roundedUp(_ byteCount: Int) -> Int {
    let step = byteCount < 1 << 16 ? 1 << 12 : 1 << 16
    return (byteCount + step - 1) & ~(step - 1)
  }

  /// Returns new memory, in large pages if it is large and the system has some.
  ///
  /// The system makes each page when it is touched first: a frame of 12 MB is six large ones instead
  /// of three thousand.
  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount >= 2 * largePage else { return unsafe malloc(byteCount) }
    var base: UnsafeMutableRawPointer?
    guard unsafe posix_memalign(&base, largePage, byteCount) == 0 else { return nil }
    _ = unsafe madvise(base, byteCount, MADV_HUGEPAGE)
    return unsafe base
  }

  private static let largePage = 1 << 21

  fileprivate func recycle(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    unsafe free.append((base, byteCount))
    guard unsafe free.count > Self.most else { return }
    let smallest = unsafe free.indices.min { unsafe free[$0].byteCount < free[$1].byteCount }
    guard let smallest else { return }
    let surplus = unsafe free.remove(at: smallest)
    unsafe bytesHeld -= surplus.byteCount
    unsafe Foundation.free(surplus.base)
  }
}

/// A piece of a pool's memory; goes back to the pool with the last reference.
@safe final class Block {
  let byteCount: Int
  private let base: UnsafeMutableRawPointer
  private let pool: BlockPool

  fileprivate init(base: UnsafeMutableRawPointer, byteCount: Int, pool: BlockPool) {
    unsafe self.base = unsafe base
    (self.byteCount, self.pool) = (byteCount, pool)
  }

  deinit {
    unsafe pool.recycle(base, byteCount: byteCount)
  }

  /// Whether the first bytes of two blocks are the same.
  func isEqual(to other: Block, _ byteCount: Int) -> Bool {
    unsafe memcmp(base, other.base, byteCount) == 0
  }

  /// Calls a closure with the memory as elements of a type.
  func withElements<Element: BitwiseCopyable, Result, Failure: Error>(
    of type: Element.Type,
    _ body: (UnsafeMutablePointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(base.assumingMemoryBound(to: type))
  }
}
