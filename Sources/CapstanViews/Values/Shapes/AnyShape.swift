public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private var storage: any Shape

  /// Wraps a shape; a wrapped shape is not wrapped again.
  public init(_ shape: some Shape) {
    storage = (shape as? AnyShape)?.storage ?? shape
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    storage.sizeThatFits(proposal)
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }

  /// The wrapped shape's own data; shapes of two types do not mix.
  public var animatableData: AnyAnimatableData {
    get { storage.erasedAnimatableData }
    set { storage.erasedAnimatableData = newValue }
  }
}

extension Shape {
  fileprivate var erasedAnimatableData: AnyAnimatableData {
    get { AnyAnimatableData(animatableData) }
    set { if let data = newValue.value(as: AnimatableData.self) { animatableData = data } }
  }
}

/// Animatable data of any type; data of two types do not mix: the first operand stays as it is.
public struct AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  private let value: (any VectorArithmetic)?

  private init(erased value: (any VectorArithmetic)?) { self.value = value }

  /// Wraps data.
  package init<Data: VectorArithmetic>(_ value: Data) { self.value = value }

  /// Returns the data as a type, zero as that type's zero, or nil for another type.
  package func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    guard let value else { return Data.zero }
    return value as? Data
  }

  /// The zero of every type.
  public static var zero: AnyAnimatableData { AnyAnimatableData(erased: nil) }

  /// Returns the sum.
  public static func + (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    guard let left = lhs.value else { return rhs }
    return rhs.added(to: left)
  }

  /// Returns the difference.
  public static func - (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    var negative = rhs
    negative.scale(by: -1)
    return lhs + negative
  }

  /// Multiplies every number.
  public mutating func scale(by rhs: Double) {
    guard var scaled = value else { return }
    scaled.scale(by: rhs)
    self = AnyAnimatableData(erased: scaled)
  }

  /// The square of the length.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  /// Tells whether both are equal.
  public static func == (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): true
    case (let left?, _): rhs.isEqual(to: left)
    case (_, let right?): lhs.isEqual(to: right)
    }
  }

  private func added<Data: VectorArithmetic>(to other: Data) -> AnyAnimatableData {
    guard let own = value(as: Data.self) else { return AnyAnimatableData(other) }
    return AnyAnimatableData(other + own)
  }

  private func isEqual<Data: VectorArithmetic>(to other: Data) -> Bool {
    value(as: Data.self) == other
  }
}
