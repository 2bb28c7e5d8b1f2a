private import CPipes
internal import Glibc
internal import Synchronization

/// Bytes in pages of their own, which pipes can have without copying them.
///
/// A page that was lent is never written again: readers of a pipe may keep it for as long as they
/// like, or pass it on. Changing its bytes puts another page in its place. Bytes change only while
/// one value alone holds them; any number of tasks may read and lend them.
@safe final class PageMemory: @unchecked Sendable {
  /// How many bytes there are.
  let byteCount: Int
  private let start: UnsafeMutableRawPointer
  private let isLent = Atomic(false)

  /// The bytes of a page.
  static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Creates zeros.
  ///
  /// Traps for no bytes, or if there is no memory.
  init(byteCount: Int) {
    precondition(byteCount > 0, "Memory has at least one byte.")
    self.byteCount = byteCount
    unsafe start = Self.map(Self.pages(0..<byteCount), at: nil)
  }

  /// Creates a copy.
  convenience init(copying other: PageMemory) {
    self.init(byteCount: other.byteCount)
    unsafe start.copyMemory(from: other.start, byteCount: byteCount)
  }

  deinit { unsafe munmap(start, Self.pages(0..<byteCount).count) }

  /// The bytes, as they are until the next change.
  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: byteCount)
  }

  /// Lends a pipe the bytes from a place on; returns how many it took, or the error's number negated.
  ///
  /// `waits` lets it block while the pipe is full, also where the descriptor does not.
  func lend(from offset: Int, to descriptor: Int32, waits: Bool) -> Int {
    precondition((0..<byteCount).contains(offset), "Lending begins with a byte of the memory.")
    let count = unsafe cpipes_lend(descriptor, start + offset, byteCount - offset, waits)
    guard count >= 0 else { return -Int(errno) }
    isLent.store(true, ordering: .relaxed)
    return count
  }

  /// Lets `body` write into ranges of the bytes: all of them, and nothing else.
  ///
  /// Traps on ranges that are not sorted or reach beyond the bytes.
  @unsafe
  func change(_ ranges: [Range<Int>], _ body: (UnsafeMutableRawPointer) -> Void) {
    var end = 0
    for range in ranges {
      precondition(range.lowerBound >= end && range.upperBound <= byteCount, "Ranges are sorted.")
      end = range.upperBound
    }
    if isLent.load(ordering: .relaxed) { renew(ranges) }
    unsafe body(start)
  }

  /// Puts new pages where sorted ranges of bytes lie; what lies around them in their pages stays.
  private func renew(_ ranges: [Range<Int>]) {
    let size = Self.pageSize
    let runs = ChangedRanges.normalized(
      ranges, count: Self.pages(0..<byteCount).upperBound, step: size)
    // A page in which a range begins or ends may hold other bytes too.
    let ends = ranges.filter { !$0.isEmpty }
      .flatMap { [$0.lowerBound, $0.upperBound - 1] }.map { $0 / size * size }
    for run in runs {
      let kept = ends.filter(run.contains).map { offset in
        unsafe (offset, Array(UnsafeRawBufferPointer(start: start + offset, count: size)))
      }
      _ = unsafe Self.map(run, at: start)
      for (offset, page) in kept {
        unsafe page.withUnsafeBytes {
          unsafe (start + offset).copyMemory(
            from: $0.baseAddress.unsafelyUnwrapped, byteCount: size)
        }
      }
    }
  }

  /// The whole pages around a range of bytes.
  private static func pages(_ range: Range<Int>) -> Range<Int> {
    let size = pageSize
    return range.lowerBound / size * size..<(range.upperBound + size - 1) / size * size
  }

  /// Asks for pages of zeros, anywhere or in place of those at offsets from `start`.
  private static func map(
    _ pages: Range<Int>, at start: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer {
    let place = unsafe start.map { unsafe $0 + pages.lowerBound }
    // All of it is written soon: pages come at once and not one by one.
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE | (unsafe start == nil ? 0 : MAP_FIXED)
    let result = unsafe mmap(place, pages.count, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let result = unsafe result, unsafe result != MAP_FAILED else {
      fatalError("There is no memory for \(pages.count) bytes: \(SystemMessage.text(errno))")
    }
    return unsafe result
  }
}
