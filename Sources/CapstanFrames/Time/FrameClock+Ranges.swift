extension FrameClock {
  /// The frames that a text such as "10..19" names, both ends included; "7" is one frame.
  ///
  /// - Throws: `FrameError.invalidValue` for a malformed, empty or reversed range and for one that
  ///   leaves the clip; the sentence names the clip's frames.
  public func range(parsing text: String) throws(FrameError) -> ClosedRange<Int> {
    guard count > 0 else { throw .invalidValue("frames \(text): the clip has no frames") }
    let clip = "the clip has \(count) frames, 0..\(count - 1)"
    let (firstText, lastText) = Self.ends(of: text)
    guard let first = ExactDecimal(firstText), let last = ExactDecimal(lastText),
      first.places == 0, last.places == 0, !firstText.contains("."), !lastText.contains(".")
    else {
      throw .invalidValue("\"\(text)\" is no range of frames; write it as 10..19; \(clip)")
    }
    guard first.digits <= last.digits else {
      throw .invalidValue("frames \(text): the range is reversed; \(clip)")
    }
    guard last.digits < count else {
      throw .invalidValue("frames \(text): outside the clip; \(clip)")
    }
    return first.digits...last.digits
  }

  /// Part `index` of `total` parts, counted from 1: consecutive frames, each frame in one part.
  ///
  /// Parts differ by at most one frame; with more parts than frames some are empty. Traps on an
  /// index outside 1 to `total`.
  public func shard(_ index: Int, of total: Int) -> Range<Int> {
    precondition(total >= 1 && (1...total).contains(index), "A shard is one of 1 to its total.")
    let (start, end) = (Int128(count) * Int128(index - 1), Int128(count) * Int128(index))
    return Int(start / Int128(total))..<Int(end / Int128(total))
  }

  private static func ends(of text: String) -> (Substring, Substring) {
    let bytes = text.utf8
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "."), next != bytes.endIndex,
        bytes[next] == UInt8(ascii: ".")
      {
        return (text[..<index], text[bytes.index(after: next)...])
      }
      index = next
    }
    return (text[...], text[...])
  }
}
