public import Foundation

/// Where scrolling comes to rest, which never happens here: nothing is scrolled by hand.
public protocol ScrollTargetBehavior {
  /// What is known when scrolling ends.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A place where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What of the content is shown.
  public var rect: CGRect
  /// Where it stands in the window.
  public var anchor: UnitPoint?
}

/// What is known when scrolling ends.
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest.
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  /// Points across.
  public let contentSize: CGSize
  /// Points across.
  public let containerSize: CGSize
  /// The axes along which content can be scrolled.
  public let axes: Axis.Set
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Leaves the place.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far a flick leads.
  public struct LimitBehavior: Sendable {
    /// As the system decides.
    public static let automatic = LimitBehavior()
    /// To the next view.
    public static let always = LimitBehavior()
    /// As far as it goes.
    public static let never = LimitBehavior()
    /// To the next view.
    public static let alwaysByOne = LimitBehavior()
    /// By a few views.
    public static let alwaysByFew = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the place.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
