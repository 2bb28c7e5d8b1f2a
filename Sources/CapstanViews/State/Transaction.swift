/// How a change is made: its animation and what else rides along.
///
/// Unchecked: values of transaction keys need not be `Sendable`; transactions stay on the main
/// thread.
public struct Transaction: @unchecked Sendable {
  /// How animatable attributes follow the change; nil jumps.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` inside is ignored.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as in a drag.
  public var isContinuous = false
  /// Whether the speed of continuous changes is handed to the animation that follows them.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What waits for the animations of this transaction.
  var completions: [AnimationCompletion] = []
  /// Tells transactions apart; writes of one and the same are made together.
  var id = 0

  /// Creates a transaction that changes nothing about a change.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key; its default where nothing has been set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A transaction and the event it belongs to.
  private struct Bound: Sendable {
    let transaction: Transaction
    let turn: Int?
  }

  @TaskLocal private static var bound: Bound?

  /// The transaction of the closure that runs; not that of the event in which a task has begun.
  static var current: Transaction {
    guard let bound, bound.turn == UpdateQueue.current?.turn else { return Transaction() }
    return bound.transaction
  }

  /// Runs a closure under the transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let bound = Bound(transaction: self, turn: UpdateQueue.current?.turn)
    return try Transaction.$bound.withValue(bound, operation: body)
  }

  /// Whether nothing has been set.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && values.isEmpty && completions.isEmpty
  }

  /// Returns the transaction with what it leaves open taken from another.
  func over(_ other: Transaction) -> Transaction {
    var result = self
    result.animation = animation ?? other.animation
    result.disablesAnimations = disablesAnimations || other.disablesAnimations
    result.isContinuous = isContinuous || other.isContinuous
    result.tracksVelocity = tracksVelocity || other.tracksVelocity
    result.values.merge(other.values) { mine, _ in mine }
    result.completions += other.completions
    return result
  }

  /// Adds a closure to be called when the animations of the transaction have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// The name and default of a value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// What is seen where nothing has been set.
  static var defaultValue: Value { get }
}

/// Makes the changes of a closure under a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = transaction
  transaction.id = UpdateQueue.current?.nextTransactionID() ?? 0
  return try transaction.run(body)
}

/// Makes the changes of a closure under the current transaction with one value changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes the changes of a closure under an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  return try withTransaction(transaction, body)
}

/// Makes the changes of a closure under an animation and calls another when it has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
