/// Turns the frames of one clip into the bytes of one stream.
///
/// An encoder may keep what did not change from one frame to the next, so frames are handed in
/// stream order to one encoder, or to one encoder a worker with `changedRows` nil.
public protocol FrameEncoder: Sendable {
  /// The bytes before the first frame.
  var header: [UInt8] { get }

  /// How many bytes a frame takes, if all take the same number.
  var frameByteCount: Int { get }

  /// Encodes premultiplied words 0xAARRGGBB, row by row.
  ///
  /// `changedRows` are the rows that may differ from the frame that this encoder encoded last; nil
  /// means all. Rows outside them are taken from that frame without a look. Traps if there are not
  /// width × height words.
  mutating func encode(_ pixels: Span<UInt32>, changedRows: [Range<Int>]?) -> FrameBytes
}
