/// The name of a method, which nothing calls: there is no Objective-C here.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String

  /// Creates a name.
  public init(_ name: String) { self.name = name }
  /// Creates a name.
  public init(stringLiteral value: String) { name = value }
}
