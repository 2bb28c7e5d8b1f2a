public import Foundation

// What a new project's file of Core Data declares, so that it compiles beside a bar. Nothing is
// stored and nothing is found.

/// A store of objects, which is empty.
open class NSPersistentContainer {
  /// The store's name.
  public let name: String
  /// Where changes would be made.
  public let viewContext = NSManagedObjectContext()
  /// Where objects would be kept.
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates an empty store.
  public init(name: String) { self.name = name }

  /// Tells of the one store, without an error.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Returns a place where changes would be made.
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}

/// A store of objects that other devices share, which is empty.
public final class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// Where objects would be kept.
public final class NSPersistentStoreDescription {
  /// The place.
  public var url: URL?
  /// Creates a description.
  public init() {}
}

/// Where changes would be made.
public final class NSManagedObjectContext: @unchecked Sendable {
  // Unchecked: used on the main thread only.

  /// Whether changes elsewhere are taken in.
  public var automaticallyMergesChangesFromParent = false
  /// There are none.
  public var hasChanges: Bool { false }

  /// Creates a place.
  public init() {}

  /// Nothing has changed.
  public func save() throws {}
  /// Nothing has changed.
  public func rollback() {}
  /// Takes an object away.
  public func delete(_ object: NSManagedObject) {}
  /// Finds nothing.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
}

/// An object that would be kept.
open class NSManagedObject: Identifiable {
  /// Creates an object.
  public required init(context: NSManagedObjectContext) {}
}

/// A question for objects.
public final class NSFetchRequest<ResultType> {
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  public var predicate: NSPredicate?
  /// At most so many.
  public var fetchLimit = 0
  /// Creates a question.
  public init(entityName: String) {}
}

extension EnvironmentValues {
  /// Where changes would be made.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}
