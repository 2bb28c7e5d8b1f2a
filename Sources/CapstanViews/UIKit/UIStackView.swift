public import Foundation

/// Views of UIKit one after another.
open class UIStackView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge.
    public static let top = Alignment.leading
    /// The lower edge.
    public static let bottom = Alignment.trailing
  }

  /// Where to.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// Points between views.
  public var spacing: CGFloat = 0
  /// How views share the length.
  public var distribution = Distribution.fill
  /// Where views stand across.
  public var alignment = Alignment.fill
  /// Whether margins are kept free; not followed.
  public var isLayoutMarginsRelativeArrangement = false
  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Adds a view at a place.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    addSubview(view)
  }

  /// Takes a view out of the row.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Distances of single views are not followed.
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

/// Petals of UIKit.
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// Sizes of petals.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size.
  public var style = Style.medium
  /// Whether petals at rest are left out.
  public var hidesWhenStopped = true
  /// The colour; not followed.
  public var color: UIColor?
  /// Whether something goes on.
  public private(set) var isAnimating = false

  /// Creates petals.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Something goes on.
  public func startAnimating() { isAnimating = true }
  /// Nothing goes on any more.
  public func stopAnimating() { isAnimating = false }
}
