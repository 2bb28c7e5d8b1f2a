/// What a `#Preview` declares; its types are written by the macro.
public protocol PreviewDeclaration: SendableMetatype {
  /// The module and file name.
  static var file: String { get }
  /// The file's path as the compiler was given it.
  static var path: String { get }
  /// The line, counted from 1.
  static var line: Int { get }
  /// The name, if there is one.
  static var name: String? { get }
  /// The ways in which the view is shown.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }

  /// Makes the view.
  @MainActor static func makeView() -> AnyView
}

/// Makes the views of previews.
public enum PreviewContent {
  /// Builds the content of a preview.
  @MainActor public static func make<V: View>(@ViewBuilder _ content: () -> V) -> AnyView {
    AnyView(content())
  }
}

/// A preview that the program has.
@MainActor public struct PreviewItem {
  /// The module and file name, such as `Blocks/AnimatedTabBar.swift`.
  public package(set) var file: String
  /// The file's path as the compiler was given it.
  public let path: String
  /// The line, counted from 1.
  public package(set) var line: Int
  /// The name, if there is one.
  public let name: String?
  /// The size of the page, if the preview asks for one.
  public let layout: PreviewLayout
  /// How the device is held.
  public let orientation: InterfaceOrientation
  /// Makes the view.
  public let make: @MainActor () -> AnyView
}
