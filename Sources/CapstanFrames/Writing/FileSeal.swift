internal import Glibc

/// A file's size and checksum, for finding files that were cut or damaged since they were written.
package struct FileSeal: Equatable, CustomStringConvertible, Sendable {
  /// In bytes.
  package let size: Int
  /// The CRC-32 of all bytes.
  package let checksum: UInt32

  /// The size and the checksum, in decimal digits.
  package var description: String { "\(size) \(checksum)" }

  /// Reads a file; nil if it cannot be read to its end.
  package init?(path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var (size, checksum) = (0, UInt32(0))
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      size += count
      checksum = Checksum.crc32(bytes.span.extracting(first: count), after: checksum)
    }
    (self.size, self.checksum) = (size, checksum)
  }
}
