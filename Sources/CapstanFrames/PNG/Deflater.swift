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
    unsafe workspace.initialize(repeating: 0, count: CISAL_LEVEL1_BUFFER)
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
    // ISA-L's own start leaves parts of its state as it finds them, among them the window's size and
    // whether the workspace has been set up: bytes would depend on what lay in memory.
    unsafe UnsafeMutableRawPointer(stream).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<isal_zstream>.size)
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
