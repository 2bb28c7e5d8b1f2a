/// How long a worker makes products and how long it takes to hand them over, to know which waits for
/// which.
struct DeliveryPace {
  /// So much longer the worker must have taken than its reader: about what the start of another one
  /// costs for a phone's screen, our choice.
  private static let startCost = Duration.milliseconds(50)

  private var excess = Duration.zero
  private var last: ContinuousClock.Instant

  /// Begins with the first product.
  init(at now: ContinuousClock.Instant = .now) { last = now }

  /// Whether the reader, all in all, waits for products.
  var isReaderFaster: Bool { excess > Self.startCost }

  /// Takes down that a product has been made.
  mutating func noteMade(at now: ContinuousClock.Instant = .now) { excess += passed(now) }

  /// Takes down that it has been handed over.
  mutating func noteDelivered(at now: ContinuousClock.Instant = .now) { excess -= passed(now) }

  private mutating func passed(_ now: ContinuousClock.Instant) -> Duration {
    defer { last = now }
    return now - last
  }
}
