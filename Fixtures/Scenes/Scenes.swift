public import CapstanStage

/// The scenes that are written by hand over the core alone, as examples of using it directly.
public enum Scenes {
  /// In the order of `capstan list`.
  public static let all = [
    BuiltInScene(
      name: "capsule", summary: "a material bar whose icons jump on keyframes, drawn by hand"
    ) { try CapsuleScene($0) }
  ]
}
