public import CapstanSceneGraph

/// Takes the pictures of a check as they are compared, for reports and attachments.
///
/// Called from several tasks at once.
public protocol PictureSink: Sendable {
  /// Takes a picture that is not as expected; either may be missing.
  func take(
    expected: Bitmap?, actual: Bitmap?, of result: ShotResult.PictureResult, shot folder: String
  ) throws
}
