/// Reasons why part of the page is kept free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and containers such as bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every reason.
  public static let all = SafeAreaRegions(rawValue: .max)
}
