import Foundation

/// A vector of a node that follows its target in time.
@MainActor final class Attribute<Value: VectorArithmetic>: AnyAttribute {
  private var motion: MotionState<Value>
  private unowned let graph: ViewGraph
  private let label: String?

  /// Creates an attribute at rest.
  init(_ value: Value, in graph: ViewGraph, label: String? = nil) {
    motion = MotionState(value)
    self.graph = graph
    self.label = label
  }

  /// Creates an attribute of a node at rest.
  convenience init(_ value: Value, of node: Node, label: String? = nil) {
    self.init(value, in: node.graph, label: label)
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
  func value(at time: Double) -> Value { motion.value(at: time) }

  /// The value at a moment if the target were another one.
  func value(target: Value, at time: Double) -> Value {
    motion.isAtRest(at: time) ? target : target + (motion.value(at: time) - motion.model)
  }

  func isAtRest(at time: Double) -> Bool { motion.isAtRest(at: time) }

  override var restTime: Double { motion.restTime }

  override func sample(at time: Double) -> [Double] {
    let components = motion.value(at: time).animatedComponents
    return components
  }

  override var names: [String] {
    let count = motion.model.animatedComponents.count
    let name = label ?? "value"
    return count == 1 ? [name] : (0..<count).map { "\(name).\($0)" }
  }
}

extension VectorArithmetic {
  /// The numbers of a vector, in order.
  var animatedComponents: [Double] {
    switch self {
    case let value as Double: [value]
    case let value as CGFloat: [Double(value)]
    case let value as Float: [Double(value)]
    case let value as AnimatableVector: value.components
    case let value as any AnimatablePairComponents: value.pairComponents
    default: []
    }
  }
}

/// A pair as the list of its numbers.
private protocol AnimatablePairComponents {
  var pairComponents: [Double] { get }
}

extension AnimatablePair: AnimatablePairComponents {
  var pairComponents: [Double] { first.animatedComponents + second.animatedComponents }
}
