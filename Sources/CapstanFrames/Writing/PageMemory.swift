private import CPipes
internal import Glibc

/// Bytes in pages of their own, which pipes can have without copying them.
///
/// A page that was lent is never written again: readers of a pipe may keep it for as long as they
/// like, or pass it on. Changing its bytes puts another page in its place.
@safe final class PageMemory: @unchecked Sendable {
  // Used by one task at a time: its owner changes bytes only while nobody else holds it.

  /// How many bytes there are.
  let byteCount: Int
  private let start: UnsafeMutableRawPointer
  private var isLent = false

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Creates zeros.
  ///
  /// Traps if there is no memory, or for no bytes.
  init(byteCount: Int) {
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
  /// With `waits`, there is room for some before it returns.
  func lend(from offset: Int, to descriptor: Int32, waits: Bool) -> Int {
    let count = unsafe cpipes_lend(descriptor, start + offset, byteCount - offset, waits)
    guard count >= 0 else { return -Int(errno) }
    isLent = true
    return count
  }

  /// Lets `body` write into ranges of the bytes, of which it must write all.
  func change(_ ranges: [Range<Int>], _ body: (UnsafeMutableRawPointer) -> Void) {
    if isLent { ranges.forEach(renew) }
    unsafe body(start)
  }

  /// Puts new pages where a range of bytes lies; what lies around it in them stays.
  private func renew(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let pages = Self.pages(range)
    let ends = [pages.lowerBound, pages.upperBound - Self.pageSize].map { offset in
      unsafe (offset, Array(UnsafeRawBufferPointer(start: start + offset, count: Self.pageSize)))
    }
    _ = unsafe Self.map(pages, at: start)
    for (offset, page) in ends {
      unsafe page.withUnsafeBytes {
        unsafe (start + offset).copyMemory(
          from: $0.baseAddress.unsafelyUnwrapped, byteCount: $0.count)
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
      fatalError("There is no memory for \(pages.count) bytes.")
    }
    return unsafe result
  }
}
