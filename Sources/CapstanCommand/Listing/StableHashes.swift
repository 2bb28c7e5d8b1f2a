internal import CHashSeed

/// Hashes, and so the orders of sets and dictionaries, that are the same in every run of a program.
///
/// A listing that goes through a set then gives equal frames each time. The runtime offers them to a
/// process that is started with `variable`; the running one can be given them as well, which saves a
/// second start.
enum StableHashes {
  /// Set to 1, it gives a Swift program stable hashes from its start.
  static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Gives the running process stable hashes, if the runtime is one in which that is known to work.
  ///
  /// To be called before there is any set or dictionary: those find nothing afterwards.
  static func begin() { chashseed_fix() }

  /// Whether the running process has stable hashes, and stable orders of sets with them.
  static var areInEffect: Bool { seedIsZero && ordersAreEqual }

  private static var seedIsZero: Bool {
    var hasher = Hasher()
    hasher.combine(UInt64(0))
    return hasher.finalize() == stableHashOfZero
  }

  /// Whether two sets of the same numbers have them in the same order.
  ///
  /// Without stable hashes, whatever the seed, each set mixes the place of its storage into its
  /// order; both have to live at the same time, for else the second could be where the first was.
  static var ordersAreEqual: Bool {
    let (one, other) = (Set(0..<64), Set(0..<64))
    return withExtendedLifetime((one, other)) { Array(one) == Array(other) }
  }

  /// The hash of eight zero bytes with stable hashes, as the runtime gives it (SipHash-1-3 without a
  /// key).
  private static let stableHashOfZero = -4_800_647_303_603_446_203
}
