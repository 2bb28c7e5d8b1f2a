public import CapstanSceneGraph

/// Takes the pictures of a check as they are compared, for reports and attachments.
///
/// Called from several tasks at once.
public protocol PictureSink: Sendable {
  /// Takes a picture that is not as expected; either may be missing.
  ///
  /// `shot` is the golden's folder name; numbers in file names have `digits` digits.
  func take(
    expected: Bitmap?, actual: Bitmap?, of result: ShotResult.PictureResult, shot: String,
    digits: Int
  ) throws
}
