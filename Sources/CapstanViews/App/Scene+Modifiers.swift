public import Combine

extension Scene {
  /// Adds menus, which are never shown.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }

  /// Sets a value of the environment of the scene's views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Places an object under its type in the environment of the scene's views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(object)) }
  }

  /// Places an observable object under its type in the environment of the scene's views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environmentObject(object)) }
  }

  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, perform: action)) }
  }
}

/// A scene whose root view is changed.
private struct ModifiedScene<Base: Scene>: PrimitiveScene {
  typealias Body = Never
  let scene: Base
  let change: @MainActor (AnyView) -> AnyView

  var window: AnyView? { scene.rootView.map(change) }
}

/// Menus of an app, which are never shown.
@MainActor @preconcurrency public protocol Commands {}

/// No menus.
public struct EmptyCommands: Commands {
  /// Creates no menus.
  public nonisolated init() {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ name: S, @ViewBuilder content: () -> Content
  ) {}
}

/// Entries of a menu that exists.
public struct CommandGroup<Content: View>: Commands {
  /// Creates entries in the place of others.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates entries before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates entries after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Builds menus out of the statements of a closure.
@resultBuilder public enum CommandsBuilder {
  /// Takes any menus; none is shown.
  public static func buildBlock(_ commands: any Commands...) -> EmptyCommands { EmptyCommands() }
}
