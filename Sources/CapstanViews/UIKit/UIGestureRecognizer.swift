public import Foundation

/// A gesture of UIKit, which is not felt.
open class UIGestureRecognizer {
  /// Creates a gesture that would call a method.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Whether touches reach the view as well.
  public var cancelsTouchesInView = true
  /// Whether it is felt.
  public var isEnabled = true
  /// What decides about it.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far it has come.
  public var state = State.possible
  /// The view that it belongs to; not followed.
  public var view: UIView? { nil }

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Adds a method that would be called.
  public func addTarget(_ target: Any, action: Selector) {}
  /// Where the fingers are; nowhere.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// What decides about a gesture; never asked.
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap, which is not felt.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  public var numberOfTapsRequired = 1
  /// How many fingers.
  public var numberOfTouchesRequired = 1
}

/// A drag, which is not felt.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved; nowhere.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the fingers move; not at all.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the fingers have moved.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A drag from an edge, which is not felt.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  public var edges: UIRectEdge = []
}

/// A flick, which is not felt.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public var direction: Direction = .right

  /// Where flicks lead.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
}

/// A long press, which is not felt.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5
}

/// A pinch, which is not felt.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, as a factor.
  public var scale: CGFloat = 1
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all = UIRectEdge(rawValue: 15)
}

/// Distances at the edges, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points.
  public var top: CGFloat
  /// Points.
  public var leading: CGFloat
  /// Points.
  public var bottom: CGFloat
  /// Points.
  public var trailing: CGFloat

  /// Creates distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// None.
  public static let zero = NSDirectionalEdgeInsets()
}
