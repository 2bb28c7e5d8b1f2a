import CapstanSceneGraph
public import Foundation

extension StringProtocol {
  /// Returns the size of the text in one line, in points; of the attributes, the font counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measuredSize(String(self), attributes, width: nil)
  }
}

extension NSString {
  /// Returns the size of the text in one line, in points; of the attributes, the font counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measuredSize(description, attributes, width: nil)
  }

  /// Returns the box of the text in a width, in points; of the attributes, the font counts.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: measuredSize(description, attributes, width: size.width))
  }
}

/// How text is measured; lines are always broken by words.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// What is told about measuring: nothing.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

/// UIKit's default is 12 points.
private func measuredSize(
  _ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?
) -> CGSize {
  let metrics = PageMetrics.current
  let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  guard let engine = metrics.textEngine else { return CGSize(width: 0, height: font.lineHeight) }
  var context = StyleContext()
  context.displayScale = metrics.scale
  let resolved = Text(verbatim: text).font(Font(font)).resolved(in: context)
  let limit = width.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
  return engine.layout(resolved.text, width: limit).size
}
