import Foundation

/// Where the project's files lie; the one place that knows.
public enum Fixtures {
  /// The package's folder.
  public static let package: String = {
    let file = URL(fileURLWithPath: #filePath)
    return file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }()

  /// Returns the path of a file or folder under `Fixtures`.
  public static func path(_ relative: String) -> String {
    "\(package)/Fixtures/\(relative)"
  }

  /// Where failing goldens leave their strips; git ignores it.
  public static let failures = "\(package)/.build/golden-failures"
}
