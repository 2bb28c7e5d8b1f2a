/// The project's own version.
public enum CapstanVersion {
  /// By semantic versioning; recorded in manifests.
  public static let current = "0.1.0"
}
