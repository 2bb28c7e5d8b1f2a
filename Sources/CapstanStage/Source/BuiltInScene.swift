/// A scene that is part of the tool, found by name.
public struct BuiltInScene: Sendable {
  /// What the command line calls it: lower case.
  public let name: String
  /// One line without a final full stop.
  public let summary: String
  /// Whether SwiftUI code of the program is shown, which could depend on the order of hashes.
  public let isListing: Bool
  /// Makes the scene for a page, a script, letters and symbols.
  public let makeSource: @MainActor @Sendable (StageContext) throws -> any FrameSource

  /// Creates a scene.
  public init(
    name: String, summary: String, isListing: Bool = false,
    makeSource: @escaping @MainActor @Sendable (StageContext) throws -> any FrameSource
  ) {
    (self.name, self.summary, self.isListing) = (name, summary, isListing)
    self.makeSource = makeSource
  }
}
