public import Foundation

/// A way in which a page shows a view.
public struct PreviewTrait<T>: Sendable {
  package let layout: PreviewLayout
  package let orientation: InterfaceOrientation

  init(_ layout: PreviewLayout, orientation: InterfaceOrientation = .portrait) {
    (self.layout, self.orientation) = (layout, orientation)
  }
}

/// The size of a page that shows a view.
public enum PreviewLayout: Hashable, Sendable {
  /// The device.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the page is wider than the upright one.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The page of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.device) }
  /// A page of the size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.sizeThatFits) }

  /// The page of the device, held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(.device) }
  /// The page of the device, held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(.device, orientation: .portraitUpsideDown)
  }
  /// The page of the device, turned to the left.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(.device, orientation: .landscapeLeft)
  }
  /// The page of the device, turned to the right.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(.device, orientation: .landscapeRight)
  }

  /// A page of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.fixed(width: width, height: height))
  }
}
