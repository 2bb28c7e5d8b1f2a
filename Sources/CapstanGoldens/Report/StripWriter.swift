import CapstanFrames
import CapstanSceneGraph

/// Makes one picture of a failing shot: expected, difference and actual side by side.
struct StripWriter: Sendable {
  let folder: ReportFolder
  let rule: ComparisonRule

  /// The largest width of one of the three, in pixels; larger ones are made smaller.
  private static let largestSide = 480
  /// What is kept around a difference, in pixels.
  private static let surroundings = 48

  /// Writes the strip of the first picture that differs; nothing if none can be compared.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  func write(_ result: ShotResult) throws(GoldenError) {
    guard let picture = result.failedPictures.first(where: { $0.difference != nil }),
      let expected = bitmap(picture.frame, .expected, result),
      let actual = bitmap(picture.frame, .actual, result),
      let difference = bitmap(picture.frame, .difference, result)
    else { return }
    let parts = [expected, difference, actual].map { part in
      let cut = picture.difference?.boundingBox.map { part.surroundings(of: $0, Self.surroundings) }
      return (cut ?? part).reduced(toSide: Self.largestSide)
    }
    let bytes: [UInt8]
    do throws(FrameError) {
      bytes = try PNGEncoder().encode(ComparisonStrip.joining(parts))
    } catch {
      throw .cannotWrite(path: ReportFolder.strip(result.folder), reason: "\(error)")
    }
    try folder.write(bytes, to: ReportFolder.strip(result.folder))
  }

  private func bitmap(
    _ frame: Int, _ layer: ReportFolder.Layer, _ result: ShotResult
  ) -> Bitmap? {
    let name = ReportFolder.picture(frame, layer, shot: result.folder, digits: result.digits)
    return try? PNGDecoder.picture(atPath: "\(folder.path)/\(name)").bitmap
  }
}

extension Bitmap {
  /// The part around a box, wide enough to tell where it is.
  fileprivate func surroundings(of box: PixelRect, _ margin: Int) -> Bitmap {
    let (left, right) = (max(0, box.minX - margin), min(width - 1, box.maxX + margin))
    let (top, bottom) = (max(0, box.minY - margin), min(height - 1, box.maxY + margin))
    var part = Bitmap(width: right - left + 1, height: bottom - top + 1)
    for y in top...bottom {
      for x in left...right { part[x - left, y - top] = self[x, y] }
    }
    return part
  }

  /// The picture made smaller by a whole factor, each pixel the mean of those it stands for.
  fileprivate func reduced(toSide side: Int) -> Bitmap {
    let factor = (max(width, height) + side - 1) / side
    guard factor > 1 else { return self }
    var small = Bitmap(width: max(1, width / factor), height: max(1, height / factor))
    let count = UInt32(factor * factor)
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for row in 0..<min(factor, height) {
          for column in 0..<min(factor, width) {
            let word = self[x * factor + column, y * factor + row]
            sums.0 += word >> 24
            sums.1 += word >> 16 & 255
            sums.2 += word >> 8 & 255
            sums.3 += word & 255
          }
        }
        small[x, y] =
          (sums.0 / count) << 24 | (sums.1 / count) << 16 | (sums.2 / count) << 8
          | sums.3 / count
      }
    }
    return small
  }
}
