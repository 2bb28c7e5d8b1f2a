private import CISAL

/// Deflate by ISA-L's level 1 into blocks that can be joined.
///
/// Each call gives a run of complete blocks that ends at a byte, refers to nothing before it and
/// is not the stream's last; the runs of a picture's bands, one after another and closed by
/// `lastBlock`, are one deflate stream.
@safe
struct Deflater: ~Copyable {
  /// A final block without content.
  static let lastBlock: [UInt8] = [0x03, 0x00]
  /// The first two bytes of a zlib stream: deflate with a 32 KiB window, fastest level.
  static let zlibHeader: [UInt8] = [0x78, 0x01]

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let workspace: UnsafeMutablePointer<UInt8>

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe workspace = .allocate(capacity: CISAL_LEVEL1_BUFFER)
  }

  deinit {
    unsafe stream.deallocate()
    unsafe workspace.deallocate()
  }

  /// The most bytes that `count` bytes become: stored blocks and their headers, with room.
  static func bound(_ count: Int) -> Int {
    count + count / 1024 + 512
  }

  /// Compresses `count` bytes into `target`, which has room for `bound(count)`; returns how many
  /// bytes were written.
  ///
  /// - Throws: `FrameError.library` if ISA-L reports an error.
  @unsafe
  borrowing func compress(
    _ source: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>
  ) throws(FrameError) -> Int {
    unsafe isal_deflate_stateless_init(stream)
    unsafe stream.pointee.level = 1
    unsafe stream.pointee.level_buf = workspace
    unsafe stream.pointee.level_buf_size = UInt32(CISAL_LEVEL1_BUFFER)
    unsafe stream.pointee.flush = UInt16(FULL_FLUSH)
    unsafe stream.pointee.end_of_stream = 0
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source)
    unsafe stream.pointee.avail_in = UInt32(count)
    unsafe stream.pointee.next_out = target
    unsafe stream.pointee.avail_out = UInt32(Self.bound(count))
    let status = unsafe isal_deflate_stateless(stream)
    guard status == COMP_OK, unsafe stream.pointee.avail_in == 0 else {
      throw .library("ISA-L could not compress a band of \(count) bytes (status \(status))")
    }
    return unsafe Int(stream.pointee.total_out)
  }
}

/// The checksums of zlib and PNG streams.
enum Checksum {
  /// The Adler-32 checksum of bytes.
  @unsafe
  static func adler32(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    unsafe isal_adler32(1, bytes, UInt64(count))
  }

  /// The Adler-32 checksum of two runs of bytes, one after another, from those of the runs.
  static func combinedAdler32(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
    let base: UInt64 = 65_521
    let (firstSum, secondSum) = (UInt64(first & 0xFFFF), UInt64(second & 0xFFFF))
    let sum = (firstSum + secondSum + base - 1) % base
    let weighted = UInt64(secondCount) % base * ((firstSum + base - 1) % base)
    let high = (UInt64(first >> 16) + UInt64(second >> 16) + weighted) % base
    return UInt32(high << 16 | sum)
  }

  /// The CRC-32 of bytes, as PNG's chunks end with it.
  static func crc32(_ bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe crc32_gzip_refl(0, start, UInt64(bytes.count))
    }
  }
}
