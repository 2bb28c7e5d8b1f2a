public import CapstanSceneGraph

/// Reads PNG files of every kind: grey, palette, 1 to 16 bits, interlaced.
public enum PNGDecoder {
  /// A picture and what its file said of it.
  public struct Picture: Equatable, Sendable {
    /// The picture, premultiplied.
    public let bitmap: Bitmap
    /// What the file says of its picture.
    public let info: PNGInfo
  }

  /// Reads a PNG file.
  ///
  /// - Throws: `FrameError.unreadable` with the file's path and the reason.
  public static func picture(atPath path: String) throws(FrameError) -> Picture {
    let bytes = try FileContents.read(path)
    do throws(UnreadableReason) {
      return try picture(from: bytes.span)
    } catch {
      throw .unreadable(path: path, reason: error)
    }
  }

  /// Reads a PNG file's bytes.
  ///
  /// Bytes after the file's end are ignored.
  ///
  /// - Throws: `UnreadableReason`.
  public static func picture(from bytes: Span<UInt8>) throws(UnreadableReason) -> Picture {
    if let plain = PlainPNGReader.picture(from: bytes) { return plain }
    let decoded = try decode(bytes)
    return Picture(
      bitmap: Bitmap(
        width: decoded.info.width, height: decoded.info.height,
        pixels: premultipliedWords(decoded.rows)),
      info: decoded.info)
  }

  /// Reads a PNG file's bytes into straight R, G, B, A bytes, row by row, as the file holds them.
  ///
  /// - Throws: `UnreadableReason`.
  public static func straightRows(from bytes: Span<UInt8>) throws(UnreadableReason) -> [UInt8] {
    try decode(bytes).rows
  }

  private static func decode(_ bytes: Span<UInt8>) throws(UnreadableReason) -> LibPNG.Decoded {
    do throws(UnreadableReason) {
      return try LibPNG.decode(bytes)
    } catch {
      throw error == .notPNG ? diagnosis(of: bytes) : error
    }
  }

  /// Tells apart the files that are no PNG.
  private static func diagnosis(of bytes: Span<UInt8>) -> UnreadableReason {
    let pointer = Array("version https://git-lfs.github.com/spec/".utf8)
    if begin(bytes, with: pointer) { return .gitLFSPointer }
    let signature = PNGContainer.signature
    let isCut = bytes.count < signature.count && begin(signature.span, with: bytes)
    return isCut ? .truncated : .notPNG
  }

  private static func begin(_ bytes: Span<UInt8>, with prefix: [UInt8]) -> Bool {
    begin(bytes, with: prefix.span)
  }

  private static func begin(_ bytes: Span<UInt8>, with prefix: Span<UInt8>) -> Bool {
    guard bytes.count >= prefix.count else { return false }
    for index in 0..<prefix.count where bytes[index] != prefix[index] { return false }
    return true
  }

  private static func premultipliedWords(_ rows: [UInt8]) -> [UInt32] {
    unsafe Array(unsafeUninitializedCapacity: rows.count / 4) { words, count in
      count = rows.count / 4
      unsafe rows.withUnsafeBytes { rows in
        guard let source = rows.baseAddress, let target = words.baseAddress else { return }
        unsafe PixelUnpacking.straightRGBA(source, count: rows.count / 4, into: target)
      }
    }
  }
}
