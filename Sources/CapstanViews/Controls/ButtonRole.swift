/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// Agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}
