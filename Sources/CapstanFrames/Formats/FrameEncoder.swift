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

/// The rows of a frame that must be encoded again.
enum ChangedRows {
  /// Sorted ranges of rows within 0..<height that cover `rows`, each grown to multiples of `step`.
  static func normalized(
    _ rows: [Range<Int>]?, height: Int, step: Int = 1
  ) -> [Range<Int>] {
    guard let rows else { return [0..<height] }
    var result: [Range<Int>] = []
    for range in rows.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let clamped = range.clamped(to: 0..<height)
      guard !clamped.isEmpty else { continue }
      let start = clamped.lowerBound / step * step
      let end = min(height, (clamped.upperBound + step - 1) / step * step)
      if let last = result.last, start <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        result.append(start..<end)
      }
    }
    return result
  }
}
