public import Foundation

/// Draws pictures; here they stay empty.
public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer of pictures of a size in points.
  public init(size: CGSize) { self.size = size }
  /// Creates a renderer of pictures as large as a rectangle.
  public init(bounds: CGRect) { size = bounds.size }

  /// Returns an empty picture; the closure is not called.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

/// Where a renderer draws.
public final class UIGraphicsImageRendererContext {
  /// Nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func stroke(_ rect: CGRect) {}
}

extension UIColor {
  /// Nothing is drawn by UIKit.
  public func set() {}
  /// Nothing is drawn by UIKit.
  public func setFill() {}
  /// Nothing is drawn by UIKit.
  public func setStroke() {}
}

/// What was copied last, in memory.
public final class UIPasteboard: @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// The one of the page.
  public static let general = UIPasteboard()

  /// Words.
  public var string: String?
}

/// Sizes that follow the reader's type size; here they stay.
public final class UIFontMetrics {
  /// Those of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the sizes of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// Returns the font.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the number.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// Plays nothing: a clip has no sound.
public func AudioServicesPlaySystemSound(_ sound: UInt32) {}
/// Plays nothing: a clip has no sound.
public func AudioServicesPlayAlertSound(_ sound: UInt32) {}
