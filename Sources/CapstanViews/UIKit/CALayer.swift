public import Foundation

/// The little of a layer that listings set; of it, only the corner is drawn.
open class CALayer {
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// Whether what stands outside is cut off.
  public var masksToBounds = false
  /// How the corner runs; both kinds are drawn alike.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round; all are drawn alike.
  public var maskedCorners: CACornerMask = []
  /// Points; not drawn.
  public var borderWidth: CGFloat = 0
  /// Not drawn.
  public var borderColor: CGColor?
  /// Not drawn.
  public var backgroundColor: CGColor?
  /// Not drawn.
  public var shadowColor: CGColor?
  /// Not drawn.
  public var shadowOpacity: Float = 0
  /// Points; not drawn.
  public var shadowRadius: CGFloat = 3
  /// Points; not drawn.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Not drawn.
  public var shadowPath: CGPath?
  /// 0...1; not drawn.
  public var opacity: Float = 1
  /// Points; not followed.
  public var frame = CGRect.zero
  /// Points; not followed.
  public var bounds = CGRect.zero
  /// Points; not followed.
  public var position = CGPoint.zero
  /// Not followed.
  public var transform = CATransform3DIdentity
  /// Not followed.
  public var zPosition: CGFloat = 0
  /// Not drawn.
  public var mask: CALayer?
  /// The layers inside; not drawn.
  public private(set) var sublayers: [CALayer]?

  /// Creates a layer.
  public init() {}

  /// Adds a layer inside.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Adds a layer inside at a place.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let layers = sublayers ?? []
    sublayers = layers
    sublayers?.insert(layer, at: min(Int(index), layers.count))
  }

  /// Nothing: the tree of layers is not followed.
  public func removeFromSuperlayer() {}
  /// Nothing is drawn by Core Animation.
  public func setNeedsDisplay() {}
  /// Nothing is moved by Core Animation.
  public func removeAllAnimations() {}
  /// Nothing is moved by Core Animation.
  public func removeAnimation(forKey key: String) {}
  /// Nothing is moved by Core Animation.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// What stands at the back of this layer.
  public var contents: Any?
  /// Pixels to the point; not followed.
  public var contentsScale: CGFloat = 1
  /// The point that a transform leaves, in the unit square; not followed.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether it is left out; not followed.
  public var isHidden = false
  /// Whether it is drawn as pixels; not followed.
  public var shouldRasterize = false
  /// Pixels to the point; not followed.
  public var rasterizationScale: CGFloat = 1
  /// A name of the listing's own.
  public var name: String?
}

/// How a layer's corner runs.
public enum CALayerCornerCurve: Sendable {
  case circular, continuous
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer with an outline; not drawn.
public final class CAShapeLayer: CALayer {
  /// The outline.
  public var path: CGPath?
  /// What it is filled with.
  public var fillColor: CGColor?
  /// What it is stroked with.
  public var strokeColor: CGColor?
  /// Points.
  public var lineWidth: CGFloat = 1
  /// Where the stroke begins, 0...1.
  public var strokeStart: CGFloat = 0
  /// Where the stroke ends, 0...1.
  public var strokeEnd: CGFloat = 1
  /// How lines end.
  public var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// Which parts are inside.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// The lengths of dashes and gaps, in points.
  public var lineDashPattern: [NSNumber]?
}

/// How lines of a layer end.
public enum CAShapeLayerLineCap: Sendable {
  case butt, round, square
}

/// How lines of a layer meet.
public enum CAShapeLayerLineJoin: Sendable {
  case miter, round, bevel
}

/// Which parts of a layer are inside.
public enum CAShapeLayerFillRule: Sendable {
  case nonZero, evenOdd
}

/// Kinds of gradients of layers.
public enum CAGradientLayerType: Sendable {
  case axial, radial, conic
}

/// A layer with a gradient; not drawn.
public final class CAGradientLayer: CALayer {
  /// The colours.
  public var colors: [Any]?
  /// Where they stand, 0...1.
  public var locations: [NSNumber]?
  /// Where the first stands, in the unit square.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last stands, in the unit square.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along a line or around a point.
  public var type = CAGradientLayerType.axial
}
