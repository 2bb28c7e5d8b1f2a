import Foundation

/// A vector of a node that follows its target in time.
@MainActor final class Attribute<Value: VectorArithmetic>: AnyAttribute {
  private var motion: MotionState<Value>
  private unowned let graph: ViewGraph
  private let name: String
  /// What the components are called; where it gives nil, they are numbered.
  private let components: () -> [String]?

  /// Creates an attribute at rest, whose motions count as removed once the rest is within a margin.
  init(
    _ value: Value, in graph: ViewGraph, label: String? = nil,
    components: @escaping () -> [String]? = { nil },
    margin: RestMargin? = nil
  ) {
    motion = MotionState(value, margin: margin)
    self.graph = graph
    self.components = components
    name = label ?? "value"
  }

  /// Creates an attribute of a node at rest.
  convenience init(
    _ value: Value, of node: Node, label: String? = nil,
    components: @escaping () -> [String]? = { nil },
    margin: RestMargin? = nil
  ) {
    self.init(value, in: node.graph, label: label, components: components, margin: margin)
  }

  /// Where the value goes.
  var target: Value { motion.model }

  /// Gives the value another target, under a transaction.
  ///
  /// While a moment is drawn nothing is set in motion: the target is a function of time then.
  func change(to target: Value, by transaction: Transaction) {
    let time = graph.time
    let animation = graph.isSampling ? nil : transaction.animation
    guard target != motion.model else { return }
    motion.set(target, animation: animation, at: time)
    guard animation != nil else { return }
    for completion in transaction.completions {
      completion.await(self, until: motion.logicalCompletionTime)
    }
  }

  /// Gives the value another target where it had `old`, under a transaction.
  func change(from old: Value, to target: Value, by transaction: Transaction) {
    motion.set(old, animation: nil, at: graph.time)
    change(to: target, by: transaction)
  }

  /// The value at a moment.
  func value(at time: Double) -> Value {
    isAtRest(at: time) ? motion.model : motion.value(at: time)
  }

  /// The value at a moment if the target were another one.
  func value(target: Value, at time: Double) -> Value {
    isAtRest(at: time) ? target : target + (motion.value(at: time) - motion.model)
  }

  /// Whether the value is the target at a moment; the graph is told if it is not.
  func isAtRest(at time: Double) -> Bool {
    if motion.isAtRest(at: time) { return true }
    graph.seesMotion = true
    return false
  }

  override var restTime: Double { motion.restTime }

  override var removalTime: Double { motion.removalTime }

  override func sample(at time: Double) -> [Double] {
    motion.value(at: time).numbers
  }

  override var label: String { name }

  override var names: [String] {
    let count = motion.model.numbers.count
    if let components = components(), components.count == count {
      return components.map { "\(name).\($0)" }
    }
    return count == 1 ? [name] : (0..<count).map { "\(name).\($0)" }
  }
}
