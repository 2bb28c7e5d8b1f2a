/// A part of an app: a window and what belongs to it.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that describes this one.
  associatedtype Body: Scene

  /// The scene that describes this one.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps: a primitive scene has no body.
  public var body: Never { preconditionFailure("A primitive scene has no body.") }
}

/// A scene of the engine, which may have a window.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  /// The root view of the window; nil if there is none.
  var window: AnyView? { get }
}

extension Scene {
  /// The root view of the first window.
  var rootView: AnyView? {
    if let primitive = self as? any PrimitiveScene { return primitive.window }
    return Body.self == Never.self ? nil : body.rootView
  }
}

/// Builds scenes out of the statements of a closure.
@resultBuilder public enum SceneBuilder {
  /// Takes one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes two scenes.
  @MainActor public static func buildBlock<C0: Scene, C1: Scene>(
    _ c0: C0, _ c1: C1
  ) -> some Scene {
    SceneList(scenes: [c0, c1])
  }

  /// Takes three scenes.
  @MainActor public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Scene {
    SceneList(scenes: [c0, c1, c2])
  }

  /// Takes four scenes.
  @MainActor public static func buildBlock<C0: Scene, C1: Scene, C2: Scene, C3: Scene>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Scene {
    SceneList(scenes: [c0, c1, c2, c3])
  }
}

/// Several scenes, of which the first window is shown.
private struct SceneList: PrimitiveScene {
  typealias Body = Never
  let scenes: [any Scene]

  var window: AnyView? { scenes.lazy.compactMap(\.rootView).first }
}

/// Windows that show one kind of view.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// The body, which does not exist.
  public typealias Body = Never

  private let content: Content

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title and a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var window: AnyView? { AnyView(content) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  /// The body, which does not exist.
  public typealias Body = Never

  private let content: Content

  /// Creates a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var window: AnyView? { AnyView(content) }
}

/// The settings of an app, which are never shown.
public struct Settings<Content: View>: PrimitiveScene {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}

  var window: AnyView? { nil }
}
