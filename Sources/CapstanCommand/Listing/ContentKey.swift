import CapstanFrames

/// A 128-bit fingerprint of texts, for naming what was built from them.
///
/// FNV-1a with its published offset and prime; against accidents, not against forgery.
struct ContentKey: CustomStringConvertible {
  private var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  /// Takes in a text and its end, so that `ab`, `c` differs from `a`, `bc`.
  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0xFF)
  }

  /// Takes in the names and contents of a folder's symbols.
  ///
  /// - Throws: `FrameError.unreadable` if it cannot be listed.
  mutating func add(symbolsOf folder: String) throws {
    let folder = OutputFolder(existing: folder)
    for file in try folder.files() where file.lowercased().hasSuffix(".svg") {
      add(file)
      add(FileSeal(path: folder.path(of: file)).map { "\($0)" } ?? "")
    }
  }

  private mutating func mix(_ byte: UInt8) {
    hash = (hash ^ UInt128(byte)) &* Self.prime
  }

  /// Hexadecimal digits.
  var description: String { String(hash, radix: 16) }
}
