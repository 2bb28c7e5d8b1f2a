extension FrameComparison {
  /// Compares two PNG files.
  ///
  /// Files of equal bytes are not decoded, beyond a look at their beginning and end.
  public init(
    expectedPath: String, actualPath: String, rule: ComparisonRule = ComparisonRule()
  ) {
    do throws(FrameError) {
      let expected = try FileContents.read(expectedPath)
      let actual = try FileContents.read(actualPath)
      if expected == actual, Self.isWholePNG(expected) {
        self = .equal
        return
      }
      self.init(
        expected: try Self.decode(expected, expectedPath).bitmap,
        actual: try Self.decode(actual, actualPath).bitmap, rule: rule)
    } catch {
      if case .unreadable(let path, .missing) = error {
        self = .missing(path)
      } else {
        self = .unreadable(error)
      }
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ path: String
  ) throws(FrameError) -> PNGDecoder.Picture {
    do throws(UnreadableReason) {
      return try PNGDecoder.picture(from: bytes.span)
    } catch {
      throw .unreadable(path: path, reason: error)
    }
  }

  private static func isWholePNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: PNGContainer.signature)
      && bytes.suffix(PNGContainer.end.count) == PNGContainer.end[...]
  }
}
