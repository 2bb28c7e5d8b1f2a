/// A scene that is part of the tool, found by name.
public struct BuiltInScene: Sendable {
  /// What the command line calls it: lower case.
  public let name: String
  /// One line without a final full stop.
  public let summary: String
  /// Makes the scene for a page and a script.
  public let makeSource: @MainActor @Sendable (StageSettings) throws -> any FrameSource

  /// Creates a scene.
  public init(
    name: String, summary: String,
    makeSource: @escaping @MainActor @Sendable (StageSettings) throws -> any FrameSource
  ) {
    (self.name, self.summary, self.makeSource) = (name, summary, makeSource)
  }
}
