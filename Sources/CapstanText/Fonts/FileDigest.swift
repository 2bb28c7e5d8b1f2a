private import CPango
private import Foundation

/// SHA-256 of a file.
enum FileDigest {
  /// Returns the digest in hexadecimal digits, or nil if the file cannot be read.
  static func sha256(ofFileAt path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return unsafe data.withUnsafeBytes { bytes in
      let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
      guard
        let text = unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count))
      else { return nil }
      defer { unsafe g_free(text) }
      return unsafe String(cString: text)
    }
  }
}
