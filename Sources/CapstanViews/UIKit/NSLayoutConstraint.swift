public import Foundation

/// A relation between the frames of UIKit's views, which is not followed: views inside fill the ones
/// around.
public final class NSLayoutConstraint {
  /// Whether it holds.
  public var isActive = false
  /// Points.
  public var constant: CGFloat
  /// How much it matters.
  public var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Lets constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints hold no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 0...1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// It matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge, a middle or a length of a view, for constraints.
public class NSLayoutAnchor<AnchorType> {
  init() {}

  /// Returns a constraint that makes two anchors equal.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that keeps an anchor behind another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Returns a constraint that keeps an anchor before another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A horizontal place.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical place.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that sets the length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

extension UIView {
  /// The left or right edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left or right edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
