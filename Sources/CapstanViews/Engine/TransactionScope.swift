/// A part of the tree in which transactions are changed.
@MainActor final class TransactionScope {
  private let parent: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void
  private var cached: (epoch: Int, transaction: Transaction)?

  init(parent: TransactionScope?, change: @escaping @MainActor (inout Transaction) -> Void) {
    (self.parent, self.change) = (parent, change)
  }

  /// The transaction of the current update as views in this scope see it.
  func transaction(in graph: ViewGraph) -> Transaction {
    if let cached, cached.epoch == graph.transactionEpoch { return cached.transaction }
    var transaction = parent?.transaction(in: graph) ?? graph.transaction
    change(&transaction)
    cached = (graph.transactionEpoch, transaction)
    return transaction
  }
}
