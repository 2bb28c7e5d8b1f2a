import CPNG
import CapstanSceneGraph

/// What a plain program over libpng does: RGB rows, zlib's default level, a filter chosen for each
/// row.
enum LibPNGDefaults {
  /// Returns how many bytes the picture's file has.
  static func encode(_ bitmap: Bitmap) -> Int {
    var rows = [UInt8]()
    rows.reserveCapacity(bitmap.pixels.count * 3)
    for word in bitmap.pixels {
      rows.append(UInt8(truncatingIfNeeded: word >> 16))
      rows.append(UInt8(truncatingIfNeeded: word >> 8))
      rows.append(UInt8(truncatingIfNeeded: word))
    }
    var (bytes, count) = unsafe (UnsafeMutablePointer<UInt8>?.none, 0)
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    let status = unsafe cpng_encode(
      rows, UInt32(bitmap.width), UInt32(bitmap.height), 3, 6,
      Int32(CPNG_FILTER_ALL.rawValue), &bytes, &count, &message)
    unsafe cpng_free(bytes)
    precondition(status == Int32(CPNG_OK.rawValue), "libpng could not encode the picture.")
    return count
  }
}
