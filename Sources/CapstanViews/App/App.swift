public import Foundation

/// A program that shows scenes.
///
/// Capstan films the root view of the first window: the listing's `@main` is not where its program
/// begins.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Ends with a hint: an app is not launched here.
  @MainActor public static func main() {
    let message =
      "error: \(Self.self) is an app, which cannot be launched here\n"
      + "hint: capstan render FILE.swift films its first window\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
  }
}

/// The root view of an app's first window, with the app's own state.
public struct AppPreview<A: App>: View {
  private var app: AppProperty<A>

  /// Creates the app.
  public init(_ type: A.Type = A.self) {
    app = AppProperty(app: A())
  }

  /// The root view.
  public var body: some View {
    app.app.body.rootView ?? AnyView(EmptyView())
  }
}

/// An app as a property, so that its own properties are connected.
private struct AppProperty<A: App>: DynamicProperty {
  var app: A

  static func _install(_ property: inout AppProperty<A>, in context: DynamicPropertyContext) {
    let properties = context.storage(DynamicProperties<A>.init)
    properties.install(in: &property.app, of: context.node, environment: context.environment)
  }
}

/// What a scene is doing.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// What the scene is doing: a clip is always in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Something that UIKit would tell of the life of an app; a clip does not tell anything.
public protocol UIApplicationDelegate: AnyObject {}

/// Something that UIKit would tell of the life of a scene.
public protocol UISceneDelegate: AnyObject {}

/// Something that UIKit would tell of the life of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None of the listing's own.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

/// Names an app's delegate, which is not made here: nothing of UIKit is told to it.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
  /// Traps: the delegate does not exist.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) does not exist: UIKit's life cycle is not followed.")
  }

  /// Names the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplication {
  /// Why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
