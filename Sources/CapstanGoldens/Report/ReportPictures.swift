import CapstanFrames
import CapstanSceneGraph

/// Writes the pictures of a report as they are compared.
struct ReportPictures: PictureSink {
  let folder: ReportFolder
  let rule: ComparisonRule

  func take(
    expected: Bitmap?, actual: Bitmap?, of result: ShotResult.PictureResult,
    shot: String, digits: Int
  ) throws {
    func write(_ bitmap: Bitmap, _ layer: ReportFolder.Layer) throws {
      try folder.write(
        PNGEncoder().encode(bitmap),
        to: ReportFolder.picture(result.frame, layer, shot: shot, digits: digits))
    }
    if let expected { try write(expected, .expected) }
    if let actual { try write(actual, .actual) }
    if let expected, let actual, (expected.width, expected.height) == (actual.width, actual.height)
    {
      try write(
        DifferencePicture.of(expected: expected, actual: actual, rule: rule), .difference)
    }
  }
}
