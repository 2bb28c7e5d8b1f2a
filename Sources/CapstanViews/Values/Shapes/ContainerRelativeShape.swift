import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// The shape of the nearest container, made smaller as its frame is; a rectangle without one.
///
/// Which container shape there is, and how far inside it the frame lies, is the engine's business;
/// by itself the outline is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetToZero(by: amount)) }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// The outline of a button's border: a capsule.
public nonisolated struct ButtonBorderShape: InsettableShape, Equatable {
  package enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  package let kind: Kind
  var amount: CGFloat = 0

  init(_ kind: Kind) { self.kind = kind }

  /// The system's choice: a capsule.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))

  /// A rounded rectangle of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }

  /// The radius of a rounded button that gives none; approximation of ours.
  static let defaultRadius: CGFloat = 8

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetToZero(by: amount)
    switch kind {
    case .automatic, .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .roundedRectangle(let radius):
      let radius = max((radius ?? Self.defaultRadius) - amount, 0)
      return RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the shape made smaller on all sides.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
