/// A shot as it was recorded.
public struct Golden: Sendable {
  /// What the folder holds.
  public let manifest: GoldenManifest
  /// The first layer.
  public let curves: CurveTable
  /// The second layer.
  public let lists: ListTable
  /// Where it lies.
  public let path: String

  static let curvesFile = "curves.txt"
  static let listsFile = "frames.txt"

  /// The path of a picture.
  func path(of picture: GoldenManifest.Picture) -> String { "\(path)/\(picture.file)" }
}
